/// Divides the rows of a long table into series.
struct LongSplit {
  let series: [Series]

  /// - Complexity: O(n) in the number of rows for each column, however many groups there are.
  init(_ table: Table, _ x: PackedDoubles, _ y: [Int], _ groups: RowGroups) {
    let rows = Self.rows(of: groups)
    let xOfGroup = Self.divided(x, by: rows)
    let columns = y.map { Self.divided(table.columns[$0].doubles, by: rows) }
    var names: [String] = []
    var points: [(x: [Double], y: [Double])] = []
    for group in rows.indices {
      for (column, values) in zip(y, columns) where values[group].contains(where: \.isFinite) {
        let name = groups.names[group]
        names.append(y.count == 1 ? name : "\(name) \(table.columns[column].name)")
        points.append((xOfGroup[group], values[group]))
      }
    }
    series = zip(ColumnNames.distinct(names), points).map { Series(name: $0, x: $1.x, y: $1.y) }
  }

  /// The rows of each group.
  private static func rows(of groups: RowGroups) -> [[Int]] {
    var rows = [[Int]](repeating: [], count: groups.names.count)
    for (row, code) in groups.codes.enumerated() { rows[Int(code)].append(row) }
    return rows
  }

  /// The values of each group, from a column that is unpacked once.
  private static func divided(_ values: PackedDoubles, by rows: [[Int]]) -> [[Double]] {
    let values = values.unpacked
    return rows.map { $0.map { values[$0] } }
  }
}
