/// The numbers and names that a date was found to consist of.
struct DateParts {
  private(set) var numbers = (0, 0, 0)
  private(set) var ranges = (0..<0, 0..<0, 0..<0)
  private(set) var numberCount = 0
  private(set) var month: Int?
  private(set) var week: Int?
  private(set) var isCompact = false
  var expectsTime = false
  private(set) var hasTime = false
  /// Whole seconds since midnight; nil when there is no time, or none that exists.
  private(set) var seconds: Double?
  var fraction = (value: 0, digits: 0)
  /// Seconds east of Greenwich.
  var offset: Int?
  private var marks: [(range: Range<Int>, directive: String)] = []
  /// Whether to keep where the parts are, which only showing the form needs.
  var keepsMarks = false
  private var hour = 0
  private var monthIsFirst = false

  var isEmpty: Bool { numberCount == 0 && month == nil && week == nil }

  /// Whether year, month and day are all there.
  var isComplete: Bool {
    numberCount == 3 || (month != nil && numberCount == 2) || (isCompact && numberCount == 1)
  }

  /// Whether day and month are both numbers, so that their order matters.
  var hasOrder: Bool {
    numberCount == 3 && month == nil && !yearIsFirst
  }

  private var yearIsFirst: Bool { ranges.0.count == 4 || numbers.0 > 31 }

  mutating func add(_ value: Int, _ range: Range<Int>) {
    switch numberCount {
    case 0: (numbers.0, ranges.0) = (value, range)
    case 1: (numbers.1, ranges.1) = (value, range)
    default: (numbers.2, ranges.2) = (value, range)
    }
    numberCount += 1
  }

  mutating func addCompact(_ value: Int, _ range: Range<Int>) {
    add(value, range)
    isCompact = true
  }

  mutating func setMonth(_ month: Int, _ range: Range<Int>, _ directive: String? = nil) {
    self.month = month
    monthIsFirst = numberCount == 0
    mark(range, directive ?? (range.count > 4 ? "%B" : "%b"))
  }

  mutating func setWeek(_ week: Int, _ range: Range<Int>) {
    self.week = week
    mark(range, "W%V")
  }

  mutating func setTime(hour: Int, minute: Int, second: Double) {
    hasTime = true
    self.hour = hour
    let exists = hour < 24 && minute < 60 && second <= 60
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard exists || isEndOfDay else { return }
    seconds = Double(hour * 3600 + minute * 60) + second
  }

  /// Applies AM or PM; false when the hour is none of a twelve-hour clock.
  mutating func setHalfDay(isAfternoon: Bool, _ range: Range<Int>) -> Bool {
    guard let time = seconds, hour <= 12 || !isAfternoon else { return seconds != nil }
    if isAfternoon, hour < 12 { seconds = time + 43_200 }
    if !isAfternoon, hour == 12 { seconds = time - 43_200 }
    for index in marks.indices where marks[index].directive == "%H" {
      marks[index].directive = "%I"
    }
    mark(range, "%p")
    return true
  }

  mutating func mark(_ range: Range<Int>, _ directive: String) {
    if keepsMarks { marks.append((range, directive)) }
  }
}

// MARK: - What they mean

extension DateParts {
  typealias Calendar = (year: Int, month: Int, day: Int)

  /// The order of day and month that the numbers prove, if any.
  var provenOrder: DateOrder? {
    guard hasOrder else { return nil }
    if numbers.0 > 12, numbers.1 <= 12 { return .dayFirst }
    return numbers.1 > 12 && numbers.0 <= 12 ? .monthFirst : nil
  }

  /// Whether the order of day and month matters and cannot be told from this date.
  var isOpen: Bool {
    hasOrder && numbers.0 <= 12 && numbers.1 <= 12 && numbers.0 != numbers.1
  }

  /// Returns year, month and day, existing or not; nil when these are no parts of a date.
  func calendar(_ order: DateOrder) -> Calendar? {
    if isCompact {
      return numberCount == 1 && month == nil
        ? (numbers.0 / 10_000, numbers.0 / 100 % 100, numbers.0 % 100) : nil
    }
    if let month { return calendar(month: month) }
    if week != nil { return numberCount == 1 && ranges.0.count == 4 ? (numbers.0, 0, 0) : nil }
    if numberCount == 2 { return yearAndMonth }
    guard numberCount == 3 else { return nil }
    if yearIsFirst { return (fullYear(numbers.0, ranges.0), numbers.1, numbers.2) }
    guard ranges.2.count >= 2, ranges.0.count <= 2, ranges.1.count <= 2 else { return nil }
    let year = fullYear(numbers.2, ranges.2)
    return order == .dayFirst ? (year, numbers.1, numbers.0) : (year, numbers.0, numbers.1)
  }

  private func calendar(month: Int) -> Calendar? {
    switch numberCount {
    case 1 where ranges.0.count == 4: return (numbers.0, month, 1)
    case 1 where monthIsFirst && ranges.0.count == 2:
      return (fullYear(numbers.0, ranges.0), month, 1)
    case 2 where ranges.0.count == 4: return (numbers.0, month, numbers.1)
    case 2 where ranges.1.count >= 2: return (fullYear(numbers.1, ranges.1), month, numbers.0)
    default: return nil
    }
  }

  private var yearAndMonth: Calendar? {
    if ranges.0.count == 4, ranges.1.count <= 2 { return (numbers.0, numbers.1, 1) }
    return ranges.1.count == 4 && ranges.0.count <= 2 ? (numbers.1, numbers.0, 1) : nil
  }

  /// Two digits are a year of 1969 to 2068, as in POSIX.
  private func fullYear(_ value: Int, _ range: Range<Int>) -> Int {
    range.count > 2 ? value : value + (value < 69 ? 2000 : 1900)
  }

  /// Returns seconds since 1970, or nil when the date or the time does not exist.
  func instant(_ calendar: Calendar) -> Double? {
    let day =
      week.map { Gregorian.day(year: calendar.year, week: $0) }
      ?? Gregorian.day(year: calendar.year, month: calendar.month, day: calendar.day)
    guard let day, !hasTime || seconds != nil else { return nil }
    let whole = day * 86_400 + Int(seconds ?? 0) - (offset ?? 0)
    return Self.instant(whole, fraction.value, fraction.digits)
  }

  /// Returns `whole` seconds and a decimal fraction, correctly rounded up to microseconds.
  @inline(__always) static func instant(_ whole: Int, _ value: Int, _ digits: Int) -> Double {
    if digits == 0 { return Double(whole) }
    let power = DecimalNumber.power(digits)
    guard digits <= 6 else { return Double(whole) + Double(value) / power }
    return Double(whole * Int(power) + value) / power
  }
}

// MARK: - What they look like

extension DateParts {
  /// Returns the form of `cell`, whose parts these are, in the letters of `strptime`.
  func pattern(of cell: CellBytes, order: DateOrder) -> String {
    var pattern = ""
    var index = 0
    for mark in (marks + dateMarks(order)).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where mark.range.lowerBound >= index {
      pattern += cell.slice(index..<mark.range.lowerBound).text + mark.directive
      index = mark.range.upperBound
    }
    return pattern + cell.slice(index..<cell.count).text
  }

  private func dateMarks(_ order: DateOrder) -> [(range: Range<Int>, directive: String)] {
    if isCompact { return [(ranges.0, "%Y%m%d")] }
    let all = [ranges.0, ranges.1, ranges.2]
    return (0..<min(numberCount, 3)).map { (all[$0], directive(of: $0, all[$0], order)) }
  }

  private func directive(of index: Int, _ range: Range<Int>, _ order: DateOrder) -> String {
    if range.count == 4 { return "%Y" }
    if month != nil { return index == numberCount - 1 && ranges.0.count < 4 ? "%y" : "%d" }
    if numberCount == 2 { return "%m" }
    if yearIsFirst { return ["%y", "%m", "%d"][index] }
    if index == 2 { return "%y" }
    return (order == .dayFirst) == (index == 0) ? "%d" : "%m"
  }

}
