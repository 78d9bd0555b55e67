/// How the cells of one column are read.
struct ColumnPlan: Sendable, Hashable {
  enum Kind: Sendable {
    case skip, text
    case number
    /// Numbers that are years, seconds since 1970 or parts of them, `20240502`, days of a
    /// spreadsheet, or times of day such as `093000`.
    case year, epoch, compact, serial, clock
    case date, pattern, time
    /// Texts such as `2019/20`.
    case fiscalYear
  }

  var kind: Kind
  var decimal: UInt8 = .dot
  var order = DateOrder.monthFirst
  /// What may follow a number besides `%` and currencies, as in `21 °C`.
  var unit: [UInt8] = []
  /// What follows a number that is owed.
  var negativeUnit: [UInt8]?
  var pattern: DatePattern?
  /// The form of the first cell, for dates.
  var shownForm: String?
  /// The order of the digits of a `compact` date, if it is not the usual one.
  var digitDate: DigitDate?
  var zones = ZoneUse.offsets
  /// What a number is multiplied with to become hours, minutes and seconds, or a time to become
  /// seconds.
  var clockFactor = 1.0
  /// Whether cells proved the order of day and month, or nothing did.
  var isProven = false
  var isGuess = false
  /// A number that has a decimal sign or groups digits, when nothing settled which (`1,799`).
  var openNumber: String?
  /// Whether a person said how to read it.
  var isForced = false
  /// The cell that turned the order of dates or the decimal sign round.
  var turnedBy: CellFaults.Proof?
  var changeCount = 0

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Takes an order of day and month, also in the form that is shown.
  mutating func turn(to order: DateOrder) {
    guard order != self.order else { return }
    self.order = order
    shownForm = shownForm.map(Self.withDayAndMonthSwapped)
  }

  private static func withDayAndMonthSwapped(_ form: String) -> String {
    var wasSign = false
    return String(
      form.map { letter in
        defer { wasSign = letter == "%" }
        return wasSign && letter == "d" ? "m" : wasSign && letter == "m" ? "d" : letter
      })
  }

  /// Whether the cells are numbers in the file, whatever they mean.
  var isNumeric: Bool {
    switch kind {
    case .number, .year, .epoch, .compact, .serial, .clock: true
    default: false
    }
  }

  var isInstant: Bool {
    switch kind {
    case .year, .epoch, .compact, .serial, .date, .pattern, .fiscalYear: true
    default: false
    }
  }
}

// MARK: - Numbers that are times

extension ColumnPlan {
  /// Returns what a number of the column means, or NaN when it cannot be.
  @inline(__always) func meaning(of number: Double) -> Double {
    kind == .number ? number : instant(number)
  }

  private func instant(_ number: Double) -> Double {
    switch kind {
    case .epoch: EpochTime.instant(number) ?? .nan
    case .year: Self.year(number)
    case .compact: (digitDate?.instant ?? EpochTime.compact)(number) ?? .nan
    case .serial: (1...2_958_465).contains(number) ? ((number - 25_569) * 86_400).rounded() : .nan
    case .clock: EpochTime.clock(number, times: clockFactor) ?? .nan
    default: number
    }
  }

  private static func year(_ number: Double) -> Double {
    guard number.rounded() == number, (1...9999).contains(number),
      let day = Gregorian.day(year: Int(number), month: 1, day: 1)
    else { return .nan }
    return Double(day * 86_400)
  }
}
