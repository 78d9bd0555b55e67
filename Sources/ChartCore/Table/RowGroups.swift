/// The rows of a table divided by what one or several columns say.
struct RowGroups {
  private(set) var names: [String]
  /// One a row, an index into `names`.
  private(set) var codes: [Int32]
  private(set) var columnNames: [String]

  static let limit = 10_000

  init(names: [String], codes: [Int32], columnNames: [String]) {
    (self.names, self.codes, self.columnNames) = (names, codes, columnNames)
  }

  /// Divides by a column that a person named: of texts, or of whole numbers.
  init(_ table: Table, by index: Int) throws(TableError) {
    let column = table.columns[index]
    columnNames = [column.name]
    let texts: Texts
    switch column.values {
    case .texts(let values): texts = values
    case .numbers(let values), .instants(let values), .times(let values):
      texts = Texts(
        values.map { $0.isNaN ? "" : $0 == $0.rounded() ? "\(Int64(exactly: $0) ?? 0)" : "\($0)" })
    }
    guard texts.isComplete, texts.distinct.count <= Self.limit else {
      throw .tooManySeries(column: column.name, count: texts.distinct.count)
    }
    (names, codes) = Self.filled(texts, column.name)
  }

  /// Divides by a column of texts.
  init(_ texts: Texts, _ name: String) {
    columnNames = [name]
    (names, codes) = Self.filled(texts, name)
  }

  /// Returns these groups divided further by another column.
  func divided(by texts: Texts, _ name: String) -> RowGroups {
    let other = RowGroups(texts, name)
    var groups = self
    groups.columnNames.append(name)
    groups.names = []
    var seen: [Int64: Int32] = [:]
    for row in codes.indices {
      let key = Int64(codes[row]) << 32 | Int64(other.codes[row])
      let code = seen[key] ?? Int32(seen.count)
      if seen[key] == nil {
        seen[key] = code
        groups.names.append(names[Int(codes[row])] + " " + other.names[Int(other.codes[row])])
      }
      groups.codes[row] = code
    }
    return groups
  }

  /// Rows without a text are a group as well.
  private static func filled(_ texts: Texts, _ name: String) -> ([String], [Int32]) {
    guard texts.codes.contains(where: { $0 < 0 }) else { return (texts.distinct, texts.codes) }
    let none = Int32(texts.distinct.count)
    return (texts.distinct + ["no \(name)"], texts.codes.map { $0 < 0 ? none : $0 })
  }
}
