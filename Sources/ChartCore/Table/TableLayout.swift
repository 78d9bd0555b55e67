/// Where the table of a file begins, and what its columns are called.
struct TableLayout {
  private(set) var names: [String] = []
  private(set) var hasHeader = false
  /// Offset and line of the first row; the end of the file when there is none.
  private(set) var bodyStart: Int
  private(set) var bodyLine: Int
  /// The first rows.
  private(set) var sample: [[[UInt8]]] = []
  /// The fewest cells of one of them.
  private(set) var fewestCells = 0

  private static let recordLimit = 200
  private static let sampleBytes = 1 << 18
  /// Names that no row has a cell for, and that are columns all the same.
  private static let mostEmptyColumns = 64

  private typealias Record = RecordScanner.Record
  private var records: [Record] = []
  private var comments: [Record] = []
  private var kinds: [ColumnPlan.Kind] = []
  /// Whether numbers of a column mostly have a unit.
  private var hasUnits: [Bool] = []
  private var width = 0
  /// Columns without anything below the header.
  private var emptyCount = 0

  init(_ bytes: FileBytes, _ dialect: Dialect, from start: Int, line: Int, hasHeader: Bool?) {
    bodyStart = bytes.count
    bodyLine = line
    readRecords(RecordScanner(bytes, dialect, from: start, line: line), start)
    guard !records.isEmpty else { return }
    width = DialectGuess.usualWidth(records.map(\.cells)) ?? 1
    let tallies = columnTallies()
    kinds = tallies.map(\.kind)
    emptyCount = min(tallies.count { $0.total == 0 }, width - 1)
    hasUnits = tallies.map { $0.bestUnit != nil }
    let first = firstRow(hasHeader)
    takeNames(before: first, hasHeader)
    takeBody(from: first)
  }

  private mutating func readRecords(_ scanner: RecordScanner, _ start: Int) {
    var scanner = scanner
    while records.count < Self.recordLimit, scanner.offset - start < Self.sampleBytes,
      let record = scanner.next()
    {
      if record.isComment {
        comments.append(record)
      } else if !record.isNoRow {
        records.append(record)
      }
    }
  }

  /// What the columns look like without the first record, which may be the header.
  private func columnTallies() -> [CellTally] {
    let regular = records.filter { $0.cells.count == width }
    let rows = regular.count > 1 ? Array(regular.dropFirst()) : regular
    return (0..<width).map { column in CellTally(rows.lazy.map { $0.cells[column] }) }
  }
}

// MARK: - The first row

extension TableLayout {
  private func firstRow(_ hasHeader: Bool?) -> Int {
    if kinds.allSatisfy({ $0 == .text }) {
      return hasHeader == false ? 0 : 1 + (records.firstIndex { $0.cells.count == width } ?? 0)
    }
    var first = records.firstIndex { isRow($0.cells) } ?? records.count
    if let years = yearNames, years <= first { return years + 1 }
    if first + 1 < records.count, isHeaderWithNumbers(first) {
      first = records[(first + 1)...].firstIndex { isRow($0.cells) } ?? records.count
    }
    while first > 1, isSpoiltRow(above: first) { first -= 1 }
    if hasHeader == true, first == 0 { return 1 }
    return first
  }

  /// Whether cells are of the kinds of their columns: all of the dates, else more than not.
  private func isRow(_ cells: [[UInt8]]) -> Bool {
    var balance = 0
    var hasDate = false
    for (column, cell) in cells.prefix(width).enumerated() where kinds[column] != .text {
      let look = CellTally.look(cell)
      if look == .missing { continue }
      let fits = self.fits(look, column)
      if !fits, kinds[column] == .date { return false }
      hasDate = hasDate || kinds[column] == .date
      balance += fits ? 1 : -1
    }
    return hasDate || balance > 0
  }

  /// The first record with years for names; not one of rows that are all alike.
  private var yearNames: Int? {
    let regular = records.indices.filter { records[$0].cells.count == width }
    let years = regular.map { YearNames(records[$0].cells[...], kinds) }
    let likely = years.count { $0.areLikelyNames }
    return zip(regular, years).first { _, years in
      years.areConsecutive || years.areLikelyNames && (likely - 1) * 2 < regular.count
    }?.0
  }

  /// Whether a record with a text among its numbers, as `x-axis,1,2`, stands above one of
  /// nothing but texts: names above their units.
  private func isHeaderWithNumbers(_ index: Int) -> Bool {
    let isMixed = records[index].cells.prefix(width).enumerated().contains { column, cell in
      kinds[column] == .number && CellTally.look(cell) == .text
    }
    return isMixed && isHeader(records[index + 1].cells) && !hasFittingCell(index + 1)
  }

  /// Whether the record above has some cells of the right kinds, and stands below a header
  /// that has none: a row with a fault in it, not the header.
  private func isSpoiltRow(above first: Int) -> Bool {
    guard first <= records.count, !kinds.contains(.date), hasFittingCell(first - 1) else {
      return false
    }
    return isHeader(records[first - 2].cells) && !hasFittingCell(first - 2)
  }

  private func hasFittingCell(_ index: Int) -> Bool {
    records[index].cells.prefix(width).enumerated().contains { column, cell in
      kinds[column] != .text && fits(CellTally.look(cell), column)
    }
  }

  private func fits(_ look: CellTally.Look, _ column: Int) -> Bool {
    switch look {
    case .number: kinds[column] == .number
    case .unit: kinds[column] == .number && hasUnits[column]
    case .date: kinds[column] == .date
    case .time: kinds[column] == .time
    default: false
    }
  }

  private mutating func takeBody(from first: Int) {
    let rows = records[min(first, records.count)...]
    sample = rows.map(\.cells)
    if let row = rows.first {
      bodyStart = row.range.lowerBound
      bodyLine = row.line
    }
    fewestCells = sample.lazy.map(\.count).min() ?? 0
  }
}

// MARK: - The header

extension TableLayout {
  private mutating func takeNames(before first: Int, _ hasHeader: Bool?) {
    let header = hasHeader == false ? nil : header(before: first, isCertain: hasHeader == true)
    self.hasHeader = header != nil
    guard let header else {
      names = ColumnNames.distinct(Array(repeating: "", count: width))
      return
    }
    let texts = header.map { ColumnNames.cleaned($0) }
    names = ColumnNames.distinct(fitted(texts, first))
  }

  /// The names in the records above the rows that have a cell for most columns.
  private func header(before first: Int, isCertain: Bool) -> [[UInt8]]? {
    var lines = HeaderLines()
    for index in stride(from: min(first, records.count) - 1, through: 0, by: -1) {
      let cells = records[index].cells
      let isBelowHeader = index > 0 && isHeader(records[index - 1].cells)
      if isBelowHeader, lines.takeFirstName(cells) { continue }
      guard isHeader(cells) && !holdsAmounts(cells) || isCertain && lines.isEmpty else { break }
      if isBelowHeader, HeaderLines.areUnits(cells) { continue }
      lines.add(cells)
    }
    return lines.names(width: width) ?? commentHeader(before: first)
  }

  private func isHeader(_ cells: [[UInt8]]) -> Bool {
    let filled = cells.count { !$0.isEmpty }
    return cells.count >= width - 1 && filled * 2 >= width - emptyCount && filled > 0
      && (cells.count > 1 || width == 1)
  }

  /// Whether an amount such as `1 234,56` stands in a column of numbers; a year may be a name.
  private func holdsAmounts(_ cells: [[UInt8]]) -> Bool {
    cells.prefix(width).enumerated().contains { column, cell in
      kinds[column] == .number && CellTally.look(cell) == .number
        && cell.contains { $0 == .dot || $0 == .comma }
    }
  }

  /// A comment right above the rows with a word for each column: `# t x y`.
  private func commentHeader(before first: Int) -> [[UInt8]]? {
    guard first < records.count,
      let comment = comments.last(where: { $0.range.upperBound <= records[first].range.lowerBound })
    else { return nil }
    var cells = comment.cells
    cells[0] = Array(cells[0].drop { $0 == .hash || $0 == .space })
    if cells.count == width + 1, cells[0].isEmpty { cells.removeFirst() }
    let isText = cells.allSatisfy { CellTally.look($0) == .text }
    return cells.count == width && isText ? cells : nil
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
    if kinds[0] == .date, kinds[1] == .time { return [names[0], "Time"] + names.dropFirst() }
    return [""] + names
  }
}

// MARK: - Dates

extension TableLayout {
  /// The error of a form of dates that no column is in.
  func error(ofForm form: String, _ plans: [ColumnPlan]) -> TableError? {
    if plans.contains(where: { $0.kind == .pattern }) { return nil }
    let column =
      plans.firstIndex(where: \.isInstant)
      ?? names.firstIndex { hasHeader && KnownNames.isTime($0) } ?? 0
    let cell = sample.lazy.compactMap { column < $0.count ? $0[column] : nil }.first
    return .noSuchDates(
      form: form, column: names[column], text: String(decoding: cell ?? [], as: UTF8.self))
  }
}
