/// Divides the rows of a long table into series.
struct LongSplit {
  let series: [Series]

  init(_ table: Table, _ x: PackedDoubles, _ y: [Int], _ groups: RowGroups) {
    let x = x.unpacked
    var rows = [[Int]](repeating: [], count: groups.names.count)
    for row in x.indices { rows[Int(groups.codes[row])].append(row) }
    var names: [String] = []
    var points: [(x: [Double], y: [Double])] = []
    for group in rows.indices {
      for column in y {
        let values = table.columns[column].doubles.unpacked
        let kept = (rows[group].map { x[$0] }, rows[group].map { values[$0] })
        guard kept.1.contains(where: \.isFinite) else { continue }
        names.append(
          y.count == 1
            ? groups.names[group] : "\(groups.names[group]) \(table.columns[column].name)")
        points.append(kept)
      }
    }
    series = zip(ColumnNames.distinct(names), points).map { Series(name: $0, x: $1.x, y: $1.y) }
  }
}
