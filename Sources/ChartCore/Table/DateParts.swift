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
  /// Seconds of a time that takes longer than a day.
  private(set) var elapsed: Double?
  /// Seconds east of Greenwich.
  var offset: Int?
  /// The name of a zone, which counts where a column has several.
  private(set) var zone: Range<Int>?
  private(set) var zoneOffset: Int?
  var zones = ZoneUse.offsets
  /// A period of the year whose number comes next.
  var awaited: CalendarPeriod?
  /// The half of the day, where it is told before the time.
  var isAfternoon: Bool?
  private(set) var marks: [(range: Range<Int>, directive: String)] = []
  /// Whether to keep where the parts are, which only showing the form needs.
  var keepsMarks = false
  private var hour = 0
  private var monthIsFirst = false
  /// Whether the month is the first one of a quarter or a half.
  private var isPeriod = false

  var isEmpty: Bool { numberCount == 0 && month == nil && week == nil }

  /// Whether year, month and day are all there.
  var isComplete: Bool {
    numberCount == 3 || (month != nil && numberCount == 2) || (isCompact && numberCount == 1)
  }

  /// Whether day and month are both numbers, so that their order matters.
  var hasOrder: Bool {
    numberCount == 3 && month == nil && !yearIsFirst
  }

  var yearIsFirst: Bool { ranges.0.count == 4 || numbers.0 > 31 }

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

  mutating func setTime(hour: Int, minute: Int, second: Double) {
    hasTime = true
    self.hour = hour
    if minute < 60, second <= 60 { elapsed = Double(hour * 3600 + minute * 60) + second }
    let exists = hour < 24 && minute < 60 && second <= 60
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard exists || isEndOfDay else { return }
    seconds = Double(hour * 3600 + minute * 60) + second
    if let isAfternoon { _ = setHalfDay(isAfternoon: isAfternoon, nil) }
  }

  /// Applies AM or PM; false when the hour is none of a twelve-hour clock.
  mutating func setHalfDay(isAfternoon: Bool, _ range: Range<Int>?) -> Bool {
    guard let time = seconds, hour <= 12 || !isAfternoon else { return seconds != nil }
    if isAfternoon, hour < 12 { seconds = time + 43_200 }
    if !isAfternoon, hour == 12 { seconds = time - 43_200 }
    for index in marks.indices where marks[index].directive == "%H" {
      marks[index].directive = "%I"
    }
    if let range { mark(range, "%p") }
    return true
  }

  /// Takes note of the name of a zone: of capital letters, or with a continent in front.
  mutating func setZone(_ cell: CellBytes, _ range: Range<Int>) {
    let name = cell.slice(range)
    let isName =
      name.count > 5 || name.count > 1 && (0..<name.count).allSatisfy { name[$0] &- 65 < 26 }
    guard isName else { return }
    zone = range
    zoneOffset = ZoneNames.offset(name)
    if zoneOffset != 0 { mark(range, "%Z") }
  }

  mutating func mark(_ range: Range<Int>, _ directive: String) {
    if keepsMarks { marks.append((range, directive)) }
  }
}

// MARK: - Periods

extension DateParts {
  /// Takes the number in front for that of a period, or waits for one; false where there is none.
  mutating func expect(_ period: CalendarPeriod) -> Bool {
    guard month == nil, week == nil, seconds == nil, awaited == nil, numberCount < 2 else {
      return false
    }
    if !takeNumber(for: period) { awaited = period }
    return true
  }

  /// Takes the only number so far for that of a period, as in `1. Quartal`; false if it is none.
  mutating func takeNumber(for period: CalendarPeriod) -> Bool {
    guard numberCount == 1, ranges.0.count <= 2, month == nil, week == nil,
      (1...period.count).contains(numbers.0)
    else { return false }
    numberCount = 0
    awaited = period
    return setPeriod(numbers.0, ranges.0)
  }

  /// Sets the number of the period that was waited for.
  mutating func setPeriod(_ number: Int, _ range: Range<Int>) -> Bool {
    guard let period = awaited, range.count <= 2, (1...period.count).contains(number) else {
      return false
    }
    awaited = nil
    switch period {
    case .week:
      week = number
      monthIsFirst = numberCount == 0
      mark(range, period.directive)
    default:
      setMonth(number * (12 / period.count) - 12 / period.count + 1, range, period.directive)
      isPeriod = period != .month
    }
    return true
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
    if week != nil { return yearOfPeriod.map { ($0, 0, 0) } }
    if numberCount == 2 { return yearAndMonth }
    guard numberCount == 3 else { return nil }
    if yearIsFirst || order == .yearFirst && isShort {
      return (fullYear(numbers.0, ranges.0), numbers.1, numbers.2)
    }
    guard ranges.2.count >= 2, ranges.0.count <= 2, ranges.1.count <= 2 else { return nil }
    let year = fullYear(numbers.2, ranges.2)
    return order == .monthFirst ? (year, numbers.0, numbers.1) : (year, numbers.1, numbers.0)
  }

  /// A month and a number that is no year are a day where a time follows.
  private func calendar(month: Int) -> Calendar? {
    if isPeriod || numberCount == 1 && !isDayWithTime {
      return yearOfPeriod.map { ($0, month, 1) }
    }
    switch numberCount {
    case 1: return (YearlessDates.year, month, numbers.0)
    case 2 where ranges.0.count == 4: return (numbers.0, month, numbers.1)
    case 2 where ranges.1.count >= 2: return (fullYear(numbers.1, ranges.1), month, numbers.0)
    default: return nil
    }
  }

  var isDayWithTime: Bool { hasTime && ranges.0.count <= 2 }

  /// The only number, if it is a year.
  private var yearOfPeriod: Int? {
    guard numberCount == 1, ranges.0.count == 4 || monthIsFirst && ranges.0.count == 2 else {
      return nil
    }
    return fullYear(numbers.0, ranges.0)
  }

  /// Whether all three numbers have two digits, so that each may be a year.
  var isShort: Bool {
    hasOrder && ranges.0.count == 2 && ranges.1.count == 2 && ranges.2.count == 2
  }

  private var yearAndMonth: Calendar? {
    if ranges.0.count == 4, ranges.1.count <= 2 { return (numbers.0, numbers.1, 1) }
    return ranges.1.count == 4 && ranges.0.count <= 2 ? (numbers.1, numbers.0, 1) : nil
  }

  private func fullYear(_ value: Int, _ range: Range<Int>) -> Int {
    range.count > 2 ? value : Gregorian.year(ofTwoDigits: value)
  }

  /// Returns seconds since 1970, or nil when the date or the time does not exist.
  func instant(_ calendar: Calendar) -> Double? {
    let day =
      week.map { Gregorian.day(year: calendar.year, week: $0) }
      ?? Gregorian.day(year: calendar.year, month: calendar.month, day: calendar.day)
    guard let day, !hasTime || seconds != nil else { return nil }
    let whole = day * 86_400 + Int(seconds ?? 0) - shift
    return Self.instant(whole, fraction.value, fraction.digits)
  }

  /// The seconds east of Greenwich that are taken off.
  private var shift: Int {
    switch zones {
    case .offsets: offset ?? 0
    case .names: offset ?? zoneOffset ?? 0
    case .none: 0
    }
  }

  /// Whether an offset may be the time of day when a quarter of an hour, half of one or a whole
  /// one ends that begins at the time.
  var hasOffsetLikeEnd: Bool {
    guard let offset, let seconds, offset <= 0 else { return false }
    return [900, 1800, 3600].contains((-offset - Int(seconds) + 86_400) % 86_400)
  }

  /// Returns `whole` seconds and a decimal fraction, correctly rounded up to microseconds.
  @inline(__always) static func instant(_ whole: Int, _ value: Int, _ digits: Int) -> Double {
    if digits == 0 { return Double(whole) }
    let power = DecimalNumber.power(digits)
    guard digits <= 6 else { return Double(whole) + Double(value) / power }
    return Double(whole * Int(power) + value) / power
  }
}
