/// Which columns of a table a line chart shows, and as what.
struct LineChoice {
  /// The column for x; nil counts the rows.
  let x: Int?
  let rowX: RowX
  private(set) var y: [Int] = []
  /// The split of a long table into series.
  private(set) var groups: RowGroups?

  init(_ table: Table, _ options: ReadingOptions) throws(TableError) {
    guard table.rowCount > 0 else { throw .headerOnly(columns: table.columns.map(\.name)) }
    let names = table.columns.map(\.name)
    x = try Self.x(table, options)
    rowX = RowX(table, x)
    y = try options.y.isEmpty ? Self.numbers(table, x, rowX) : Self.named(table, options.y)
    guard !y.isEmpty else { throw .noNumberColumn(columns: names) }
    for column in [x].compactMap(\.self) + y {
      if let error = table.columns[column].contradiction(table.lines) { throw error }
    }
    groups = try Self.groups(table, x.map { _ in rowX.values }, options)
    if let groups, options.y.isEmpty {
      let values = y.filter { !groups.columnNames.contains(names[$0]) }
      y = values.isEmpty ? y : values
    }
    if options.y.isEmpty { leaveOutStillColumns(table) }
    if groups == nil, x != nil { divideWhereXBeginsAgain(table) }
    yNames = y.map { names[$0] }
  }

  var reading: [(key: String, value: Reading.Value)] {
    var entries: [(key: String, value: Reading.Value)] = [("y", .texts(yNames))]
    if let groups, !groups.columnNames.isEmpty {
      entries.append(("by", .texts(groups.columnNames)))
    }
    return entries
  }

  private var yNames: [String] = []
  /// What was left out, and how rows were divided.
  private(set) var warnings: [Warning] = []

  private mutating func leaveOutStillColumns(_ table: Table) {
    let still = StillColumns(table, among: y, groups)
    y.removeAll(where: still.columns.contains)
    if let warning = still.warning(table) { warnings.append(warning) }
  }

  private mutating func divideWhereXBeginsAgain(_ table: Table) {
    guard let sets = RestartedX(rowX.values, table.lines)?.groups else { return }
    groups = sets
    let message = "x begins again after lines that are no rows; there are \(sets.names.count) sets"
    warnings.append(Warning(lines: [], message: message))
  }
}

// MARK: - Values

extension LineChoice {
  /// The column for x; nil counts the rows.
  private static func x(_ table: Table, _ options: ReadingOptions) throws(TableError) -> Int? {
    guard let name = options.x else { return XChoice(table).column }
    let column = try table.index(of: name)
    try table.checkX(column)
    return column
  }

  private static func named(_ table: Table, _ names: [String]) throws(TableError) -> [Int] {
    var columns: [Int] = []
    for name in names {
      let index = try table.index(of: name)
      guard case .numbers = table.columns[index].values else { throw table.notNumbers(index) }
      columns.append(index)
    }
    return columns
  }

  /// All columns of numbers, but for those that only count rows or tables.
  private static func numbers(
    _ table: Table, _ x: Int?, _ rowX: RowX
  ) -> [Int] {
    if let value = table.columns.firstIndex(where: { $0.name == "_value" }),
      case .numbers = table.columns[value].values
    {
      return [value]
    }
    let others = Set([x].compactMap(\.self) + parts(table, x) + volume(table) + still(table, x))
    let found = table.columns.indices.filter { index in
      guard !others.contains(index), case .numbers(let values) = table.columns[index].values else {
        return false
      }
      return Extent(of: values).range != nil && !isIndex(table, index, values)
    }
    let repeated = x.flatMap { RepeatedX(rowX.values, table.columns[$0]) }
    let own = found.filter { repeated?.isMeant(by: table.columns[$0]) != true }
    let rest = volume(table) + still(table, x)
    return found.isEmpty ? rest.filter { $0 != x } : own.isEmpty ? found : own
  }

  /// Whole numbers at the very front that stand still, as that of a station: they count nothing.
  private static func still(_ table: Table, _ x: Int?) -> [Int] {
    guard let x, table.rowCount > 2 else { return [] }
    let front = table.columns.indices.prefix(x).prefix { index in
      guard case .numbers(let values) = table.columns[index].values else { return true }
      return values[0] > 0 && values[0] == values[0].rounded() && values.allSteps(==)
    }
    return front.filter(table.isNumbers)
  }

  /// The columns that make up x together with that of the years.
  private static func parts(_ table: Table, _ x: Int?) -> [Int] {
    guard let x else { return [] }
    return CalendarColumns(table, beside: x).columns + partsOfYears(table, x)
  }

  /// The columns from a year on that years with a fraction say again.
  private static func partsOfYears(_ table: Table, _ x: Int) -> [Int] {
    guard case .numbers(let times) = table.columns[x].values,
      let year = table.columns.indices.prefix(x).first(where: { index in
        DecimalYears.areYears(table.columns[index].doubles, of: times)
      })
    else { return [] }
    return (year..<x).filter {
      table.isNumbers($0) && DecimalYears.areParts(table.columns[$0].doubles)
    }
  }

  /// The volume beside prices, which would leave no height for these.
  private static func volume(_ table: Table) -> [Int] {
    guard let candles = try? CandleColumns(table, ReadingOptions(), isAsked: false) else {
      return []
    }
    let names = table.columns.map(\.name)
    return PriceNames.columns(for: .volume, in: names).filter { !candles.prices.contains($0) }
  }

  /// The numbers of rows that some programs write in front, and those of the tables that
  /// InfluxDB writes.
  private static func isIndex(_ table: Table, _ index: Int, _ values: PackedDoubles) -> Bool {
    let column = table.columns[index]
    if index != table.columns.count - 1, KnownNames.isIdentifier(column.name),
      values.count > 1, values.allSteps(==)
    {
      return true
    }
    if column.name == "table", table.columns.contains(where: { $0.name == "_time" }) { return true }
    let isCounter = index == 0 && indexNames.contains(column.name.lowercased())
    guard isCounter || KnownNames.isIdentifier(column.name), values.count > 1, column.plan != nil
    else { return false }
    return values[0] <= 1 && values.allSteps { $1 - $0 == 1 }
  }

  private static let indexNames: Set<String> = [
    "column 1", "unnamed: 0", "#", "key", "index", "idx", "row", "no", "no.", "nr", "nr.",
  ]
}

// MARK: - Series of a long table

extension LineChoice {
  private static func groups(
    _ table: Table, _ x: PackedDoubles?, _ options: ReadingOptions
  ) throws(TableError) -> RowGroups? {
    if let name = options.by {
      return try RowGroups(table, by: try table.index(of: name))
    }
    guard let x else { return nil }
    return LongFormat(table, x).groups
  }
}
