// Numbers in a date that are no clock.

extension DateCell {
  mutating func readDigits() -> Bool {
    let first = index
    var value = 0
    while cell[index].isDigit {
      if index - first < 15 { value = value * 10 + Int(cell[index] - 48) }
      index += 1
    }
    let count = index - first
    if parts.awaited != nil { return parts.setPeriod(value, first..<index) }
    if parts.seconds == nil, let length = hourSign(digits: count, from: first) {
      return readClock(hour: value, first: first, signLength: length)
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

  /// Whether the digits before the current place are an hour without minutes: before AM, PM or
  /// "Uhr", after a T, or at the end of a whole date.
  private func isHourAlone(_ count: Int) -> Bool {
    if parts.isEmpty || parts.isComplete, isHalfDayNext || parts.isAfternoon != nil { return true }
    if parts.isComplete, isHourNamed { return true }
    return count == 2 && parts.isComplete
      && (parts.expectsTime || index == cell.count && parts.month == nil)
  }

  private var isHourNamed: Bool {
    let word = cell.slice(index..<cell.count).trimmed()
    return word.isWord("uhr") || word.isWord("h")
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
}
