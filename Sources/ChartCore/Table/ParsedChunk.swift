/// The rows of one part of a file, as far as their columns were asked for.
struct ParsedChunk: Sendable {
  /// The cells of one column; numbers or texts.
  struct Part: Sendable {
    var values: PackedDoubles = []
    var texts: TextsBuilder?
    var faults = CellFaults()
  }

  var parts: [Part]
  var lines = RowLines()
  /// Lines of the file in this part, those without a row included.
  var lineCount = 0
  /// Lines that have more cells than there are columns.
  var longLines: [Int] = []
  /// Lines that have so few cells that they are no rows.
  var shortLines: [Int] = []
  /// The last line of the file when it breaks off.
  var cutOffLine: Int?
  /// The line with a quote that is never closed.
  var openQuoteLine: Int?
  /// Whether bytes were found that an optimistic start had ruled out.
  var hasSurprise = false

  init(_ plans: [ColumnPlan]) {
    parts = plans.map { Part(texts: $0.kind == .text ? TextsBuilder() : nil) }
  }

  var rowCount: Int { lines.count }

  /// Appends the part that follows in the file.
  mutating func append(_ next: borrowing ParsedChunk) {
    for index in parts.indices {
      parts[index].values.append(next.parts[index].values)
      if let texts = next.parts[index].texts { parts[index].texts?.append(texts) }
      parts[index].faults.append(next.parts[index].faults, offset: rowCount)
    }
    longLines += next.longLines.map { $0 + lineCount }
    shortLines += next.shortLines.map { $0 + lineCount }
    cutOffLine = next.cutOffLine.map { $0 + lineCount } ?? cutOffLine
    openQuoteLine = next.openQuoteLine.map { $0 + lineCount } ?? openQuoteLine
    lines.append(next.lines, offset: lineCount)
    lineCount += next.lineCount
    hasSurprise = hasSurprise || next.hasSurprise
  }

  /// Takes a column over from the same rows, read again.
  mutating func replace(_ column: Int, with other: ParsedChunk) {
    parts[column] = other.parts[column]
  }

  /// Hands a column over, so that its cells are held once only.
  mutating func take(_ column: Int) -> Part {
    let part = parts[column]
    parts[column] = Part()
    return part
  }

  /// Leaves out all rows below the first ones; no more are appended then.
  mutating func cut(toRows count: Int) {
    guard count < rowCount else { return }
    let line = lines.line(ofRow: count)
    for index in parts.indices { parts[index].cut(toRows: count) }
    lines.cut(toRows: count)
    longLines.removeAll { $0 >= line }
    shortLines.removeAll { $0 >= line }
    (lineCount, cutOffLine, openQuoteLine) = (line, nil, nil)
  }

  /// Takes everything out and keeps the memory for other rows.
  mutating func removeAll() {
    for index in parts.indices {
      parts[index].values.removeAll()
      parts[index].faults = CellFaults()
      if parts[index].texts != nil { parts[index].texts = TextsBuilder() }
    }
    (lines, lineCount, hasSurprise) = (RowLines(), 0, false)
    (longLines, shortLines, cutOffLine, openQuoteLine) = ([], [], nil, nil)
  }

  /// Makes room for as many rows; pages that stay empty cost nothing.
  mutating func reserve(_ rows: Int) {
    for index in parts.indices where !parts[index].values.isEmpty {
      parts[index].values.reserveCapacity(rows)
    }
  }
}

extension ParsedChunk.Part {
  fileprivate mutating func cut(toRows count: Int) {
    if !values.isEmpty { values = PackedDoubles(values.unpacked(0..<count)) }
    texts?.cut(toRows: count)
    faults.cut(toRows: count)
  }
}
