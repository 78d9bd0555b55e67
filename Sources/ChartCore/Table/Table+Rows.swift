/// Tables cut and joined by rows.
extension Table {
  /// Returns the last rows, with what was found wrong with them.
  func suffix(_ count: Int) -> Table {
    guard count < rowCount else { return self }
    let dropped = rowCount - count
    var table = self
    for index in columns.indices {
      table.columns[index].values = columns[index].values.suffix(count)
      table.columns[index].faults = columns[index].faults.dropFirst(dropped)
    }
    if lines.count > 0 {
      table.lines.removeFirst(dropped)
      table.dropWarnings(aboveLine: table.lines.line(ofRow: 0))
    }
    table.droppedRows += dropped
    return table
  }

  private mutating func dropWarnings(aboveLine line: Int) {
    warnings = warnings.compactMap { warning in
      guard !warning.lines.isEmpty else { return warning }
      let lines = warning.lines.filter { $0 >= line }
      return lines.isEmpty ? nil : Warning(lines: lines, message: warning.message)
    }
  }

  /// Appends the rows of a table with columns of the same names.
  ///
  /// Cells of another kind count as missing. A column that is new has no cells in earlier rows.
  mutating func append(_ other: Table) {
    let (before, count) = (rowCount, other.rowCount)
    for column in other.columns where !columns.contains(where: { $0.name == column.name }) {
      columns.append(column.blank(before))
    }
    for index in columns.indices {
      let new = other.columns.first { $0.name == columns[index].name }
      columns[index].append(new, count: count)
    }
    lines.append(other.lines, offset: 0)
    for warning in other.warnings { add(warning) }
  }

  private mutating func add(_ new: Warning) {
    if let index = warnings.firstIndex(where: { $0.message == new.message }) {
      warnings[index].lines += new.lines
    } else {
      warnings.append(new)
    }
  }

  /// Returns the table with all of its lines so much further down.
  func moved(byLines offset: Int) -> Table {
    var table = self
    table.lines = RowLines()
    table.lines.append(lines, offset: offset)
    table.warnings = warnings.map {
      Warning(lines: $0.lines.map { $0 + offset }, message: $0.message)
    }
    return table
  }
}

extension Table {
  /// Returns the table with the later rows missing from columns in which they contradict the
  /// first ones.
  func skippingContradictions(fromRow first: Int) -> Table {
    var table = self
    for index in columns.indices { table.columns[index].skipContradiction(fromRow: first) }
    return table
  }
}

extension Column {
  fileprivate mutating func skipContradiction(fromRow first: Int) {
    guard let (a, b) = faults.contradiction else { return }
    let text = [a, b].first { $0.row >= first }?.text ?? a.text
    let rows = min(first, count)..<count
    values = values.omitting(rows)
    faults = CellFaults()
    for row in rows { faults.add(row: row, text: text) }
  }

  /// Returns a column of the same kind with nothing but missing cells.
  fileprivate func blank(_ count: Int) -> Column {
    var column = self
    column.values = values.blank(count)
    column.faults = CellFaults()
    return column
  }

  fileprivate mutating func append(_ other: Column?, count: Int) {
    let before = self.count
    if let other, values.isBlank { self = other.blank(before) }
    if let other, other.hasOtherOrder(than: self) {
      values = values.withDayAndMonthSwapped
      plan = other.plan
    }
    let other = other.map { agreeOnZones(with: $0) }
    values.append(other?.values, count: count)
    guard let other else { return }
    faults.append(other.faults, offset: before)
    if case .texts(let texts) = other.values, !isOfTexts { addFaults(texts, offset: before) }
  }

  /// Takes the names of zones off, and returns the other column with them taken off, if one of
  /// both has several of them.
  private mutating func agreeOnZones(with other: Column) -> Column {
    var other = other
    if plan?.zones == .names { other.takeZoneOff() }
    if other.plan?.zones == .names { takeZoneOff() }
    return other
  }

  private mutating func takeZoneOff() {
    guard plan?.zones == .offsets, let zone = faults.zone, case .instants(let values) = values,
      let offset = Array(zone.text.utf8).withCell({ ZoneNames.offset($0) })
    else { return }
    plan?.zones = .names
    faults.zone = nil
    self.values = .instants(PackedDoubles(values.map { $0 - Double(offset) }))
  }

  private var isOfTexts: Bool { if case .texts = values { true } else { false } }

  /// Takes note of texts where there should be numbers or times.
  private mutating func addFaults(_ texts: Texts, offset: Int) {
    for row in 0..<texts.count where !texts[row].isEmpty {
      faults.add(row: offset + row, text: texts[row])
    }
  }

  /// Whether the order of day and month was a guess until these cells proved the other one.
  func hasOtherOrder(than other: Column) -> Bool {
    guard let plan, let old = other.plan, plan.kind == .date, old.kind == .date else {
      return false
    }
    return plan.order != old.order && plan.turnedBy != nil
  }
}

extension Column.Values {
  func suffix(_ count: Int) -> Column.Values {
    switch self {
    case .numbers(let values): .numbers(values.suffix(count))
    case .instants(let values): .instants(values.suffix(count))
    case .times(let values): .times(values.suffix(count))
    case .texts(let texts):
      .texts(
        Texts(
          distinct: texts.distinct, codes: Array(texts.codes.suffix(count)),
          isComplete: texts.isComplete))
    }
  }

  /// As many missing cells of the same kind.
  fileprivate func blank(_ count: Int) -> Column.Values {
    let missing = PackedDoubles(repeating: .nan, count: count)
    return switch self {
    case .numbers: .numbers(missing)
    case .instants: .instants(missing)
    case .times: .times(missing)
    case .texts: .texts(Texts([String](repeating: "", count: count)))
    }
  }

  /// Returns numbers or times with these rows missing.
  fileprivate func omitting(_ rows: Range<Int>) -> Column.Values {
    func replaced(_ values: PackedDoubles) -> PackedDoubles {
      PackedDoubles(values.enumerated().map { rows.contains($0) ? .nan : $1 })
    }
    return switch self {
    case .numbers(let values): .numbers(replaced(values))
    case .instants(let values): .instants(replaced(values))
    case .times(let values): .times(replaced(values))
    case .texts: self
    }
  }

  /// Whether these are texts and all are missing, so that they may become anything.
  var isBlank: Bool {
    if case .texts(let texts) = self { texts.distinct.isEmpty && texts.isComplete } else { false }
  }

  /// The instants that the same dates are with their days taken for months.
  fileprivate var withDayAndMonthSwapped: Column.Values {
    guard case .instants(let values) = self else { return self }
    return .instants(
      PackedDoubles(
        values.map { value in
          guard value.isFinite else { return value }
          let number = (value / 86_400).rounded(.down)
          let date = CivilDate(dayNumber: Int(number))
          guard let day = Gregorian.day(year: date.year, month: date.day, day: date.month) else {
            return value
          }
          return Double(day) * 86_400 + value - number * 86_400
        }))
  }

  /// Appends as many rows, missing ones when the values are of another kind.
  mutating func append(_ other: Column.Values?, count: Int) {
    let missing = PackedDoubles(repeating: .nan, count: count)
    switch (self, other) {
    case (.numbers(var values), let other):
      self = .numbers([])  // Lets go of the array, which then grows where it is.
      if case .numbers(let new)? = other { values.append(new) } else { values.append(missing) }
      self = .numbers(values)
    case (.instants(var values), let other):
      self = .instants([])
      if case .instants(let new)? = other { values.append(new) } else { values.append(missing) }
      self = .instants(values)
    case (.times(var values), let other):
      self = .times([])
      if case .times(let new)? = other { values.append(new) } else { values.append(missing) }
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
