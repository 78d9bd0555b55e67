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

  private func isInstant(_ index: Int) -> Bool { table.columns[index].holdsInstants }

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
    if isUnnamed(first) { return unnamed(numbers.filter { isFilled($0) && isUnnamed($0) }) }
    let column = table.columns[first]
    if KnownNames.isX(column.name), changes(first) || table.rowCount < 2 { return first }
    guard unreadableDates == nil, !PriceNames.isPrice(column.name),
      !DatesAsNames.isDate(column.name)
    else { return nil }
    return isOrdered(column.doubles) || (numbers.count == 2 && areDifferent(column.doubles))
      ? first : nil
  }

  private func isUnnamed(_ index: Int) -> Bool {
    table.columns[index].name == "column \(index + 1)"
  }

  /// Of columns without names one that goes one way, the first if possible; where it stands still
  /// at times, rather years with a fraction or another one that never does.
  private func unnamed(_ columns: [Int]) -> Int? {
    let values = columns.map { table.columns[$0].doubles.finite }
    let strict = columns.indices.filter { values[$0].runsOneWay(strictly: true) }
    let isStill = values[0].allSteps(==)
    if strict.first == 0 || (columns.count == 2 && !isStill) { return columns[0] }
    let years = strict.first { column in
      DecimalYears.areLikely(values[column])
        || values[..<column].contains { DecimalYears.areYears($0, of: values[column]) }
    }
    if let years { return columns[years] }
    if let other = strict.first ?? columns.indices.first(where: { isOrdered(values[$0]) }) {
      return columns[other]
    }
    // A single one without a name, beside others that have one, is an index.
    return (columns.count < 3 && !isStill) || table.rowCount < 2 ? columns.first : nil
  }

  /// A column whose name says times and whose texts have digits, but in no known form.
  var unreadableDates: Int? {
    table.columns.indices.first { index in
      guard case .texts(let texts) = table.columns[index].values else { return false }
      return KnownNames.isTime(table.columns[index].name)
        && texts.distinct.prefix(20).contains { $0.utf8.contains(where: \.isDigit) }
    }
  }

  /// Whether numbers ascend or descend, and do not stand still.
  private func isOrdered(_ values: PackedDoubles) -> Bool {
    let values = values.finite
    return values.runsOneWay(strictly: false) && values.first != values.last
  }

  private func areDifferent(_ values: PackedDoubles) -> Bool {
    let values = values.finite
    return Set(values).count == values.count
  }
}

extension PackedDoubles {
  /// Those of the values that are numbers.
  fileprivate var finite: PackedDoubles {
    areAllFinite ? self : PackedDoubles(filter(\.isFinite))
  }
}
