/// Picks the first of several symbols whose prices are in one table.
struct SymbolChoice {
  /// The times of the rows; NaN for those of other symbols.
  private(set) var time: PackedDoubles
  private(set) var name = ""
  private(set) var warnings: [Warning] = []

  init(_ table: Table, _ time: PackedDoubles) {
    self.time = time
    guard let groups = LongFormat(table, time).groups, let first = groups.codes.first else {
      return
    }
    name = groups.names[Int(first)]
    self.time = PackedDoubles(
      zip(time, groups.codes).map { time, code in code == first ? time : .nan })
    let others = groups.names.count - 1
    let message = "prices of \(name) are shown; \(others) more in column \(groups.columnNames[0])"
    warnings = [Warning(lines: [], message: message)]
  }
}
