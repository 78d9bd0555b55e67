/// A date or an instant as people and programs write it.
///
///     "2024-10-27T01:30:00+02:00"   "20240502 093000"   "28.06.24"   "3-Jan-22"
///     "Aug 9, 2024"   "Jan-23"   "2024 Q1"   "5 de enero de 2024"   "1/31/2024 4:05 PM"
///     "2024-01-31T16"   "2024-01-31 04-PM"   "31/Jan/2024:16:05:00 +0100"   "20240131 160500250"
///     "2023-T1"   "KW 05/2024"   "02/01/2024 10h00"   "2024年1月5日"   "2024-01-01/2024-01-07"
///
/// A time without a zone is read as written, as UTC (`R1`); an offset is taken off (`R2`), and
/// the name of a zone where a column has several. Of two dates the first one counts.
struct DateCell {
  enum Outcome {
    /// Seconds since 1970.
    case instant(Double)
    /// Seconds since midnight, or of a time that took longer than a day.
    case time(Double)
    /// The form of a date, with a day, an hour or a month that does not exist.
    case impossible
    /// A date that exists only with the other order of day and month.
    case otherOrder
    case none
  }

  private(set) var outcome = Outcome.none
  /// The order of day and month that this cell proves, or that it leaves open.
  private(set) var proof: DateOrder?
  private(set) var isOpen = false
  /// Without the brackets around it; of an interval only its start.
  private(set) var cell: CellBytes
  var parts = DateParts()
  var index = 0

  init(
    _ trimmed: CellBytes, order: DateOrder, keepsForm: Bool = false, zones: ZoneUse = .offsets
  ) {
    self.init(single: trimmed, order: order, keepsForm: keepsForm, zones: zones)
    guard case .none = outcome, let (start, end) = DateInterval.parts(of: cell, order) else {
      return
    }
    let own = DateCell(single: start, order: order, keepsForm: keepsForm, zones: zones)
    let other = DateCell(single: end, order: order)
    self = own
    proof = own.proof ?? other.proof
    isOpen = own.isOpen && proof == nil
  }

  /// Reads a cell that is no interval.
  init(
    single trimmed: CellBytes, order: DateOrder, keepsForm: Bool = false, zones: ZoneUse = .offsets
  ) {
    cell = Self.withoutBrackets(trimmed)
    parts.keepsMarks = keepsForm
    guard cell.count > 2, cell.count < 96, readParts() else { return }
    parts.zones = zones
    conclude(order)
  }

  /// Logs put times in brackets, which a space in them may have taken apart.
  private static func withoutBrackets(_ cell: CellBytes) -> CellBytes {
    let opens = cell[0] == 91
    let inner = cell.slice((opens ? 1 : 0)..<cell.count)
    guard inner[inner.count - 1] == 93, !(0..<inner.count).contains(where: { inner[$0] == 91 })
    else { return inner }
    return inner.slice(0..<inner.count - 1)
  }

  /// The name of a zone that stands in for an offset.
  var zone: CellBytes? {
    parts.offset == nil ? parts.zone.map { cell.slice($0) } : nil
  }

  /// Returns the form of the cell in the letters of `strptime`, if it was kept.
  func pattern(order: DateOrder) -> String { parts.pattern(of: cell, order: order) }
}

// MARK: - Taking the cell apart

extension DateCell {
  private mutating func readParts() -> Bool {
    while index < cell.count {
      guard readPart() else { return false }
    }
    return true
  }

  private mutating func readPart() -> Bool {
    let byte = cell[index]
    if byte.isDigit { return readDigits() }
    if byte >= 0xE5, let sign = DateSign(cell, index) { return skip(sign) }
    if byte.isLetter, cell.wideSpace(at: index) == 0 { return readWord() }
    if byte == 91 || byte == 40 { return skipBrackets() }
    if byte == .colon, parts.isComplete, cell[index + 1].isDigit {
      index += 1
    } else if byte == .plus || byte == .minus, parts.seconds != nil, cell[index + 1].isDigit {
      return readOffset()
    } else {
      return skipMark(byte)
    }
    return true
  }

  private mutating func skipMark(_ byte: UInt8) -> Bool {
    let wide = cell.wideSpace(at: index)
    let isJoint = parts.isComplete && (byte == 59 || byte == 64)  // "20240102;093015", "@"
    guard wide > 0 || isJoint || [.space, .comma, .dot, .minus, 47, 95, 39].contains(byte) else {
      return false
    }
    index += max(wide, 1)
    return true
  }

  /// The name of a zone in brackets comes last; the name of a day may come earlier.
  private mutating func skipBrackets() -> Bool {
    let close: UInt8 = cell[index] == 91 ? 93 : 41
    if parts.seconds != nil, cell[cell.count - 1] == close {
      index = cell.count
      return true
    }
    let first = index + 1
    var end = first
    while cell[end].isLetter { end += 1 }
    guard parts.isComplete, cell[end] == close,
      end - first == 3 || MonthNames.isWeekday(cell.slice(first..<end))
    else { return false }
    index = end + 1
    return true
  }

  /// A year, a month or a day is named behind its number.
  private mutating func skip(_ sign: DateSign) -> Bool {
    index += 3
    return switch sign {
    case .year: parts.numberCount == 1
    case .month: parts.numberCount == 2 || parts.numberCount == 1 && parts.ranges.0.count <= 2
    case .day: parts.numberCount > 1
    default: false
    }
  }
}

// MARK: - Putting it together

extension DateCell {
  private mutating func conclude(_ order: DateOrder) {
    guard let calendar = parts.calendar(order) else {
      concludeTime()
      return
    }
    if order != .yearFirst { (proof, isOpen) = (parts.provenOrder, parts.isOpen) }
    if let instant = parts.instant(calendar) {
      outcome = .instant(instant)
    } else if parts.hasOrder, let swapped = parts.calendar(order.other),
      parts.instant(swapped) != nil
    {
      outcome = .otherOrder
    } else {
      outcome = .impossible
      proof = nil
    }
  }

  private mutating func concludeTime() {
    guard parts.isEmpty, parts.hasTime else { return }
    guard let seconds = parts.seconds ?? parts.elapsed else {
      outcome = .impossible
      return
    }
    outcome = .time(DateParts.instant(Int(seconds), parts.fraction.value, parts.fraction.digits))
  }
}
