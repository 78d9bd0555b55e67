/// Finding the names above the first row.
extension TableLayout {
  /// Takes the names above the record `first`, or calls columns by their number.
  mutating func takeNames(before first: Int, _ hasHeader: Bool?) {
    let header = hasHeader == false ? nil : header(before: first, isCertain: hasHeader == true)
    self.hasHeader = header != nil
    guard let header else {
      names = ColumnNames.distinct(Array(repeating: "", count: width))
      return
    }
    if header.count == width - 1, isTooWideAtTimes(from: first) {
      width -= 1
      kinds.removeLast()
    }
    names = fitted(header.map { ColumnNames.cleaned($0) }, first)
    nameYearsAndMonths(from: first)
    names = ColumnNames.distinct(names)
  }

  /// The names in the records above the rows that have a cell for most columns.
  private func header(before first: Int, isCertain: Bool) -> [[UInt8]]? {
    let above = records[..<min(first, records.count)].reversed().map { withoutSign($0.cells) }
    if let keyed = KeyedLines(above, kinds) { return keyed.names }
    var lines = HeaderLines()
    for (index, cells) in above.enumerated() {
      let upper = index + 1 < above.count && isHeader(above[index + 1]) ? above[index + 1] : nil
      if upper != nil, lines.takeFirstName(cells) { continue }
      if upper != nil, isSparse(cells) { continue }
      guard isHeader(cells) && !holdsAmounts(cells) || isCertain && lines.isEmpty else { break }
      if let upper, lines.passOverUnits(cells, below: upper) { continue }
      lines.add(cells)
    }
    let names = lines.names(width: width)
    if let names, names.allSatisfy(isTextOrEmpty) { return withoutTimes(names) }
    return commentHeader(before: first) ?? names.map(withoutTimes)
  }

  /// Whether a record may hold the names of the columns.
  func isHeader(_ cells: [[UInt8]]) -> Bool {
    let filled = cells.count { !$0.isEmpty }
    if isOfValuesOnly(cells) { return true }
    return cells.count >= width - 1 && filled * 2 >= width - emptyCount && filled > 0
      && (cells.count > 1 || width == 1)
  }

  /// Whether texts stand over all columns of values, as in `;;Index`, and over none in front.
  private func isOfValuesOnly(_ cells: [[UInt8]]) -> Bool {
    let named = cells.drop(while: \.isEmpty)
    return cells.count == width && named.count < width && !named.isEmpty
      && named.allSatisfy { CellTally.look($0) == .text }
      && named.indices.allSatisfy { kinds[$0] == .number }
  }

  /// Whether a few texts say more of the columns named above.
  private func isSparse(_ cells: [[UInt8]]) -> Bool {
    cells.count == width && !isHeader(cells) && cells.allSatisfy(isTextOrEmpty)
  }

  private func isTextOrEmpty(_ cell: [UInt8]) -> Bool {
    !CellTally.look(cell).isValue
  }

  /// Whether an amount such as `1 234,56` stands in a column of numbers; a year may be a name.
  private func holdsAmounts(_ cells: [[UInt8]]) -> Bool {
    cells.prefix(width).enumerated().contains { column, cell in
      kinds[column] == .number && CellTally.look(cell) == .number
        && cell.contains { $0 == .dot || $0 == .comma }
    }
  }

  /// Drops a sign of a comment that stands alone in front of the names.
  private func withoutSign(_ cells: [[UInt8]]) -> [[UInt8]] {
    guard cells.count == width + 1, let sign = cells.first, (1...2).contains(sign.count),
      sign.allSatisfy({ "#%/;!".utf8.contains($0) })
    else { return cells }
    return Array(cells.dropFirst())
  }

  /// A time or a date names no column of times: it is when the program began.
  private func withoutTimes(_ names: [[UInt8]]) -> [[UInt8]] {
    guard names.count == width else { return names }
    return zip(names, kinds).map { name, kind in
      let look = CellTally.look(name)
      return (kind == .time && look == .time) || (kind == .date && look == .date) ? [] : name
    }
  }
}

// MARK: - Comments

extension TableLayout {
  /// Comments right above the rows with a word for each column: `# t x y`.
  private func commentHeader(before first: Int) -> [[UInt8]]? {
    guard first < records.count else { return nil }
    let start = records[first].range.lowerBound
    let above = comments.filter { $0.range.upperBound <= start }.reversed().map(commentCells)
    var lines = HeaderLines()
    for (index, cells) in above.enumerated() {
      guard isCommentHeader(cells) else { break }
      let upper = index + 1 < above.count ? above[index + 1] : []
      if isCommentHeader(upper), lines.passOverUnits(cells, below: upper) { continue }
      lines.add(cells)
    }
    return lines.names(width: width)
  }

  /// The words of a comment without its signs, of which each word may have one.
  private func commentCells(_ comment: Record) -> [[UInt8]] {
    var cells = comment.cells
    let areAllSigned = cells.allSatisfy { $0.isEmpty || $0.first == .hash }
    for index in areAllSigned ? cells.indices : 0..<1 {
      cells[index] = Array(cells[index].drop { $0 == .hash || $0 == .space })
    }
    if cells.count == width + 1, cells[0].isEmpty { cells.removeFirst() }
    return cells
  }

  private func isCommentHeader(_ cells: [[UInt8]]) -> Bool {
    let looks = cells.map { CellTally.look($0) }
    return cells.count == width && !looks.contains(where: \.isValue)
      && looks.count { $0 == .text } >= max(width - emptyCount, 1)
  }
}

// MARK: - Names for the cells of a row

extension TableLayout {
  /// Whether some rows have a cell more than there are names, and others do not: a separator
  /// too many, and no column without a name.
  private func isTooWideAtTimes(from first: Int) -> Bool {
    records[min(first, records.count)...].contains { $0.cells.count < width && isRow($0.cells) }
  }

  /// Fits names to rows that have a cell more: a time beside the date, an unnamed index in
  /// front, or nothing but a separator at the end.
  private func fitted(_ names: [String], _ first: Int) -> [String] {
    guard names.count == width - 1, first < records.count else {
      let kept = names.prefix(width + Self.mostEmptyColumns)
      return kept + Array(repeating: "", count: max(width - kept.count, 0))
    }
    let isEmptyAtEnd = records[first...].allSatisfy {
      $0.cells.count < width || $0.cells[width - 1].isEmpty
    }
    if isEmptyAtEnd { return names + [""] }
    if let date = dateUnderOneName(names) {
      return names[...date] + ["Time"] + names[(date + 1)...]
    }
    return [""] + names
  }

  /// Names columns of years and of months beside them that have no name.
  private mutating func nameYearsAndMonths(from first: Int) {
    let rows = records[min(first, records.count)...].map(\.cells).filter { $0.count == width }
    for index in names.indices.prefix(width).dropLast()
    where names[index].isEmpty && names[index + 1].isEmpty {
      let areYears = rows.allSatisfy { YearNames.year($0[index]) != nil }
      let areMonths = rows.allSatisfy { $0[index + 1].withCell { MonthNames.month($0) != nil } }
      if areYears, areMonths, !rows.isEmpty { (names[index], names[index + 1]) = ("Year", "Month") }
    }
  }

  /// A column of dates that has its name together with the times beside it.
  private func dateUnderOneName(_ names: [String]) -> Int? {
    names.indices.first { column in
      guard kinds[column] == .date, kinds[column + 1] == .time else { return false }
      return column == 0 || !KnownNames.isTime(names[column - 1])
    }
  }
}
