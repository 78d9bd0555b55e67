/// Recognizes a long table, where each x comes once for every series (`R14`).
struct LongFormat {
  /// The series; nil when the table is not long.
  private(set) var groups: RowGroups?
  private let x: [Double]
  private let valid: [Int]

  init(_ table: Table, _ x: PackedDoubles) {
    guard !x.ascends(strictly: true) else {
      (self.x, valid) = ([], [])
      return
    }
    let x = x.unpacked
    self.x = x
    valid = x.indices.filter { x[$0].isFinite }
    let texts = Self.texts(table)
    guard !texts.isEmpty, repeats(fewerThan: 0.8) else { return }
    groups = division(by: texts)
  }

  /// The columns that may divide the table: of texts first, then of numbers of things.
  private static func texts(_ table: Table) -> [(Texts, String)] {
    let texts = table.columns.compactMap { column -> (Texts, String)? in
      guard case .texts(let texts) = column.values else { return nil }
      return (texts, column.name)
    }
    return (texts + table.columns.compactMap(identifiers)).filter { canDivide($0.0) }
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
