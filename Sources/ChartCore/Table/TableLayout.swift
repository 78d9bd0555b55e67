/// Where the table of a file begins, and what its columns are called.
struct TableLayout {
  var names: [String] = []
  var hasHeader = false
  /// Offset and line of the first row; the end of the file when there is none.
  private(set) var bodyStart: Int
  private(set) var bodyLine: Int
  /// The first rows.
  private(set) var sample: [[[UInt8]]] = []
  /// The fewest cells of one of them.
  private(set) var fewestCells = 0
  /// The line that a second table begins on, and the one with its names.
  private(set) var secondTable: (start: Int, names: Int)?

  private static let recordLimit = 200
  private static let sampleBytes = 1 << 18
  /// Names that no row has a cell for, and that are columns all the same.
  static let mostEmptyColumns = 64

  typealias Record = RecordScanner.Record
  var records: [Record] = []
  var comments: [Record] = []
  var kinds: [ColumnPlan.Kind] = []
  /// Whether numbers of a column mostly have a unit.
  var hasUnits: [Bool] = []
  var width = 0
  /// Columns without anything below the header.
  var emptyCount = 0

  init(_ bytes: FileBytes, _ dialect: Dialect, from start: Int, line: Int, hasHeader: Bool?) {
    bodyStart = bytes.count
    bodyLine = line
    readRecords(RecordScanner(bytes, dialect, from: start, line: line), start)
    if dialect.separator != JSONRows.separator { leaveSecondTableOut() }
    guard !records.isEmpty else { return }
    width = DialectGuess.usualWidth(records.map(\.cells)) ?? 1
    let tallies = columnTallies()
    kinds = tallies.map(\.kind)
    emptyCount = min(tallies.count { $0.total == 0 }, width - 1)
    hasUnits = tallies.map { $0.bestUnit != nil || $0.hasFlags }
    let row = firstRow(hasHeader)
    let first = firstOfSpoiltRows(above: row)
    takeNames(before: first, hasHeader)
    takeBody(from: first, firstUsual: row)
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

  private mutating func leaveSecondTableOut() {
    guard let second = SecondTable(records) else { return }
    secondTable = (records[second.start].line, second.line)
    records.removeSubrange(second.start...)
  }

  /// Takes the rows from `first` on, and what those from `row` on look like.
  private mutating func takeBody(from first: Int, firstUsual row: Int) {
    if first < records.count {
      bodyStart = records[first].range.lowerBound
      bodyLine = records[first].line
    }
    sample = records[min(row < records.count ? row : first, records.count)...].map(\.cells)
    fewestCells = sample.lazy.map(\.count).min() ?? 0
  }

  /// What the columns look like without notes above them and without the first record, which may
  /// be the header.
  private func columnTallies() -> [CellTally] {
    let regular = records.filter { $0.cells.count == width }
    let start = regular.indices.first { index in
      regular[index...].prefix(2).count { Self.beginsWithValue($0) } == 2
    }
    let rows = regular.count > 1 ? Array(regular.dropFirst(max(start ?? 1, 1))) : regular
    return (0..<width).map { column in CellTally(rows.lazy.map { $0.cells[column] }) }
  }

  private static func beginsWithValue(_ record: Record) -> Bool {
    CellTally.look(record.cells[0]).isValue
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
