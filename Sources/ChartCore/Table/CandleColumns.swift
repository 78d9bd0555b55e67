/// The columns of a table that candles are made of.
struct CandleColumns {
  let time: Int
  let open: Int
  let high: Int
  let low: Int
  let close: Int
  let volume: Int?

  /// Finds the columns by what a person named, by names they usually have, or when no name is
  /// known, by the numbers in them (`R9`).
  ///
  /// Unless candles were asked for, names that say something else are heeded.
  init(_ table: Table, _ options: ReadingOptions, isAsked: Bool = true) throws(TableError) {
    let prices = try Self.prices(table, options, isAsked)
    let names = table.columns.map(\.name)
    if let name = options.x {
      time = try table.index(of: name)
      try table.checkX(time)
    } else {
      let choice = XChoice(table)
      guard let column = choice.column, table.columns[column].isTime else {
        try table.checkX(choice.unreadableDates)
        throw .noTimeColumn(columns: names)
      }
      time = column
    }
    (open, high, low, close) = (prices[0], prices[1], prices[2], prices[3])
    if let name = options.volume {
      volume = try table.index(of: name)
    } else {
      let found = PriceNames.columns(for: .volume, in: names).filter(table.isNumbers)
      volume = found.first { table.columns[$0].doubles.extent.high > 0 } ?? found.first
    }
  }

  /// The columns of the prices, open first.
  var prices: [Int] { [open, high, low, close] }

  private static let roles: [PriceNames.Role] = [.open, .high, .low, .close]

  private static func prices(
    _ table: Table, _ options: ReadingOptions, _ isAsked: Bool
  ) throws(TableError) -> [Int] {
    let names = table.columns.map(\.name)
    var found: [Int?] = []
    for (role, name) in zip(roles, [options.open, options.high, options.low, options.close]) {
      if let name {
        found.append(try table.index(of: name))
      } else {
        found.append(PriceNames.column(for: role, in: names))
      }
    }
    // A close alone may be any price; without its three companions it says nothing.
    if found[0] == nil, found[1] == nil, found[2] == nil, options.close == nil {
      if let columns = PricePositions(table, isAsked: isAsked)?.columns { return columns }
    }
    if isAsked, let columns = placed(table, found) { return columns }
    let missing = zip(roles, found).filter { $1 == nil }.map(\.0.rawValue)
    guard missing.isEmpty else { throw .missingPriceColumn(missing: missing, found: names) }
    let columns = found.compactMap(\.self)
    for column in columns where !table.isNumbers(column) { throw table.notNumbers(column) }
    return columns
  }
}

extension CandleColumns {
  /// Returns four columns in the usual order whose names are not all known, if their numbers are
  /// those of candles and the names that are known agree.
  private static func placed(_ table: Table, _ found: [Int?]) -> [Int]? {
    guard found.contains(nil), let columns = PricePositions(table, isAsked: true)?.columns,
      zip(found, columns).allSatisfy({ $0 == nil || $0 == $1 }),
      zip(columns, columns.dropFirst()).allSatisfy(<)
    else { return nil }
    return columns
  }
}

extension Table {
  func isNumbers(_ index: Int) -> Bool {
    if case .numbers = columns[index].values { return true }
    return false
  }
}
