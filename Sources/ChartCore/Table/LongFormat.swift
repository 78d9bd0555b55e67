/// Recognizes a long table, where each x comes once for every series (`R14`).
struct LongFormat {
  /// The series; nil when the table is not long.
  private(set) var groups: RowGroups?
  private let x: [Double]
  private let valid: [Int]

  init(_ table: Table, _ x: PackedDoubles) {
    let ascends = x.ascends(strictly: true)
    let named = Self.texts(table, isNamed: true)
    guard !ascends || !named.isEmpty else {
      (self.x, valid) = ([], [])
      return
    }
    let x = x.unpacked
    self.x = x
    valid = x.indices.filter { x[$0].isFinite }
    let texts = ascends ? [] : Self.texts(table, isNamed: false)
    if !texts.isEmpty, repeats(fewerThan: 0.8) { groups = division(by: texts) }
    groups =
      groups ?? Self.division(byNames: named)
      ?? texts.first { runsInBlocks($0.0) }.map { RowGroups($0.0, $0.1) }
  }

  /// The columns that may divide the table: of texts first, then of numbers of things.
  private static func texts(_ table: Table, isNamed: Bool) -> [(Texts, String)] {
    let columns = table.columns.filter { !isNamed || KnownNames.isEntity($0.name) }
    let texts = columns.compactMap { column -> (Texts, String)? in
      guard case .texts(let texts) = column.values else { return nil }
      return (texts, column.name)
    }
    // A whole number under `sensor` may be what it measures, under `sensor_id` it is not.
    let numbers = columns.filter { !isNamed || Letters.words(of: $0.name).contains("id") }
    return
      (texts.filter { KnownNames.isEntity($0.1) } + texts.filter { !KnownNames.isEntity($0.1) }
      + numbers.compactMap(identifiers)).filter { canDivide($0.0) }
  }

  private static func identifiers(_ column: Column) -> (Texts, String)? {
    guard case .numbers(let values) = column.values, KnownNames.isIdentifier(column.name),
      Set(values.prefix(10_000)).count * 2 <= values.count,
      values.allSatisfy({ Int32(exactly: $0) != nil })
    else { return nil }
    var codeOf: [Double: Int32] = [:]
    var distinct: [String] = []
    let codes = values.map { value in
      if let code = codeOf[value] { return code }
      let code = Int32(distinct.count)
      codeOf[value] = code
      distinct.append("\(Int(value))")
      return code
    }
    return (Texts(distinct: distinct, codes: codes, isComplete: true), column.name)
  }

  /// At least two texts, and on average two rows of each.
  private static func canDivide(_ texts: Texts) -> Bool {
    let isDivided =
      texts.distinct.count > 1 || (texts.distinct.count == 1 && texts.codes.contains(-1))
    return isDivided && texts.isComplete && texts.distinct.count <= 1000
      && texts.distinct.count * 2 <= texts.count
  }

  /// Whether so few of the x are different that they are repeated on purpose.
  private func repeats(fewerThan share: Double) -> Bool {
    let steps = zip(valid, valid.dropFirst())
    let isSorted = steps.allSatisfy { x[$0] <= x[$1] }
    let count =
      isSorted ? 1 + steps.count { x[$0] < x[$1] } : Set(valid.lazy.map { x[$0] }).count
    return Double(count) <= share * Double(valid.count)
  }

  private func division(by texts: [(Texts, String)]) -> RowGroups? {
    for (texts, name) in texts {
      let groups = RowGroups(texts, name)
      if uniqueShare(groups) == 1 { return groups }
    }
    var groups = RowGroups(texts[0].0, texts[0].1)
    for (texts, name) in texts.dropFirst() {
      groups = groups.divided(by: texts, name)
      if groups.names.count <= 1000, uniqueShare(groups) == 1 { return groups }
    }
    return texts.lazy.map { RowGroups($0.0, $0.1) }.first { uniqueShare($0) > 0.95 }
  }

  /// Divides by columns whose names say that each of their texts has values of its own, and by
  /// further ones as far as they divide any more.
  private static func division(byNames texts: [(Texts, String)]) -> RowGroups? {
    let complete = texts.filter { !$0.0.codes.contains(-1) }
    guard let (first, name) = complete.first else { return nil }
    return complete.dropFirst().reduce(RowGroups(first, name)) { groups, other in
      let divided = groups.divided(by: other.0, other.1)
      let isUseful = divided.names.count > groups.names.count && divided.names.count <= 1000
      return isUseful && divided.names.count * 2 <= divided.codes.count ? divided : groups
    }
  }

  /// Whether each text has its rows in one block, and every block goes back to run through x the
  /// same way again.
  private func runsInBlocks(_ texts: Texts) -> Bool {
    var turns: [Double] = []
    var steps: [Double] = []
    for (row, next) in zip(valid, valid.dropFirst()) {
      let isTurn = texts.codes[row] != texts.codes[next]
      if isTurn { turns.append(x[next] - x[row]) } else { steps.append(x[next] - x[row]) }
    }
    let groupCount = texts.distinct.count + (texts.codes.contains(-1) ? 1 : 0)
    guard turns.count == groupCount - 1, let first = steps.first else { return false }
    return steps.allSatisfy { $0 * first > 0 } && turns.allSatisfy { $0 * first < 0 }
  }

  /// The share of rows whose x their group has not had before.
  private func uniqueShare(_ groups: RowGroups) -> Double {
    if runsOneWay(groups, 1) || runsOneWay(groups, -1) { return 1 }
    var seen: Set<Place> = []
    for row in valid { seen.insert(Place(x: x[row], group: groups.codes[row])) }
    return Double(seen.count) / Double(max(valid.count, 1))
  }

  /// Whether x only goes up in each group, or down when `direction` is -1.
  private func runsOneWay(_ groups: RowGroups, _ direction: Double) -> Bool {
    var last = [Double](repeating: -.infinity, count: groups.names.count)
    return valid.allSatisfy { row in
      let (group, place) = (Int(groups.codes[row]), direction * x[row])
      defer { last[group] = place }
      return place > last[group]
    }
  }

  private struct Place: Hashable {
    var x: Double
    var group: Int32
  }
}
