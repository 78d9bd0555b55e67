/// Lines above the rows of which each says something about the columns, with a word for what.
///
///     Title,Gold price         the name is Gold price
///     Unit,USD
///     Last update,2024-06-03
///     2024-01-02,2063.73
struct KeyedLines {
  /// The names of the columns, empty for the first.
  let names: [[UInt8]]

  private static let fewestLines = 3

  /// Fails when the line next to the rows, the first of `lines`, holds something else than a date
  /// over the columns of numbers, or dates that may be names.
  init?(_ lines: [[[UInt8]]], _ kinds: [ColumnPlan.Kind]) {
    let numbers = kinds.indices.dropFirst().filter { kinds[$0] == .number }
    let block = lines.prefix { line in
      line.count == kinds.count && !CellTally.look(line[0]).isValue
    }
    guard block.count >= Self.fewestLines, !numbers.isEmpty else { return nil }
    let values = block.map { line in numbers.map { line[$0] } }
    guard let nearest = values.first(where: { $0.contains { !$0.isEmpty } }),
      nearest.allSatisfy({ CellTally.look($0) == .date }), Set(nearest).count == 1,
      let top = block.indices.last(where: { Self.areNames(values[$0]) })
    else { return nil }
    names = [[]] + block[top].dropFirst()
  }

  private static func areNames(_ cells: [[UInt8]]) -> Bool {
    cells.allSatisfy { CellTally.look($0) == .text } && !UnitWords.areUnits(cells)
  }
}
