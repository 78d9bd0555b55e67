/// A table of years with a column for each month, which is one line.
///
///     Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
///     2023,3.4,3.6,3.5,3.4,3.6,3.6,3.5,3.7,3.8,3.9,3.7,3.7
struct MonthsAsNames {
  private let table: Table
  private let year: Int
  private let months: [Int]

  /// Fails unless there is a row for each year, all months stand side by side, and no texts
  /// tell the rows apart.
  init?(_ table: Table) {
    guard let year = table.columns.firstIndex(where: { $0.plan?.kind == .year }),
      let january = Self.january(table), table.columns[year].doubles.areAllFinite
    else { return nil }
    guard table.columns[year].doubles.runsOneWay(strictly: true) else { return nil }
    let hasTexts = table.columns.contains { column in
      if case .texts(let texts) = column.values { return texts.distinct.count > 1 }
      return false
    }
    if hasTexts { return nil }
    (self.table, self.year, months) = (table, year, Array(january..<january + 12))
  }

  /// The first of twelve columns of numbers with the names of the months in their order.
  private static func january(_ table: Table) -> Int? {
    let months = table.columns.indices.map { index in
      table.isNumbers(index)
        ? Array(table.columns[index].name.utf8).withCell { MonthNames.month($0) } : nil
    }
    return months.indices.first { Array(months[$0...].prefix(12)) == Array(1...12) }
  }

  /// The line, from the first month to the last that has a value.
  var series: Series {
    var x: [Double] = []
    var y: [Double] = []
    let values = months.map { table.columns[$0].doubles.unpacked }
    for (row, start) in table.columns[year].doubles.enumerated() {
      let date = CivilDate(dayNumber: Int(start / 86_400))
      for month in 0..<12 {
        x.append(Double(CivilDate(year: date.year, month: month + 1, day: 1).dayNumber * 86_400))
        y.append(values[month][row])
      }
    }
    return Series(name: "value", x: x, y: y)
  }

  var reading: [(key: String, value: Reading.Value)] {
    let name = table.columns[year].name
    return [
      ("date_format", .text("%Y")), ("x", .text(name)),
      ("x_parts", .texts([name, "names of columns"])),
      ("y", .texts(months.map { table.columns[$0].name })),
    ]
  }

  /// Warnings of cells that are no numbers, and of columns beside the months.
  var warnings: [Warning] {
    let faults = months.flatMap { table.columns[$0].faultWarnings(table.lines) }
    let others = table.columns.indices.filter {
      table.isNumbers($0) && !months.contains($0) && table.columns[$0].doubles.extent.range != nil
    }
    if others.isEmpty { return faults }
    let names = others.map { table.columns[$0].name }.joined(separator: ", ")
    let message = "the months are read as one line; left out beside them: \(names)"
    return faults + [Warning(lines: [], message: message)]
  }
}
