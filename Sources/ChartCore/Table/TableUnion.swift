/// Puts tables with the same or other columns below each other.
struct TableUnion {
  private let tables: [Table]
  private var indices: [[String: Int]]

  private static let columnLimit = 1000

  /// Returns all rows with all columns; nil for no tables.
  ///
  /// Where some have numbers in the column that annotated tables keep their values in, those
  /// with texts there are left out.
  static func joined(_ tables: [Table]) -> Table? {
    let numeric = tables.filter(hasNumbers)
    let tables = numeric.isEmpty ? tables : numeric
    guard let first = tables.first else { return nil }
    if tables.count == 1 { return first }
    return TableUnion(tables).table(first)
  }

  private init(_ tables: [Table]) {
    self.tables = tables
    indices = tables.map { table in
      Dictionary(table.columns.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }
  }

  private static func hasNumbers(_ table: Table) -> Bool {
    guard let index = table.columns.firstIndex(where: { $0.name == "_value" }) else { return true }
    return table.isNumbers(index)
  }

  private func table(_ first: Table) -> Table {
    var joined = first
    joined.columns = columns.map(column)
    for table in tables.dropFirst() {
      joined.lines.append(table.lines, offset: 0)
      joined.warnings += table.warnings
    }
    return joined
  }

  /// The first column of each name.
  private var columns: [Column] {
    var seen: Set<String> = []
    return tables.lazy.flatMap(\.columns).filter { column in
      seen.count < Self.columnLimit && seen.insert(column.name).inserted
    }
  }

  private func column(_ model: Column) -> Column {
    var joined = model
    joined.faults = CellFaults()
    var numbers: [Double] = []
    var texts: [String] = []
    for (table, index) in zip(tables, indices) {
      let other = index[model.name].map { table.columns[$0] }
      let same = other.flatMap { $0.isSameKind(as: model) ? $0 : nil }
      if let same { joined.faults.append(same.faults, offset: max(numbers.count, texts.count)) }
      if case .texts = model.values {
        texts += same?.allTexts ?? [String](repeating: "", count: table.rowCount)
      } else {
        numbers += same?.doubles.unpacked ?? [Double](repeating: .nan, count: table.rowCount)
      }
    }
    switch model.values {
    case .numbers: joined.values = .numbers(PackedDoubles(numbers))
    case .instants: joined.values = .instants(PackedDoubles(numbers))
    case .times: joined.values = .times(PackedDoubles(numbers))
    case .texts: joined.values = .texts(Texts(texts))
    }
    return joined
  }
}

extension Column {
  fileprivate func isSameKind(as other: Column) -> Bool {
    switch (values, other.values) {
    case (.numbers, .numbers), (.instants, .instants), (.times, .times), (.texts, .texts): true
    default: false
    }
  }

  fileprivate var allTexts: [String]? {
    guard case .texts(let texts) = values else { return nil }
    return (0..<texts.count).map { texts[$0] }
  }
}
