/// A wide table whose columns are named by dates or years, with a row for each series.
///
///     Country,2019,2020,2021
///     Aruba,3396,2558,3103
struct DatesAsNames {
  /// The columns with dates for names, ascending.
  let columns: [Int]
  /// Seconds since 1970, one a column.
  let x: [Double]
  /// The columns of texts that name the rows.
  private(set) var nameColumns: [Int] = []
  private(set) var names: [String] = []

  private static let mostSeries = 1000

  /// Fails when there are other times, fewer than three dates, or too many rows, and where the
  /// rows are months or days of the week: then each column of a year is a series.
  init?(_ table: Table) {
    guard !table.columns.contains(where: \.isTime), (1...Self.mostSeries).contains(table.rowCount)
    else { return nil }
    let numbers = table.columns.indices.filter(table.isNumbers)
    let instants = Self.instants(numbers.map { table.columns[$0].name })
    let dated = zip(numbers, instants).filter { $1.isFinite }
    guard dated.count > 2, zip(dated, dated.dropFirst()).allSatisfy({ $0.1 < $1.1 }) else {
      return nil
    }
    (columns, x) = (dated.map(\.0), dated.map(\.1))
    nameRows(table)
    if names.count(where: Self.isPartOfYear) * 2 > names.count { return nil }
  }

  /// Returns the instants of years or dates, NaN for other names.
  private static func instants(_ names: [String]) -> [Double] {
    let cells = names.map { Array($0.utf8) }
    let order =
      ColumnGuess(name: "", hasHeader: true, isFirst: false, cells: cells.filter { isDate($0) })
      .plan(ReadingOptions()).order
    return cells.map { cell in
      cell.withCell { cell in
        if cell.count == 4, let year = Int(cell.text), (1000...2999).contains(year) {
          return Gregorian.day(year: year, month: 1, day: 1).map { Double($0) * 86_400 } ?? .nan
        }
        guard case .instant(let instant) = DateCell(cell, order: order).outcome else { return .nan }
        return instant
      }
    }
  }

  /// Whether a name is a year or a date.
  static func isDate(_ name: String) -> Bool { instants([name]).allSatisfy(\.isFinite) }

  private static func isDate(_ cell: [UInt8]) -> Bool { CellTally.look(cell) == .date }

  private static func isPartOfYear(_ name: String) -> Bool {
    Array(name.utf8).withCell { MonthNames.month($0) != nil || MonthNames.isWeekday($0) }
  }

  /// Takes as few columns of texts, from the left, as tell the rows apart.
  private mutating func nameRows(_ table: Table) {
    names = [String](repeating: "", count: table.rowCount)
    for index in table.columns.indices {
      guard case .texts(let texts) = table.columns[index].values else { continue }
      nameColumns.append(index)
      for row in names.indices where !texts[row].isEmpty {
        names[row] += names[row].isEmpty ? texts[row] : " " + texts[row]
      }
      if Set(names).count == names.count, !names.contains("") { break }
    }
    names = ColumnNames.distinct(names.enumerated().map { $1.isEmpty ? "row \($0 + 1)" : $1 })
  }

  /// Returns a series for each row that has a value.
  func series(of table: Table) -> [Series] {
    let values = columns.map { table.columns[$0].doubles }
    return names.indices.compactMap { row in
      let series = Series(name: names[row], x: x, y: values.map { $0[row] })
      return series.runs.isEmpty ? nil : series
    }
  }
}
