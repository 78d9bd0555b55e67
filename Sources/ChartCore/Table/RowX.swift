/// The x of every row of a table, and what was found wrong with it.
struct RowX {
  let name: String
  let kind: XKind
  /// One a row; NaN where there is none.
  private(set) var values: PackedDoubles
  private(set) var warnings: [Warning] = []
  private(set) var reading: [(key: String, value: Reading.Value)] = []

  /// Takes x from a column, or counts the rows when it is nil.
  init(_ table: Table, _ index: Int?) {
    guard let index else {
      name = "row"
      kind = .number
      values = PackedDoubles((0..<table.rowCount).map { Double($0 + 1 + table.droppedRows) })
      warnings = table.countedRowsWarnings
      return
    }
    let column = table.columns[index]
    name = column.name
    kind = column.isTime ? .time : .number
    values = column.doubles
    if kind == .number, !KnownNames.isX(name), let unreadable = table.unreadableDates {
      warnings = [unreadable]
    }
    let timed = addTimeOfDay(table, index)
    let calendar = timed == nil ? addCalendar(table, index) : nil
    let parts = timed ?? calendar
    if column.holdsTimesOfDay, parts == nil { countDays() }
    warnings += column.faultWarnings(table.lines) + missing(table, column, parts)
    warnings += column.dateWarnings(table.lines)
    if calendar == nil, let repeated = repeatedHour(table, column) { warnings.append(repeated) }
    reading = [("x", .text(name))]
    if let parts { reading.append(("x_parts", .texts(parts.map { table.columns[$0].name }))) }
    if let form = column.form(of: values) { reading.insert(("date_format", .text(form)), at: 0) }
  }

  /// Adds the time of day from a column of its own to dates that have none; returns both.
  private mutating func addTimeOfDay(_ table: Table, _ index: Int) -> [Int]? {
    guard table.columns[index].holdsInstants,
      let column = Self.times(table, beside: index),
      values.allSatisfy({ $0.isNaN || $0.isMultiple(of: 86_400) })
    else { return nil }
    let times = table.columns[column].doubles
    values = PackedDoubles(
      zip(values, times).map { $1.isNaN ? $0 : $1 > 86_400 ? .nan : $0 + $1 })
    return [index, column]
  }

  /// The nearest column of times of day, one to the right first.
  static func times(_ table: Table, beside index: Int) -> Int? {
    let order = Array(index..<table.columns.count) + (0..<index).reversed()
    return order.first { table.columns[$0].holdsTimesOfDay }
  }

  /// Adds parts of the date from columns of their own, such as months to years and hours to
  /// days; returns all of them.
  private mutating func addCalendar(_ table: Table, _ index: Int) -> [Int]? {
    let calendar = CalendarColumns(table, beside: index)
    guard !calendar.columns.isEmpty else { return nil }
    let instants = values.enumerated().map { calendar.instant($1, row: $0) }
    values = PackedDoubles(calendar.isYearless ? YearlessDates.running(instants) : instants)
    if calendar.isYearless {
      warnings.append(YearlessDates.warning(table.columns[calendar.columns[0]].name))
      return calendar.columns + [index]
    }
    if calendar.areHoursGuessed {
      let name = table.columns[calendar.columns[0]].name
      warnings.append(Warning(lines: [], message: "numbers in column \(name) are read as hours"))
    }
    return [index] + calendar.columns
  }

  /// Times of day without a date go on past midnight: a step of more than half a day against
  /// the order of the rows is one to the next day.
  private mutating func countDays() {
    var values = values.unpacked
    let known = values.indices.filter { values[$0].isFinite }
    let steps = zip(known.dropFirst(), known).map { values[$0] - values[$1] }
    let small = steps.filter { $0.magnitude < 43_200 }
    let sign: Double = small.count { $0 < 0 } > small.count { $0 > 0 } ? -1 : 1
    var days = 0.0
    for (row, step) in zip(known.dropFirst(), steps) {
      if step * sign < -43_200 { days += sign }
      values[row] += days * 86_400
    }
    self.values = PackedDoubles(values)
  }

  /// Times without a zone that go back by at most an hour, once or twice: a clock change.
  private func repeatedHour(_ table: Table, _ column: Column) -> Warning? {
    guard column.plan?.kind == .date, column.plan?.shownForm?.hasSuffix("%z") == false,
      column.plan?.zones != .names, !values.ascends(strictly: false)
    else { return nil }
    var rows: [Int] = []
    var row = 0
    let areFew = values.allSteps { before, after in
      row += 1
      if after < before { rows.append(row) }
      return !(after < before - 3600) && rows.count <= 3
    }
    if !areFew || rows.isEmpty || values.count < rows.count * 4 { return nil }
    let message = "times without a zone go back by up to an hour here; a clock change?"
    return Warning(lines: rows.map(table.lines.line(ofRow:)), message: message)
  }

  /// Rows that have values but an empty x, or parts of a date that does not exist.
  private func missing(_ table: Table, _ column: Column, _ parts: [Int]?) -> [Warning] {
    guard values.missingCount > 0 else { return [] }
    let faults = Set(column.faults.rows)
    let rows = values.indices.filter { row in
      values[row].isNaN && !faults.contains(row) && table.hasNumber(inRow: row)
    }
    let own = column.doubles
    let names = (parts ?? []).map { table.columns[$0].name }.joined(separator: ", ")
    return [
      (rows.filter { own[$0].isNaN }, "column \(column.name) is empty; row skipped"),
      (rows.filter { !own[$0].isNaN }, "columns \(names) hold no date that exists; row skipped"),
    ].compactMap { rows, message in
      rows.isEmpty
        ? nil : Warning(lines: rows.map(table.lines.line(ofRow:)), message: message)
    }
  }
}

extension Table {
  /// A warning that a column has dates in a form that is not known.
  var unreadableDates: Warning? {
    guard let index = XChoice(self).unreadableDates, case .texts(let texts) = columns[index].values,
      let row = texts.codes.firstIndex(where: { $0 >= 0 })
    else { return nil }
    let shown = texts[row].shownInMessage
    let message = "\"\(shown)\" in column \(columns[index].name) is a date in no known form"
    return Warning(lines: [lines.line(ofRow: row)], message: message)
  }

  func hasNumber(inRow row: Int) -> Bool {
    columns.contains { column in
      if case .numbers(let values) = column.values { return values[row].isFinite }
      return false
    }
  }
}
