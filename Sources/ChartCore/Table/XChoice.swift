/// Finds the column that x is taken from.
struct XChoice {
  private let table: Table
  /// The column, or nil when rows have to be counted.
  private(set) var column: Int?

  init(_ table: Table) {
    self.table = table
    column = time ?? number
  }

  /// The first column of times that changes from row to row.
  private var time: Int? {
    let times = table.columns.indices.filter { isTime($0) && isFilled($0) }
    return times.first { table.columns[$0].name == "_time" }
      ?? times.first { isInstant($0) && changes($0) } ?? times.first(where: isInstant)
      ?? times.first
  }

  private func isTime(_ index: Int) -> Bool { table.columns[index].isTime }

  private func isInstant(_ index: Int) -> Bool {
    if case .instants = table.columns[index].values { return true }
    return false
  }

  /// Cells that contradict each other are an error later on.
  private func isFilled(_ index: Int) -> Bool {
    let values = table.columns[index].doubles
    if table.columns[index].faults.contradiction != nil { return true }
    return values.missingCount * 2 <= values.count
  }

  private func changes(_ index: Int) -> Bool {
    let values = table.columns[index].doubles
    return values.extent.low < values.extent.high
  }

  /// The first of several columns of numbers, if its name or its order says so.
  private var number: Int? {
    let numbers = table.columns.indices.filter { index in
      guard case .numbers(let values) = table.columns[index].values else { return false }
      return Extent(of: values).range != nil
    }
    guard numbers.count > 1, let first = numbers.first(where: isFilled) else { return nil }
    let column = table.columns[first]
    if column.name == "column \(first + 1)" || KnownNames.isX(column.name) { return first }
    guard unreadableDates == nil, !PriceNames.isPrice(column.name),
      !DatesAsNames.isDate(column.name)
    else { return nil }
    return isLikelyX(column.doubles) ? first : nil
  }

  /// A column whose name says times and whose texts have digits, but in no known form.
  var unreadableDates: Int? {
    table.columns.indices.first { index in
      guard case .texts(let texts) = table.columns[index].values else { return false }
      return KnownNames.isTime(table.columns[index].name)
        && texts.distinct.prefix(20).contains { $0.utf8.contains(where: \.isDigit) }
    }
  }

  /// Whether numbers ascend, descend, or are at least all different.
  private func isLikelyX(_ values: PackedDoubles) -> Bool {
    let values = values.areAllFinite ? values : PackedDoubles(values.filter(\.isFinite))
    if values.ascends(strictly: false) || values.allSteps(>=) { return values.first != values.last }
    return Set(values).count == values.count
  }
}
