/// Tables cut and joined by rows.
extension Table {
  /// Returns the last rows.
  func suffix(_ count: Int) -> Table {
    guard count < rowCount else { return self }
    var table = self
    for index in columns.indices {
      table.columns[index].values = columns[index].values.suffix(count)
      table.columns[index].faults = CellFaults()
    }
    table.lines = RowLines()
    return table
  }

  /// Appends the rows of a table of the same columns; cells of another kind count as missing.
  mutating func append(_ other: Table) {
    let count = other.rowCount
    for index in columns.indices {
      let values = index < other.columns.count ? other.columns[index].values : nil
      columns[index].values.append(values, count: count)
    }
  }
}

extension Column.Values {
  func suffix(_ count: Int) -> Column.Values {
    switch self {
    case .numbers(let values): .numbers(Array(values.suffix(count)))
    case .instants(let values): .instants(Array(values.suffix(count)))
    case .times(let values): .times(Array(values.suffix(count)))
    case .texts(let texts):
      .texts(
        Texts(
          distinct: texts.distinct, codes: Array(texts.codes.suffix(count)),
          isComplete: texts.isComplete))
    }
  }

  /// Appends as many rows, missing ones when the values are of another kind.
  mutating func append(_ other: Column.Values?, count: Int) {
    let missing = [Double](repeating: .nan, count: count)
    switch (self, other) {
    case (.numbers(var values), let other):
      self = .numbers([])  // Lets go of the array, which then grows where it is.
      if case .numbers(let new)? = other { values += new } else { values += missing }
      self = .numbers(values)
    case (.instants(var values), let other):
      self = .instants([])
      if case .instants(let new)? = other { values += new } else { values += missing }
      self = .instants(values)
    case (.times(var values), let other):
      self = .times([])
      if case .times(let new)? = other { values += new } else { values += missing }
      self = .times(values)
    case (.texts(var texts), let other):
      self = .texts(Texts([]))
      if case .texts(let new)? = other { texts.append(new) } else { texts.appendMissing(count) }
      self = .texts(texts)
    }
  }
}

extension Texts {
  /// Appends the rows of another column.
  mutating func append(_ other: Texts) {
    var codeOf: [String: Int32] = [:]
    for (code, text) in distinct.enumerated() { codeOf[text] = Int32(code) }
    for row in 0..<other.count {
      let text = other[row]
      if !text.isEmpty, codeOf[text] == nil, distinct.count < Self.limit {
        codeOf[text] = Int32(distinct.count)
        distinct.append(text)
      }
      codes.append(codeOf[text] ?? -1)
      isComplete = isComplete && (text.isEmpty || codeOf[text] != nil)
    }
  }

  mutating func appendMissing(_ count: Int) { codes += [Int32](repeating: -1, count: count) }
}
