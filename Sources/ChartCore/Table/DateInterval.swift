/// A cell with two dates, of which the first one is when an interval begins.
///
///     "01.05.2024 00:00 - 01.05.2024 01:00"   "2024-01-01/2024-01-07"   "1 May 2024 to 7 May 2024"
enum DateInterval {
  /// Returns both dates, or nil when there are not two.
  static func parts(of cell: CellBytes, _ order: DateOrder) -> (start: CellBytes, end: CellBytes)? {
    guard cell.count > 8, cell.count < 96, (0..<cell.count).count(where: { cell[$0].isDigit }) > 3
    else { return nil }
    for index in 2..<cell.count - 2 {
      let length = jointLength(cell, index)
      if length == 0 { continue }
      let start = cell.slice(0..<index).trimmed()
      let end = cell.slice(index + length..<cell.count).trimmed()
      if start[start.count - 1] != .comma, isInterval(start, end, order) { return (start, end) }
    }
    return nil
  }

  /// Whether both are dates in the same form; a time is enough for the end of a time.
  private static func isInterval(
    _ start: CellBytes, _ end: CellBytes, _ order: DateOrder
  ) -> Bool {
    let (first, last) = (DateCell(single: start, order: order), DateCell(single: end, order: order))
    switch (first.outcome, last.outcome) {
    case (.none, _), (_, .none): return false
    case (.time, .time): return true
    case (_, .time): return first.parts.hasTime
    default:
      return first.parts.hasTime == last.parts.hasTime
        && first.parts.numberCount == last.parts.numberCount
        && (first.parts.month == nil) == (last.parts.month == nil)
    }
  }

  /// Returns the length of a sign or a word that may stand between two dates, or 0.
  private static func jointLength(_ cell: CellBytes, _ index: Int) -> Int {
    switch (cell[index], cell[index + 1], cell[index + 2]) {
    case (.minus, _, _), (47, _, _), (126, _, _): 1
    case (.dot, .dot, _): 2
    case (0xE2, 0x80, 0x93), (0xE2, 0x80, 0x94), (0xE2, 0x86, 0x92): 3  // – — →
    case (.space, _, _): wordLength(cell, index)
    default: 0
    }
  }

  private static func wordLength(_ cell: CellBytes, _ index: Int) -> Int {
    var end = index + 1
    while cell[end].isLetter { end += 1 }
    let word = cell.slice(index + 1..<end)
    return cell[end] == .space && words.contains(where: word.isWord) ? end - index : 0
  }

  private static let words: [StaticString] = [
    "to", "bis", "until", "till", "through", "thru", "au", "al", "tot", "do",
  ]
}
