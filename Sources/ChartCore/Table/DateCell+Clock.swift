// Times of day and offsets.

extension DateCell {
  /// Returns the length of what stands between an hour, which ends here, and its minutes.
  ///
  /// That may be an `h`, as in `10h00`, and next to a date `10.00`, `10h` and `10時30分`, too. An hour of more
  /// than two digits is one of a time that was measured: `100:00:00`.
  ///
  /// In names of files it is a hyphen: `2024-01-31_10-00-00`.
  func hourSign(digits count: Int, from first: Int) -> Int? {
    if cell[index] == .colon { return count <= 2 || isElapsed(count, first) ? 1 : nil }
    let isHourAlone = first == 0 && cell[index] == 104 && areTwoDigits(at: index + 1)
    if isHourAlone, count <= 2 { return 1 }
    guard count <= 2, parts.isComplete else { return nil }
    if DateSign(cell, index) == .hour { return 3 }
    let isEnd = cell[index + 1] <= .space
    if cell[index] | 32 == 104, isEnd || areTwoDigits(at: index + 1) { return 1 }
    let isDotted = cell[index] == .dot && first > 0 && cell[first - 1] != .dot
    let isDashed = cell[index] == .minus && cell[index + 3] == .minus && areTwoDigits(at: index + 4)
    return (isDotted || isDashed) && areTwoDigits(at: index + 1) ? 1 : nil
  }

  private func isElapsed(_ count: Int, _ first: Int) -> Bool {
    first == 0 && count <= 5 && areTwoDigits(at: index + 1) && cell[index + 3] == .colon
      && areTwoDigits(at: index + 4)
  }

  private func areTwoDigits(at place: Int) -> Bool {
    cell[place].isDigit && cell[place + 1].isDigit && !cell[place + 2].isDigit
  }

  mutating func readClock(hour: Int, first: Int, signLength: Int) -> Bool {
    parts.mark(first..<index, "%H")
    let sign = cell[index]
    index += signLength
    if sign.isLetter {
      skipSpace(after: sign)
      guard cell[index].isDigit else {
        parts.setTime(hour: hour, minute: 0, second: 0)
        return true
      }
    }
    guard let minute = readMinute("%M", sign) else { return false }
    guard let second = readSecond(sign) else { return false }
    parts.setTime(hour: hour, minute: minute, second: Double(second))
    return readFraction()
  }

  /// Returns 0 when there are no seconds, and nil when they are not written as such.
  private mutating func readSecond(_ sign: UInt8) -> Int? {
    guard let length = minuteSign(sign) else { return 0 }
    index += length
    skipSpace(after: sign)
    if sign.isLetter, !cell[index].isDigit { return 0 }
    guard let second = readMinute("%S", sign) else { return nil }
    if cell[index] | 32 == 115 { index += 1 }
    if DateSign(cell, index) == .second { index += 3 }
    return second
  }

  /// Returns the length of what stands behind minutes, which end here, if seconds may follow.
  private func minuteSign(_ hourSign: UInt8) -> Int? {
    switch hourSign {
    case .colon: return cell[index] == .colon ? 1 : nil
    case .dot, .minus: return cell[index] == hourSign && areTwoDigits(at: index + 1) ? 1 : nil
    case 72, 104: return cell[index] == .colon || cell[index] | 32 == 109 ? 1 : nil
    default: return DateSign(cell, index) == .minute ? 3 : nil
    }
  }

  private mutating func skipSpace(after sign: UInt8) {
    if sign >= 0x80, cell[index] == .space { index += 1 }
  }

  /// Reads two digits; one is enough before a sign that means minutes or seconds.
  private mutating func readMinute(_ directive: String, _ sign: UInt8) -> Int? {
    let first = index
    var value = 0
    while cell[index].isDigit, index - first < 3 {
      value = value * 10 + Int(cell[index] - 48)
      index += 1
    }
    guard index - first == 2 || index - first == 1 && sign >= 0x80 else { return nil }
    parts.mark(first..<index, directive)
    return value
  }
}

// MARK: - Fractions and offsets

extension DateCell {
  mutating func readFraction() -> Bool {
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

  mutating func readOffset() -> Bool {
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
