/// A date or an instant as people and programs write it.
///
///     "2024-10-27T01:30:00+02:00"   "20240502 093000"   "28.06.24"   "3-Jan-22"
///     "Aug 9, 2024"   "Jan-23"   "2024 Q1"   "5 de enero de 2024"   "1/31/2024 4:05 PM"
///     "2024-01-31T16"   "2024-01-31 04-PM"   "31/Jan/2024:16:05:00 +0100"   "20240131 160500250"
///
/// A time without a zone is read as written, as UTC (`R1`); an offset is taken off (`R2`).
struct DateCell {
  enum Outcome {
    /// Seconds since 1970.
    case instant(Double)
    /// Seconds since midnight.
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
  let cell: CellBytes
  private(set) var parts = DateParts()
  private var index = 0

  init(_ trimmed: CellBytes, order: DateOrder, keepsForm: Bool = false) {
    cell = trimmed
    parts.keepsMarks = keepsForm
    guard trimmed.count > 2, trimmed.count < 96, readParts() else { return }
    conclude(order)
  }

  /// Returns the form of the cell in the letters of `strptime`, if it was kept.
  func pattern(order: DateOrder) -> String { parts.pattern(of: cell, order: order) }
}

// MARK: - Taking the cell apart

extension DateCell {
  private mutating func readParts() -> Bool {
    while index < cell.count {
      let byte = cell[index]
      if byte.isDigit {
        guard readDigits() else { return false }
      } else if byte.isLetter, cell.wideSpace(at: index) == 0 {
        guard readWord() else { return false }
      } else if byte == 91 || byte == 40 {  // The name of a zone in brackets comes last.
        return parts.seconds != nil && [93, 41].contains(cell[cell.count - 1])
      } else if byte == .colon, parts.isComplete, cell[index + 1].isDigit {
        index += 1
      } else if byte == .plus || byte == .minus, parts.seconds != nil, cell[index + 1].isDigit {
        guard readOffset() else { return false }
      } else {
        let wide = cell.wideSpace(at: index)
        guard wide > 0 || [.space, .comma, .dot, .minus, 47, 95, 39].contains(byte) else {
          return false
        }
        index += max(wide, 1)
      }
    }
    return true
  }

  private mutating func readDigits() -> Bool {
    let first = index
    var value = 0
    while cell[index].isDigit {
      if index - first < 15 { value = value * 10 + Int(cell[index] - 48) }
      index += 1
    }
    let count = index - first
    if cell[index] == .colon, count <= 2, parts.seconds == nil {
      return readClock(hour: value, first: first)
    }
    if parts.seconds == nil, parts.numberCount == 1, parts.isCompact || parts.expectsTime,
      count == 4 || count == 6 || count == 9
    {
      return readCompactTime(value, count, first)
    }
    if count <= 2, parts.seconds == nil, isHourAlone(count) {
      parts.setTime(hour: value, minute: 0, second: 0)
      parts.mark(first..<index, "%H")
      return true
    }
    return readDate(value, count, first)
  }

  /// Whether the digits before the current place are an hour without minutes: before AM or PM,
  /// after a T, or at the end of a whole date.
  private func isHourAlone(_ count: Int) -> Bool {
    if parts.isEmpty || parts.isComplete, isHalfDayNext { return true }
    return count == 2 && parts.isComplete
      && (parts.expectsTime || index == cell.count && parts.month == nil)
  }

  private var isHalfDayNext: Bool {
    var next = index
    while cell[next] == .space || cell[next] == .minus { next += 1 }
    let isHalf = cell[next] | 32 == 97 || cell[next] | 32 == 112
    return isHalf && cell[next + 1] | 32 == 109 && !cell[next + 2].isLetter
  }

  private mutating func readDate(_ value: Int, _ count: Int, _ first: Int) -> Bool {
    switch count {
    case 1, 2, 4: parts.add(value, first..<index)
    case 8 where parts.isEmpty: parts.addCompact(value, first..<index)
    case 12 where parts.isEmpty:
      parts.addCompact(value / 10_000, first..<first + 8)
      return readCompactTime(value % 10_000, 4, first + 8)
    case 14 where parts.isEmpty:
      parts.addCompact(value / 1_000_000, first..<first + 8)
      return readCompactTime(value % 1_000_000, 6, first + 8)
    default: return false
    }
    return parts.numberCount <= 3
  }

  private mutating func readCompactTime(_ value: Int, _ count: Int, _ first: Int) -> Bool {
    let time = count == 4 ? value * 100 : count == 9 ? value / 1000 : value
    parts.setTime(
      hour: time / 10_000, minute: time / 100 % 100, second: Double(time % 100))
    parts.mark(first..<first + 2, "%H")
    parts.mark(first + 2..<first + 4, "%M")
    if count > 4 { parts.mark(first + 4..<first + 6, "%S") }
    index = first + count
    guard count == 9 else { return readFraction() }
    parts.fraction = (value % 1000, 3)
    parts.mark(first + 6..<index, "%f")
    return true
  }

  private mutating func readClock(hour: Int, first: Int) -> Bool {
    parts.mark(first..<index, "%H")
    guard let minute = readTwoDigits("%M") else { return false }
    var second = 0
    if cell[index] == .colon {
      guard let value = readTwoDigits("%S") else { return false }
      second = value
    }
    parts.setTime(hour: hour, minute: minute, second: Double(second))
    return readFraction()
  }

  private mutating func readTwoDigits(_ directive: String) -> Int? {
    let first = index + 1
    guard cell[first].isDigit, cell[first + 1].isDigit, !cell[first + 2].isDigit else {
      return nil
    }
    index += 3
    parts.mark(first..<index, directive)
    return Int(cell[first] - 48) * 10 + Int(cell[first + 1] - 48)
  }

  private mutating func readFraction() -> Bool {
    guard cell[index] == .dot || cell[index] == .comma, cell[index + 1].isDigit else {
      return true
    }
    let first = index
    var value = 0
    var count = 0
    index += 1
    while cell[index].isDigit {
      if count < 9 { value = value * 10 + Int(cell[index] - 48) }
      count += count < 9 ? 1 : 0
      index += 1
    }
    parts.fraction = (value, count)
    parts.mark(first + 1..<index, "%f")
    return true
  }

  private mutating func readOffset() -> Bool {
    let sign = cell[index] == .minus ? -1 : 1
    let first = index
    var value = 0
    var count = 0
    index += 1
    while cell[index].isDigit || (cell[index] == .colon && count == 2) {
      if cell[index].isDigit, count < 5 {
        (value, count) = (value * 10 + Int(cell[index] - 48), count + 1)
      }
      index += 1
    }
    guard count == 2 || count == 4, parts.offset == nil else { return false }
    let minutes = count == 4 ? value / 100 * 60 + value % 100 : value * 60
    parts.offset = sign * minutes * 60
    parts.mark(first..<index, "%z")
    return true
  }
}

// MARK: - Words

extension DateCell {
  private mutating func readWord() -> Bool {
    let first = index
    while cell[index].isLetter, cell.wideSpace(at: index) == 0 { index += 1 }
    let word = cell.slice(first..<index)
    if word.count == 1, readLetter(word[0] & 0xDF, first) { return true }
    if parts.month == nil, let month = MonthNames.month(word) {
      parts.setMonth(month, first..<index)
      return true
    }
    if isParticle(word) { return true }
    if MonthNames.isWeekday(word) {
      parts.mark(first..<index, word.count > 3 ? "%A" : "%a")
      return true
    }
    return parts.seconds != nil && readAfterTime(word, first)
  }

  /// Whether a word only joins: ordinals after digits, "5 de enero", "5 of May", "at".
  private func isParticle(_ word: CellBytes) -> Bool {
    let words: [StaticString] = ["st", "nd", "rd", "th", "de", "of", "er", "del", "at", "le"]
    return words.contains(where: word.isWord)
  }

  private mutating func readLetter(_ letter: UInt8, _ first: Int) -> Bool {
    switch letter {
    case 84 where cell[index].isDigit && parts.seconds == nil && !parts.isEmpty:  // T
      parts.expectsTime = true
    case 90 where parts.seconds != nil:  // Z
      parts.offset = 0
      parts.mark(first..<index, "%z")
    case 81 where cell[index].isDigit, 87 where cell[index].isDigit, 77 where cell[index].isDigit:
      return readPeriod(letter, first)
    default: return false
    }
    return true
  }

  /// A quarter (`Q1`), a week (`W05`) or a month (`M05`) of a year.
  private mutating func readPeriod(_ letter: UInt8, _ first: Int) -> Bool {
    var value = 0
    while cell[index].isDigit, index - first < 4 {
      value = value * 10 + Int(cell[index] - 48)
      index += 1
    }
    switch letter {
    case 81 where (1...4).contains(value): parts.setMonth(value * 3 - 2, first..<index, "Q%q")
    case 87: parts.setWeek(value, first..<index)
    case 77: parts.setMonth(value, first..<index, "M%m")
    default: return false
    }
    return true
  }

  private mutating func readAfterTime(_ word: CellBytes, _ first: Int) -> Bool {
    if cell[first - 1] == .comma { return false }
    if word.isWord("PM") || word.isWord("AM") || word.isWord("p") || word.isWord("a") {
      return parts.setHalfDay(isAfternoon: word[0] | 32 == 112, first..<index)
    }
    if word.isWord("UTC") || word.isWord("GMT") {
      parts.offset = nil
    } else if word.count <= 5 {
      parts.mark(first..<index, "%Z")
    }
    return word.count <= 5
  }
}

// MARK: - Putting it together

extension DateCell {
  private mutating func conclude(_ order: DateOrder) {
    guard let calendar = parts.calendar(order) else {
      if parts.isEmpty, let seconds = parts.seconds {
        outcome = .time(
          DateParts.instant(Int(seconds), parts.fraction.value, parts.fraction.digits))
      }
      if parts.isEmpty, parts.seconds == nil, parts.hasTime { outcome = .impossible }
      return
    }
    proof = parts.provenOrder
    isOpen = parts.isOpen
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
}
