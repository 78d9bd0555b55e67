/// Recognizes sets of rows set apart by lines that are none, each of which runs through x again.
///
///     0.0 3.3      as gnuplot divides its data files, and LTspice its steps
///     0.5 2.3
///
///     0.0 2.4
///     0.5 2.0
struct RestartedX {
  /// The set that each row belongs to.
  let groups: RowGroups

  private static let mostSets = 1000

  /// Fails unless x runs one way in every set, and goes back over the last one where a set begins.
  ///
  /// Rows without x, as notes between the sets may be, belong to the set above them.
  init?(_ x: PackedDoubles, _ lines: RowLines) {
    let starts = Set(lines.rowsAfterOtherLines)
    guard starts.count > 1 || x.missingCount > 0, !x.runsOneWay(strictly: false) else { return nil }
    let all = x.unpacked
    let rows = all.indices.filter { all[$0].isFinite }
    let x = rows.map { all[$0] }
    guard let direction = Self.direction(x) else { return nil }
    let turns = x.indices.dropFirst().filter { index in
      let isApart = starts.contains(rows[index]) || rows[index] - rows[index - 1] > 1
      return isApart && (x[index] - x[index - 1]) * direction < 0
    }
    let sets = zip([0] + turns, turns + [x.count]).map { $0..<$1 }
    guard (2...Self.mostSets).contains(sets.count),
      sets.allSatisfy({ Self.runsOneWay(x[$0], direction) }),
      zip(sets, sets.dropFirst()).allSatisfy({ Self.overlap(x[$0], x[$1]) })
    else { return nil }
    let bounds = [0] + turns.map { rows[$0] } + [all.count]
    groups = RowGroups(sets: zip(bounds, bounds.dropFirst()).map { $0..<$1 })
  }

  /// Up or down as the first two values that differ go.
  private static func direction(_ x: [Double]) -> Double? {
    guard let other = x.first(where: { $0 != x[0] }) else { return nil }
    return other > x[0] ? 1 : -1
  }

  private static func runsOneWay(_ x: ArraySlice<Double>, _ direction: Double) -> Bool {
    x.count > 1 && zip(x, x.dropFirst()).allSatisfy { ($1 - $0) * direction >= 0 }
  }

  /// Whether two sets have a stretch of x in common; months out of order have none.
  private static func overlap(_ a: ArraySlice<Double>, _ b: ArraySlice<Double>) -> Bool {
    let (a, b) = (Extent(of: a), Extent(of: b))
    return max(a.low, b.low) < min(a.high, b.high)
  }
}

extension RowGroups {
  /// Divides by stretches of rows, which are counted from 1.
  fileprivate init(sets: [Range<Int>]) {
    self.init(
      names: sets.indices.map { "\($0 + 1)" },
      codes: sets.enumerated().flatMap { [Int32](repeating: Int32($0), count: $1.count) },
      columnNames: [])
  }
}
