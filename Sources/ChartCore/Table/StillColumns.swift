/// Tells columns that say something about the values, as a unit or a latitude, from the values.
///
///     country,date,value,decimals     decimals stands still in each series
///     AUS,2020,1.03,2                 while value moves: it is no series
///     AUS,2021,0.97,2
struct StillColumns {
  /// The columns that stand still while another one moves; none when all do.
  let columns: [Int]

  /// Fewer values may be alike by chance.
  private static let fewestValues = 5

  /// With `groups`, a column that has one value in each of them stands still.
  init(_ table: Table, among candidates: [Int], _ groups: RowGroups?) {
    let still = candidates.filter { column in
      let values = table.columns[column].doubles
      return groups.map { Self.standsStill(values, in: $0) } ?? Self.standsStill(values)
    }
    columns = still.count < candidates.count ? still : []
  }

  func warning(_ table: Table) -> Warning? {
    if columns.isEmpty { return nil }
    let names = columns.map { table.columns[$0].name }.joined(separator: ", ")
    return Warning(lines: [], message: "left out because the value never changes: \(names)")
  }

  private static func standsStill(_ values: PackedDoubles) -> Bool {
    let extent = Extent(of: values)
    return extent.low == extent.high && values.count - values.missingCount >= fewestValues
  }

  private static func standsStill(_ values: PackedDoubles, in groups: RowGroups) -> Bool {
    var valueOf = [Double](repeating: .nan, count: groups.names.count)
    var (count, row) = (0, 0)
    let isStill = values.allSatisfy { value in
      defer { row += 1 }
      if value.isNaN { return true }
      let group = Int(groups.codes[row])
      defer { valueOf[group] = value }
      count += valueOf[group].isNaN ? 0 : 1
      return valueOf[group].isNaN || valueOf[group] == value
    }
    // Each group once more than once says something; a row a group would say nothing.
    return isStill && count >= fewestValues - 1
  }
}
