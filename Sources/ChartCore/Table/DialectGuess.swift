/// Finds the separator that cuts the beginning of a file into cells that mean the most.
enum DialectGuess {
  private static let recordLimit = 80
  private static let sampleBytes = 1 << 16
  private static let candidates: [UInt8] = [.tab, 59, .comma, 124, .space]

  /// Returns the dialect of a file whose table begins at or after `start`.
  static func dialect(of bytes: FileBytes, from start: Int) -> Dialect {
    var best = Dialect(separator: .comma, lineEnd: lineEnd(of: bytes))
    var bestScore = 0.0
    for separator in candidates {
      let dialect = Dialect(separator: separator, lineEnd: best.lineEnd)
      let score = score(dialect, bytes, start)
      if score > bestScore { (best, bestScore) = (dialect, score) }
    }
    return better(than: best, bytes, start) ?? best
  }

  /// A separator that stands inside the cells of most rows and cuts them into more values, with
  /// none of the other left inside texts: that one is a decimal comma, or only in the notes.
  private static func better(
    than dialect: Dialect, _ bytes: FileBytes, _ start: Int
  ) -> Dialect? {
    let range = start..<min(start + sampleBytes, bytes.count)
    let others = candidates.filter { other in
      other != dialect.separator && other != .space
        && bytes.first(other, in: range) < range.upperBound
    }
    if dialect.isSpaces || others.isEmpty { return nil }
    let rows = valueRows(dialect, bytes, start)
    return others.map { Dialect(separator: $0, lineEnd: dialect.lineEnd) }.first { other in
      let better = rows.count { row in
        var scanner = RecordScanner(bytes, other, from: row.range.lowerBound)
        return scanner.next().map { isBetter($0.cells, than: row.cells, dialect) } ?? false
      }
      return better > 1 && better * 2 > rows.count
    }
  }

  private static func valueRows(
    _ dialect: Dialect, _ bytes: FileBytes, _ start: Int
  ) -> [RecordScanner.Record] {
    var scanner = RecordScanner(bytes, dialect, from: start)
    var records: [RecordScanner.Record] = []
    while records.count < recordLimit, scanner.offset - start < sampleBytes,
      let record = scanner.next()
    {
      if !record.isNoRow, valueCount(record.cells) > 0 { records.append(record) }
    }
    return records
  }

  private static func isBetter(
    _ cells: [[UInt8]], than others: [[UInt8]], _ dialect: Dialect
  ) -> Bool {
    cells.count > others.count && valueCount(cells) > valueCount(others)
      && !cells.contains { CellTally.look($0) == .text && $0.contains(dialect.separator) }
  }

  /// A carriage return ends lines where the first one has no newline after it.
  static func lineEnd(of bytes: FileBytes, from start: Int = 0) -> UInt8 {
    for offset in start..<bytes.count {
      if bytes.base[offset] == .newline { return .newline }
      if bytes.base[offset] == .carriageReturn {
        return bytes[offset + 1] == .newline ? .newline : .carriageReturn
      }
    }
    return .newline
  }

  /// How much cells mean, from 0 to 1, on average over all records of the beginning.
  private static func score(_ dialect: Dialect, _ bytes: FileBytes, _ start: Int) -> Double {
    var scanner = RecordScanner(bytes, dialect, from: start)
    var records: [[[UInt8]]] = []
    var read = start
    var junkCount = 0
    while records.count < recordLimit, read - start < sampleBytes, let record = scanner.next() {
      read = scanner.offset
      if record.hasJunk { junkCount += 1 }
      if !record.isNoRow { records.append(record.cells) }
    }
    guard let width = usualWidth(records), width > 1 else { return 0 }
    let regular = records.filter { $0.count == width || $0.count == width - 1 }
    if dialect.isSpaces, isProse(regular) { return 0 }
    let sum = regular.reduce(0) { $0 + value(of: $1, dialect) * ($1.count == width ? 1 : 0.8) }
    // Spaces are also within dates and texts, so others go before them.
    let share = Double(records.count) + Double(junkCount) * 2
    return sum / share * (dialect.isSpaces ? 0.98 : 1)
  }

  /// Whether records, but for the first, consist of words more than of anything else.
  private static func isProse(_ records: [[[UInt8]]]) -> Bool {
    let cells = records.count > 1 ? records.dropFirst().joined() : records[...].joined()
    return cells.count { CellTally.look($0) == .text } * 2 > cells.count
  }

  /// The number of cells of the records that hold the most numbers and dates; if none holds
  /// any, the number that most have.
  ///
  /// So the table counts, and not the notes above and below it. One record alone says little.
  static func usualWidth(_ records: [[[UInt8]]]) -> Int? {
    guard let first = records.first else { return nil }
    if records.allSatisfy({ $0.count == first.count }) { return first.count }
    var weights: [Int: Weight] = [:]
    for record in records { weights[record.count, default: Weight()].add(record) }
    return weights.max {
      ($0.value.rank + [$0.key]).lexicographicallyPrecedes($1.value.rank + [$1.key])
    }?.key
  }

  private struct Weight {
    var count = 0
    var valueCount = 0

    var rank: [Int] { [min(count, 2), valueCount, count] }

    mutating func add(_ record: [[UInt8]]) {
      count += 1
      valueCount += DialectGuess.valueCount(record)
    }
  }

  private static func valueCount(_ cells: [[UInt8]]) -> Int {
    cells.count { CellTally.look($0).isValue }
  }

  private static func value(of cells: [[UInt8]], _ dialect: Dialect) -> Double {
    cells.reduce(0) { $0 + value(of: $1, dialect) } / Double(max(cells.count, 1))
  }

  /// A text that another separator would cut has not been cut yet.
  private static func value(of cell: [UInt8], _ dialect: Dialect) -> Double {
    switch CellTally.look(cell) {
    case .date, .time: return 1
    case .number: return 0.95
    case .missing: return 0.6
    case .unit: return 0.7
    case .text:
      let isUncut = cell.contains {
        $0 != dialect.separator && [.tab, 59, .comma, 124].contains($0)
      }
      return isUncut ? 0.1 : 0.5
    }
  }
}
