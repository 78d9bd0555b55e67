/// A date whose digits make one number, other than with the whole year in front: `240528`,
/// `28052024`, `1871.01`.
enum DigitDate: CaseIterable, Sendable {
  case shortYearMonthDay, shortDayMonthYear, shortMonthDayYear, dayMonthYear, monthDayYear
  /// October is `.1` as well as `.10`.
  case yearPointMonth

  /// Returns when the day or the month begins, or nil when there is none.
  func instant(_ number: Double) -> Double? {
    if self == .yearPointMonth { return Self.month(number) }
    guard number == number.rounded(), number > 0, number < 1e8 else { return nil }
    let isShort = self != .dayMonthYear && self != .monthDayYear
    let whole = Int(number)
    guard (whole < 1_000_000) == isShort else { return nil }
    let (first, last) = (whole / (isShort ? 10_000 : 1_000_000), whole % (isShort ? 100 : 10_000))
    let middle = whole / (isShort ? 100 : 10_000) % 100
    let day =
      switch self {
      case .shortYearMonthDay:
        Gregorian.day(year: Gregorian.year(ofTwoDigits: first), month: middle, day: last)
      case .shortDayMonthYear:
        Gregorian.day(year: Gregorian.year(ofTwoDigits: last), month: middle, day: first)
      case .shortMonthDayYear:
        Gregorian.day(year: Gregorian.year(ofTwoDigits: last), month: first, day: middle)
      case .dayMonthYear: Gregorian.day(year: last, month: middle, day: first)
      default: Gregorian.day(year: last, month: first, day: middle)
      }
    return day.map { Double($0 * 86_400) }
  }

  private static func month(_ number: Double) -> Double? {
    let year = number.rounded(.down)
    let month = ((number - year) * 100).rounded()
    guard (1000...2999).contains(year), abs((number - year) * 100 - month) < 1e-6,
      let day = Gregorian.day(year: Int(year), month: Int(month), day: 1)
    else { return nil }
    return Double(day * 86_400)
  }

  /// The form in the letters of `strptime`.
  var form: String {
    switch self {
    case .shortYearMonthDay: "%y%m%d"
    case .shortDayMonthYear: "%d%m%y"
    case .shortMonthDayYear: "%m%d%y"
    case .dayMonthYear: "%d%m%Y"
    case .monthDayYear: "%m%d%Y"
    case .yearPointMonth: "%Y.%m"
    }
  }
}

// MARK: - Recognizing

extension DigitDate {
  /// Returns the form in which all numbers are dates and the rows run in one direction, over the
  /// shortest time, and whether there is another one.
  static func found(
    in values: [Double], name: String, arePadded: Bool
  ) -> (form: DigitDate, isGuess: Bool)? {
    let forms = Letters.words(of: name).compactMap(named)
    let fits = (forms.isEmpty ? allCases : forms).compactMap {
      form -> (form: DigitDate, run: DateRun)? in
      let run = DateRun(values.map(form.instant))
      return run.areAllDates && run.turns == 0 && run.length > 0 ? (form, run) : nil
    }
    guard let best = fits.min(by: { $0.run.length < $1.run.length }),
      best.form.isLikely(values, arePadded)
    else { return nil }
    return (best.form, fits.count > 1)
  }

  /// The form that a word such as `yymmdd` names.
  private static func named(_ word: String) -> DigitDate? {
    allCases.first { form in
      let letters = form.form.map { $0 == "Y" ? "yyyy" : $0 == "%" ? "" : "\($0)\($0)" }
      return letters.joined() == word
    }
  }

  /// Zeros in front may be missing from some numbers, but not from all that have them; and a year and a tenth
  /// are a month only beside other months.
  private func isLikely(_ values: [Double], _ arePadded: Bool) -> Bool {
    if self == .yearPointMonth {
      let hasOther = values.contains { abs($0 - $0.rounded(.down) - 0.1) > 1e-6 }
      return hasOther && values.count > 2 && zip(values, values.dropFirst()).allSatisfy(!=)
    }
    let isShort = self != .dayMonthYear && self != .monthDayYear
    return arePadded || values.contains { $0 >= (isShort ? 1e5 : 1e7) }
  }
}
