/// What a pattern has read from a cell so far.
struct DateFields {
  let cell: CellBytes
  private(set) var index = 0
  private var year = 1970
  private var month = 1
  private var day = 1
  private var dayOfYear: Int?
  private var time = (hour: 0, minute: 0, second: 0)
  private var fraction = (value: 0, digits: 0)
  private var isAfternoon: Bool?
  private var offset = 0
  private var epoch: Int?

  init(cell: CellBytes) {
    self.cell = cell
  }

  /// Reads one element at the current place; false when it is not there.
  ///
  /// A number that another follows at once takes all of its digits.
  mutating func read(_ element: DatePattern.Element, isPacked: Bool) -> Bool {
    switch element {
    case .year: return assign(\.year, digits: 4, isPacked)
    case .shortYear: return readShortYear()
    case .month: return assign(\.month, digits: 2, isPacked)
    case .day: return assign(\.day, digits: 2, isPacked)
    case .dayOfYear: return readDayOfYear()
    case .hour: return assign(\.time.hour, digits: 2, isPacked)
    case .minute: return assign(\.time.minute, digits: 2, isPacked)
    case .second: return assign(\.time.second, digits: 2, isPacked)
    case .fraction: return readFraction()
    case .epoch: return readEpoch()
    case .monthName, .weekday, .halfDay: return readWord(element)
    case .zone: return readZone()
    case .space: return skipSpace()
    case .literal(let byte):
      index += 1
      return cell[index - 1] == byte
    }
  }

  /// The instant that the fields make up, once all are read.
  var outcome: DateCell.Outcome {
    if let epoch { return .instant(DateParts.instant(epoch, fraction.value, fraction.digits)) }
    guard let hour, let date, hour < 24, time.minute < 60, time.second <= 60 else {
      return .impossible
    }
    let whole = date * 86_400 + hour * 3600 + time.minute * 60 + time.second - offset
    return .instant(DateParts.instant(whole, fraction.value, fraction.digits))
  }

  private var hour: Int? {
    guard let isAfternoon else { return time.hour }
    return (1...12).contains(time.hour) ? time.hour % 12 + (isAfternoon ? 12 : 0) : nil
  }

  private var date: Int? {
    guard let dayOfYear else { return Gregorian.day(year: year, month: month, day: day) }
    return Gregorian.day(year: year, month: 1, day: 1).map { $0 + dayOfYear - 1 }
  }

  private mutating func number(digits: Int) -> Int? {
    let first = index
    var value = 0
    while index - first < digits, cell[index].isDigit {
      value = value * 10 + Int(cell[index] - 48)
      index += 1
    }
    return index > first ? value : nil
  }

  private mutating func assign(
    _ field: WritableKeyPath<DateFields, Int>, digits: Int, _ isPacked: Bool
  ) -> Bool {
    let first = index
    guard let value = number(digits: digits) else { return false }
    self[keyPath: field] = value
    return !isPacked || index - first == digits
  }

  private mutating func readShortYear() -> Bool {
    guard let value = number(digits: 2) else { return false }
    year = Gregorian.year(ofTwoDigits: value)
    return true
  }

  private mutating func readDayOfYear() -> Bool {
    dayOfYear = number(digits: 3)
    return dayOfYear != nil
  }

  private mutating func readEpoch() -> Bool {
    epoch = number(digits: 12)
    return epoch != nil
  }

  private mutating func readFraction() -> Bool {
    let first = index
    guard let value = number(digits: 9) else { return false }
    fraction = (value, index - first)
    while cell[index].isDigit { index += 1 }
    return true
  }

  private mutating func readWord(_ element: DatePattern.Element) -> Bool {
    let first = index
    while cell[index].isLetter { index += 1 }
    let word = cell.slice(first..<index)
    switch element {
    case .weekday: return MonthNames.isWeekday(word)
    case .halfDay:
      isAfternoon = word.isWord("PM")
      return word.isWord("PM") || word.isWord("AM")
    default:
      if cell[index] == .dot { index += 1 }
      month = MonthNames.month(word) ?? 0
      return month > 0
    }
  }

  private mutating func readZone() -> Bool {
    if cell[index].isLetter {
      while cell[index].isLetter { index += 1 }
      return true
    }
    guard cell[index] == .plus || cell[index] == .minus else { return false }
    let sign = cell[index] == .minus ? -1 : 1
    index += 1
    guard let hours = number(digits: 2) else { return false }
    if cell[index] == .colon { index += 1 }
    offset = sign * (hours * 3600 + (number(digits: 2) ?? 0) * 60)
    return true
  }

  private mutating func skipSpace() -> Bool {
    while index < cell.count, cell[index] <= 32 || cell.wideSpace(at: index) > 0 {
      index += max(cell.wideSpace(at: index), 1)
    }
    return true
  }
}
