/// The x of every row of a table, and what was found wrong with it.
struct RowX {
  let name: String
  let kind: XKind
  /// One a row; NaN where there is none.
  private(set) var values: [Double]
  private(set) var warnings: [Warning] = []
  private(set) var reading: [(key: String, value: Reading.Value)] = []

  /// Takes x from a column, or counts the rows when it is nil.
  init(_ table: Table, _ index: Int?) {
    guard let index else {
      name = "row"
      kind = .number
      values = (0..<table.rowCount).map { Double($0 + 1) }
      let message = "no column of times or of ascending numbers was found; rows are counted"
      warnings = [Warning(lines: [], message: message)]
      return
    }
    let column = table.columns[index]
    name = column.name
    kind = column.isTime ? .time : .number
    values = column.doubles
    addTimeOfDay(table, index)
    warnings = column.faultWarnings(table.lines) + missing(table, column)
    if let guess = column.orderWarning { warnings.append(guess) }
    if let repeated = repeatedHour(table, column) { warnings.append(repeated) }
    reading = [("x", .text(name))]
    if let form = column.form(of: values) { reading.insert(("date_format", .text(form)), at: 0) }
  }

  /// Adds the time of day from a column of its own to dates that have none.
  private mutating func addTimeOfDay(_ table: Table, _ index: Int) {
    guard case .instants = table.columns[index].values,
      let times = Self.times(table, beside: index),
      values.allSatisfy({ $0.isNaN || $0.isMultiple(of: 86_400) })
    else { return }
    for row in values.indices where !times[row].isNaN { values[row] += times[row] }
  }

  /// The nearest column of times of day, one to the right first.
  private static func times(_ table: Table, beside index: Int) -> [Double]? {
    let order = Array(index..<table.columns.count) + (0..<index).reversed()
    for column in order {
      if case .times(let times) = table.columns[column].values { return times }
    }
    return nil
  }

  /// Times without a zone that go back by at most an hour, once or twice: a clock change.
  private func repeatedHour(_ table: Table, _ column: Column) -> Warning? {
    guard column.plan?.kind == .date, column.plan?.shownForm?.hasSuffix("%z") == false else {
      return nil
    }
    var rows: [Int] = []
    for row in values.indices.dropFirst() where values[row] < values[row - 1] {
      guard values[row] >= values[row - 1] - 3600, rows.count < 3 else { return nil }
      rows.append(row)
    }
    if rows.isEmpty || values.count < rows.count * 4 { return nil }
    let message = "times without a zone go back by up to an hour here; a clock change?"
    return Warning(lines: rows.map(table.lines.line(ofRow:)), message: message)
  }

  /// Rows that have values but an empty x.
  private func missing(_ table: Table, _ column: Column) -> [Warning] {
    guard values.contains(where: \.isNaN) else { return [] }
    let faults = Set(column.faults.rows)
    let rows = values.indices.filter { row in
      values[row].isNaN && !faults.contains(row) && table.hasNumber(inRow: row)
    }
    guard !rows.isEmpty else { return [] }
    let message = "column \(column.name) is empty; row skipped"
    return [Warning(lines: rows.map(table.lines.line(ofRow:)), message: message)]
  }
}

extension Table {
  func hasNumber(inRow row: Int) -> Bool {
    columns.contains { column in
      if case .numbers(let values) = column.values { return values[row].isFinite }
      return false
    }
  }
}
