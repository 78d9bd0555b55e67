/// The columns of times that tell how long something took, beside a column of dates.
///
///     Date,Duration
///     2024-05-01,01:30:00
struct DurationColumns {
  let columns: [Int]
  private let table: Table

  /// Finds the columns by their names, by times of more than a day, or, where there would be no
  /// numbers at all, takes all that stand beside days of which each comes once; those that a
  /// person named for y are such columns as well.
  init(_ table: Table, _ options: ReadingOptions) {
    self.table = table
    guard let date = table.columns.first(where: \.holdsInstants) else {
      columns = []
      return
    }
    let times = table.columns.indices.filter { index in
      table.columns[index].holdsTimesOfDay && table.columns[index].name != options.x
    }
    let sure = times.filter { index in
      let column = table.columns[index]
      return options.y.contains(column.name) || KnownNames.isDuration(column.name)
        || Self.isLong(column.doubles)
    }
    let hasNumbers = table.columns.indices.contains(where: table.isNumbers)
    columns =
      sure.isEmpty && !hasNumbers && date.doubles.runsOneWay(strictly: true)
      ? times.filter { Self.hasName($0, table) } : sure
  }

  private static func hasName(_ index: Int, _ table: Table) -> Bool {
    table.columns[index].name != "column \(index + 1)"
  }

  /// Whether more than a few times pass midnight.
  private static func isLong(_ values: PackedDoubles) -> Bool {
    values.extent.high > 86_400 && values.count { $0 > 86_400 } * 20 >= values.count
  }

  /// The table with numbers in these columns.
  var tableOfNumbers: Table {
    var table = self.table
    for index in columns {
      let column = table.columns[index]
      let (unit, seconds) = Self.unit(column.doubles.extent.high)
      let numbers = column.doubles.map { $0 / seconds }
      table.columns[index].values = .numbers(PackedDoubles(numbers))
      let message = "times in column \(column.name) are durations; shown in \(unit)"
      table.warnings.append(Warning(lines: [], message: message))
    }
    return table
  }

  /// The unit in which the longest time is more than one.
  private static func unit(_ longest: Double) -> (name: String, seconds: Double) {
    longest >= 3600 ? ("hours", 3600) : longest >= 60 ? ("minutes", 60) : ("seconds", 1)
  }
}
