/// A wide table whose columns are named by dates or years, with a row for each series.
///
///     Country,2019,2020,2021 [provisional]
///     Aruba,3396,2558,3103
struct DatesAsNames {
  /// The columns with dates for names, from the first date to the last or the other way.
  let columns: [Int]
  /// The columns of numbers with other names.
  let otherColumns: [Int]
  /// Seconds since 1970, one a column.
  let x: [Double]
  /// The columns of texts that name the rows.
  private(set) var nameColumns: [Int] = []
  private(set) var names: [String] = []

  private static let mostSeries = 1000

  /// Fails when there are other times, too few dates, or too many rows, and where the rows are
  /// months or days of the week: then each column of a year is a series.
  init?(_ table: Table) {
    guard !table.columns.contains(where: \.isTime), (1...Self.mostSeries).contains(table.rowCount)
    else { return nil }
    let numbers = table.columns.indices.filter(table.isNumbers)
    let instants = Self.instants(numbers.map { table.columns[$0].name })
    let dated = zip(numbers, instants).filter { $1.isFinite }
    guard Self.areMost(dated.count, of: numbers.count), Self.runOneWay(dated.map(\.1)) else {
      return nil
    }
    (columns, x) = (dated.map(\.0), dated.map(\.1))
    otherColumns = numbers.filter { !dated.map(\.0).contains($0) }
    nameRows(table)
    if names.count(where: Self.isPartOfYear) * 2 > names.count || !namesRows(dated.count) {
      return nil
    }
  }

  private static func areMost(_ count: Int, of all: Int) -> Bool {
    count > 2 || (count == 2 && all <= 3)
  }

  private static func runOneWay(_ instants: [Double]) -> Bool {
    let steps = zip(instants, instants.dropFirst())
    return steps.allSatisfy(<) || steps.allSatisfy(>)
  }

  /// Whether texts tell the rows apart, and not numbers in front of the dates: their x.
  private func namesRows(_ count: Int) -> Bool {
    if !nameColumns.isEmpty { return true }
    return count > 2 && otherColumns.allSatisfy { $0 > columns[0] }
  }

  /// Returns the instants of years or dates, NaN for other names.
  private static func instants(_ names: [String]) -> [Double] {
    let cells = names.map { Array(withoutRemark($0).utf8) }
    let order =
      ColumnGuess(name: "", hasHeader: true, isFirst: false, cells: cells.filter { isDate($0) })
      .plan(ReadingOptions()).order
    return cells.map { cell in
      cell.withCell { cell in
        if let year = YearNames.year(Array(cell)) {
          return Gregorian.day(year: year, month: 1, day: 1).map { Double($0) * 86_400 } ?? .nan
        }
        guard case .instant(let instant) = DateCell(cell, order: order).outcome else { return .nan }
        return instant
      }
    }
  }

  /// Returns a name without what follows in brackets, as in `2019 [YR2019]` and `2023 (est.)`.
  private static func withoutRemark(_ name: String) -> Substring {
    let brackets: [Character: Character] = ["]": "[", ")": "("]
    guard let open = name.last.flatMap({ brackets[$0] }), let start = name.lastIndex(of: open)
    else { return name[...] }
    return name[..<start]
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

  /// A warning that names the columns of numbers that are left out, if there are any.
  func otherColumnsWarning(_ table: Table) -> Warning? {
    let names = otherColumns.map { table.columns[$0] }
      .filter { Extent(of: $0.doubles).range != nil }.map(\.name)
    guard let first = names.first else { return nil }
    let columns = names.count > 1 ? "columns \(names.joined(separator: ", "))" : "column \(first)"
    return Warning(
      lines: [], message: "the names of most columns are dates; \(columns) left out")
  }
}
