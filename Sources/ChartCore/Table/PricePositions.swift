/// Finds prices by what their numbers are: of four columns after the time, one is always the
/// largest and another the smallest.
struct PricePositions {
  /// Open, high, low and close.
  let columns: [Int]

  /// Fails unless this holds for almost all rows, and the columns are of one size.
  ///
  /// Columns that have names are not taken for prices unasked: only where no name says
  /// otherwise, and the second is the highest and the third the lowest.
  init?(_ table: Table, isAsked: Bool) {
    guard let time = XChoice(table).column else { return nil }
    let numbers = table.columns.indices.filter { $0 > time && table.isNumbers($0) }.prefix(4)
    guard numbers.count == 4 else { return nil }
    func sample(_ column: Int) -> [Double] {
      Array(table.columns[column].doubles.prefix(Self.sampleCount))
    }
    let values = numbers.map(sample)
    let rows = Self.rows(values)
    guard let high = Self.best(values, rows, >=), let low = Self.best(values, rows, <=),
      high != low, Self.areOfOneSize(values, rows, high, low)
    else { return nil }
    let names = numbers.map { table.columns[$0].name }
    let isNamed = zip(names, numbers).contains { $0 != "column \($1 + 1)" }
    if isNamed, !isAsked, (high, low) != (1, 2) || names.contains(where: PriceNames.isNoPrice) {
      return nil
    }
    var others = (0..<4).filter { $0 != high && $0 != low }
    let order = OpenAndClose(
      values[others[0]], values[others[1]], time: sample(time))
    if order.isReversed { others.reverse() }
    columns = [others[0], high, low, others[1]].map { numbers[$0] }
  }

  /// More rows would say no more.
  private static let sampleCount = 10_000

  /// The rows with prices that are not all the same.
  private static func rows(_ values: [[Double]]) -> [Int] {
    values[0].indices.filter { row in
      values.allSatisfy { $0[row].isFinite } && values.contains { $0[row] != values[0][row] }
    }
  }

  /// The column whose value is the extreme one in 95 of 100 rows; second and third are the
  /// usual places of the highest and the lowest.
  private static func best(
    _ values: [[Double]], _ rows: [Int], _ isBeyond: (Double, Double) -> Bool
  ) -> Int? {
    guard !rows.isEmpty else { return nil }
    let counts = (0..<4).map { column in
      rows.count { row in values.allSatisfy { isBeyond(values[column][row], $0[row]) } }
    }
    guard let most = counts.max(), most * 100 >= rows.count * 95 else { return nil }
    let usual = isBeyond(1, 0) ? 1 : 2
    return counts[usual] == most ? usual : counts.firstIndex(of: most)
  }

  /// Whether the distance between high and low is mostly a small part of the price.
  private static func areOfOneSize(
    _ values: [[Double]], _ rows: [Int], _ high: Int, _ low: Int
  ) -> Bool {
    let fitting = rows.count { row in
      let size = max(values[high][row].magnitude, values[low][row].magnitude)
      return values[high][row] - values[low][row] <= size / 2
    }
    return fitting * 2 > rows.count
  }
}
