/// Finds the row in which the names of a second table stand, among rows that were read as those of
/// the first.
struct RowsOfNames {
  private let parsed: ParsedChunk
  private let names: [String]
  /// The columns that are no texts.
  private let columns: [Int]
  /// The first column of values beside those that the rows begin with; nil for texts there.
  private let values: Int?

  init(_ parsed: ParsedChunk, _ plans: [ColumnPlan], names: [String]) {
    (self.parsed, self.names) = (parsed, names)
    columns = plans.indices.filter { plans[$0].kind != .text && plans[$0].kind != .skip }
    let numbers = columns.filter { plans[$0].kind == .number }
    values = columns.first == 0 ? numbers.first { $0 > 0 } ?? numbers.first : nil
  }

  /// Returns the row that a second table begins with, its title or its names, and the line of the
  /// names; nil when all rows belong together.
  var second: (row: Int, line: Int)? {
    guard let values else { return nil }
    let rows = faults(values).rows.prefix(CellFaults.textLimit)
    guard let row = rows.first(where: { $0 > 1 && beginsTable($0) }) else { return nil }
    var start = row
    while start > 1, isTitle(start - 1) { start -= 1 }
    return (start, parsed.lines.line(ofRow: row))
  }

  private func faults(_ column: Int) -> CellFaults { parsed.parts[column].faults }

  private func beginsTable(_ row: Int) -> Bool {
    let texts = columns.compactMap { column in text(row, column).map { (column, $0) } }
    guard row + 1 < parsed.rowCount, texts.count > 1 || columns.count == 1,
      columns.allSatisfy({ value(row, $0).isNaN }), Set(texts.map(\.1)).count == texts.count,
      texts.allSatisfy({ CellTally.look(Array($0.1.utf8)) == .text }),
      columns.contains(where: { value(row + 1, $0).isFinite })
    else { return false }
    let known = texts.count { ColumnNames.cleaned(Array($1.utf8)) == names[$0] }
    if known == texts.count { return isTitle(row - 1) && hasOtherForm(row + 1) }
    return isApart(row) || isTitle(row - 1) || known > 0
  }

  /// Whether the first cell of a row is not of the kind that its column has.
  private func hasOtherForm(_ row: Int) -> Bool { text(row, columns[0]) != nil }

  private func isApart(_ row: Int) -> Bool {
    parsed.lines.line(ofRow: row) > parsed.lines.line(ofRow: row - 1) + 1
  }

  /// Whether a row has no value, and at most one text that should have been one.
  private func isTitle(_ row: Int) -> Bool {
    row > 0 && columns.allSatisfy { value(row, $0).isNaN }
      && columns.count { text(row, $0) != nil } < 2
  }

  private func value(_ row: Int, _ column: Int) -> Double { parsed.parts[column].values[row] }

  /// The text of a cell that is no value.
  private func text(_ row: Int, _ column: Int) -> String? {
    let faults = faults(column)
    let index = faults.rows[..<faults.texts.count].partitioningIndex { $0 >= row }
    return index < faults.texts.count && faults.rows[index] == row ? faults.texts[index] : nil
  }
}
