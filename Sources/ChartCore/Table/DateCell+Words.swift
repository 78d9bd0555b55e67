// Words in a date.

extension DateCell {
  mutating func readWord() -> Bool {
    let first = index
    while cell[index].isLetter, cell.wideSpace(at: index) == 0 { index += 1 }
    let word = cell.slice(first..<index)
    if word.count == 1, readLetter(word[0] & 0xDF, first) { return true }
    if parts.seconds != nil, readZonePath(word, first) { return true }
    if parts.month == nil, let month = MonthNames.month(word) {
      parts.setMonth(month, first..<index)
      return true
    }
    if isParticle(word) || readHalfDayAhead(word, first) { return true }
    if let period = CalendarPeriod(word), parts.expect(period) { return true }
    if MonthNames.isWeekday(word) {
      parts.mark(first..<index, word.count > 3 ? "%A" : "%a")
      return true
    }
    return parts.seconds != nil && readAfterTime(word, first)
  }

  /// Whether a word only joins: ordinals after digits, "5 de enero", "5 of May", "at".
  private func isParticle(_ word: CellBytes) -> Bool {
    let words: [StaticString] = [
      "st", "nd", "rd", "th", "de", "of", "er", "del", "at", "le", "º", "ª", "°", "um", "à", "às",
      "e", "ème", "kl", "klo", "alle", "las", "uhr", "fy",
    ]
    return words.contains(where: word.isWord)
  }

  private mutating func readLetter(_ letter: UInt8, _ first: Int) -> Bool {
    switch letter {
    case 84 where cell[index].isDigit && parts.seconds == nil && parts.isComplete:  // T
      parts.expectsTime = true
    case 90 where parts.seconds != nil:  // Z
      parts.offset = 0
      parts.mark(first..<index, "%z")
    default: return readPeriod(letter, first)
    }
    return true
  }

  /// A quarter (`Q1`, `T1`), a half (`H1`, `S1`), a week (`W05`) or a month (`M05`) of a year, or
  /// a letter behind its number (`1Q24`).
  private mutating func readPeriod(_ letter: UInt8, _ first: Int) -> Bool {
    guard parts.seconds == nil, !parts.isComplete, let period = CalendarPeriod(letter: letter)
    else { return false }
    if first > 0, cell[first - 1].isDigit, cell[first] == letter, parts.takeNumber(for: period) {
      return true
    }
    guard cell[index].isDigit else { return false }
    let isShort = !cell[index + 1].isDigit && cell[index + 1] != .colon
    guard isShort || period == .week || period == .month else { return false }
    parts.awaited = period
    return true
  }

  /// `오후 3:00` and `下午 3:00`: the half of the day may stand before the time.
  private mutating func readHalfDayAhead(_ word: CellBytes, _ first: Int) -> Bool {
    guard parts.isComplete, parts.seconds == nil, parts.isAfternoon == nil else { return false }
    let mornings: [StaticString] = ["오전", "午前", "上午"]
    let afternoons: [StaticString] = ["오후", "午後", "下午"]
    if mornings.contains(where: word.isWord) { parts.isAfternoon = false }
    if afternoons.contains(where: word.isWord) { parts.isAfternoon = true }
    if parts.isAfternoon != nil { parts.mark(first..<index, "%p") }
    return parts.isAfternoon != nil
  }

  /// The name of a zone with its continent: `Europe/Berlin`.
  private mutating func readZonePath(_ word: CellBytes, _ first: Int) -> Bool {
    guard cell[index] == 47, cell[index + 1].isASCIILetter, word[0] &- 65 < 26, word.count > 1
    else { return false }
    while cell[index] > .space { index += 1 }
    parts.setZone(cell, first..<index)
    return true
  }

  private mutating func readAfterTime(_ word: CellBytes, _ first: Int) -> Bool {
    if cell[first - 1] == .comma { return false }
    if word.isWord("PM") || word.isWord("AM") || word.isWord("p") || word.isWord("a") {
      return parts.setHalfDay(isAfternoon: word[0] | 32 == 112, first..<index)
    }
    guard word.count <= 5 else { return false }
    parts.setZone(cell, first..<index)
    return true
  }
}
