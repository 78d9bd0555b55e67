/// Numbers such as -999 that stand for a value that is missing.
///
/// A sentinel is made of nines, comes more than once, and is farther from all other values of its
/// column than these are from each other; so 999.0 hPa among its like stays a value.
struct Sentinels {
  /// The numbers that are missing values, by column.
  private(set) var found: [(column: Int, number: Double, count: Int)] = []

  /// - Complexity: O(1) a block for columns whose extreme values are not made of nines.
  init(_ table: Table) {
    var candidates: [Candidate] = []
    for index in table.columns.indices {
      guard case .numbers(let values) = table.columns[index].values else { continue }
      candidates += Self.candidates(values).map { Candidate(column: index, number: $0, count: $1) }
    }
    found = candidates.filter { candidate in
      candidates.reduce(0) { $0 + ($1.number == candidate.number ? $1.count : 0) } > 1
    }.map { ($0.column, $0.number, $0.count) }
  }

  private struct Candidate {
    var column: Int
    var number: Double
    var count: Int
  }

  /// The extreme values that may be sentinels, the outermost first, and how often they come.
  private static func candidates(_ values: PackedDoubles) -> [(Double, Int)] {
    var extent = Extent(of: values)
    guard isOfNines(extent.low) || isOfNines(extent.high), extent.low < extent.high else {
      return []
    }
    var rest = values.filter(\.isFinite)
    var candidates: [(Double, Int)] = []
    while let number = [extent.low, extent.high].first(where: { isFar($0, in: rest) }) {
      let count = rest.count
      rest.removeAll { $0 == number }
      candidates.append((number, count - rest.count))
      extent = Extent(of: rest)
    }
    return candidates
  }

  /// Whether a number of nines is farther from the other values than these are from each other.
  private static func isFar(_ number: Double, in values: [Double]) -> Bool {
    guard isOfNines(number) else { return false }
    var count = 0
    let others = values.reduce(into: Extent.empty) { extent, value in
      if value == number || isOfNines(value) && value.sign == number.sign { return }
      extent.formUnion(Extent(value))
      count += 1
    }
    guard count > 1 else { return false }
    let distance = number > others.high ? number - others.high : others.low - number
    return distance > max(others.high - others.low, number.magnitude / 4)
  }

  /// Whether all digits are nines: two at least, and three where 99 may be a count or a share.
  private static func isOfNines(_ number: Double) -> Bool {
    let size = number.magnitude
    guard size >= 99, size < 1e10 else { return false }
    if number == 99 { return false }
    return ofNines.contains(size)
  }

  /// 99 to 9999999999, with up to three decimals.
  private static let ofNines: Set<Double> = Set(
    (2...10).flatMap { digits in
      (0...3).compactMap { decimals in
        let nines = String(repeating: "9", count: digits)
        return Double(nines + "." + String(repeating: "9", count: decimals) + "0")
      }
    })
}

extension Table {
  /// Returns the table with the numbers that stand for nothing missing, said in warnings.
  var withoutSentinels: Table {
    let sentinels = Sentinels(self).found
    var table = self
    for (column, number, count) in sentinels {
      let values = table.columns[column].doubles.map { $0 == number ? .nan : $0 }
      table.columns[column].values = .numbers(PackedDoubles(values))
      table.warnings.append(missing(number, columns[column].name, count))
    }
    return table
  }

  private func missing(_ number: Double, _ name: String, _ count: Int) -> Warning {
    let text = Int64(exactly: number).map { "\($0)" } ?? "\(number)"
    let rows = count == 1 ? "1 row" : "\(count) rows"
    return Warning(
      lines: [], message: "\(text) in column \(name) was taken for missing (\(rows))")
  }
}
