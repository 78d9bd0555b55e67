/// Reads a file of separated cells: finds out how, then reads all rows on all processors, and
/// again those columns that rows further down showed to be otherwise.
struct DelimitedReader {
  private let text: TextStream
  private let head: FileBytes
  private let options: ReadingOptions
  private let threads: ThreadPlan
  private let layout: TableLayout
  private let form: RowForm
  private(set) var plans: [ColumnPlan] = []

  /// Finds out from the head of a text how its table is written; `isPlain` tries whether all
  /// bytes are ASCII without quotes, and without `hasQuotes` these have no meaning.
  init(
    _ text: TextStream, _ head: FileBytes, options: ReadingOptions, line: Int = 1, isPlain: Bool,
    hasQuotes: Bool = true, threads: ThreadPlan
  ) {
    (self.text, self.head) = (text, head)
    (self.options, self.threads) = (options, threads)
    let (start, line, given) = Self.separatorLine(head, line)
    let separator = options.separator ?? given
    var dialect =
      separator.map { Dialect(separator: $0, lineEnd: DialectGuess.lineEnd(of: head)) }
      ?? DialectGuess.dialect(of: head, from: start)
    if !hasQuotes { dialect.quoteLimit = 0 }
    layout = TableLayout(head, dialect, from: start, line: line, hasHeader: options.hasHeader)
    plans =
      ColumnPlanner(layout: layout, separator: dialect.separator, options: options).plans
    form = RowForm(
      dialect: dialect, skipsComments: plans.first?.kind != .text,
      usualWidth: layout.fewestCells, isPlain: isPlain)
  }

  /// Reads a first line `sep=;`, as Excel writes and knows it.
  private static func separatorLine(
    _ bytes: FileBytes, _ line: Int
  ) -> (start: Int, line: Int, separator: UInt8?) {
    let first = bytes[0] == .quote ? 1 : 0
    let prefix = bytes.cell(first..<min(first + 4, bytes.count))
    guard prefix.isWord("sep="), first + 4 < bytes.count else { return (0, line, nil) }
    let separator = bytes[first + 4]
    let end = bytes.first(DialectGuess.lineEnd(of: bytes), in: first + 4..<bytes.count)
    return (min(end + 1, bytes.count), line + 1, separator)
  }

  /// Returns the table, or nil when the text was wrongly taken for plain.
  mutating func table() throws(TableError) -> Table? {
    try checkLayout()
    guard var parsed = try parse(plans) else { return nil }
    try checkQuotes(parsed)
    let second = secondTable(parsed)
    if let second { parsed.cut(toRows: second.row) }
    for _ in 0..<4 {
      let changed = ColumnJudge.revise(&plans, &parsed)
      if changed.isEmpty { break }
      let wanted = plans.indices.map { changed.contains($0) ? plans[$0] : ColumnPlan(.skip) }
      guard var again = try parse(wanted) else { return nil }
      if let second { again.cut(toRows: second.row) }
      guard again.rowCount == parsed.rowCount else { throw .interrupted }
      for column in changed { parsed.replace(column, with: again) }
    }
    var table = finished(parsed)
    if let second { table.warnings.append(warning(ofSecondTable: second.line)) }
    return table
  }

  private func checkLayout() throws(TableError) {
    guard !layout.names.isEmpty else { throw .empty }
    let isText = plans.allSatisfy { $0.kind == .text } || layout.sample.isEmpty
    let isProse = layout.names.count == 1 || (form.dialect.isSpaces && options.separator == nil)
    if isText, isProse { throw .notATable(kind: "text", text: firstLine) }
    if layout.sample.isEmpty { throw .headerOnly(columns: layout.names) }
    if let form = options.dateFormat, let error = layout.error(ofForm: form, plans) { throw error }
  }

  /// A file that breaks off inside a quoted cell is one whose last line breaks off.
  private func checkQuotes(_ parsed: ParsedChunk) throws(TableError) {
    guard let line = parsed.openQuoteLine, line + 1 < parsed.lineCount,
      !options.forgivesOpenQuotes
    else { return }
    throw .openQuote(
      line: line + layout.bodyLine, lastLine: parsed.lineCount - 1 + layout.bodyLine)
  }

  private var firstLine: String {
    let start = (0..<head.count).first { head.base[$0] > .space } ?? 0
    let end = head.first(form.dialect.lineEnd, in: start..<min(head.count, start + 200))
    return head.cell(start..<end).trimmed().text
  }
}

// MARK: - A second table

extension DelimitedReader {
  /// The row that a second table begins with, and the line with its names.
  private func secondTable(_ parsed: ParsedChunk) -> (row: Int, line: Int)? {
    if form.dialect.separator == JSONRows.separator { return nil }
    guard let (start, names) = layout.secondTable else {
      return RowsOfNames(parsed, plans, names: layout.names).second
    }
    let line = start - layout.bodyLine
    let row = (0..<parsed.rowCount).first { parsed.lines.line(ofRow: $0) >= line }
    return (row ?? parsed.rowCount, names - layout.bodyLine)
  }

  private func warning(ofSecondTable line: Int) -> Warning {
    let message = "a second table begins here; it is left out"
    return Warning(lines: [line + layout.bodyLine], message: message)
  }
}

// MARK: - Reading the rows

extension DelimitedReader {
  /// Reads the columns that have a plan; nil when the text was wrongly taken for plain.
  private func parse(_ plans: [ColumnPlan]) throws(TableError) -> ParsedChunk? {
    try text.rewind(to: layout.bodyStart)
    let blocks = RowBlocks(text, form, length: threads.blockLength)
    let rows = ParsedRows(plans, expectedBytes: text.expectedCount)
    let room = text.roomForAll(upTo: threads.blockLength)
    _ = Threads.map(threads.count(for: text.expectedCount)) { _ in
      var buffer = TextBuffer(capacity: room)
      let columns = FastColumns(plans)
      while !rows.hasSurprise {
        let chunk = rows.emptyChunk(plans)
        guard let block = blocks.next(into: &buffer) else { return }
        var reader = ChunkReader(block, plans, columns, into: chunk)
        rows.add(reader.read(), block)
      }
    }
    if let error = blocks.error { throw error }
    return rows.hasSurprise ? nil : rows.all
  }
}

// MARK: - The table

extension DelimitedReader {
  private func finished(_ parsed: ParsedChunk) -> Table {
    var parsed = parsed
    let firstLine = layout.bodyLine
    let columns = plans.indices.map { column(at: $0, &parsed) }
    var table = Table(columns: columns, reading: reading, warnings: [])
    table.lines.append(parsed.lines, offset: firstLine)
    table.joinHalfDays()
    table.warnings = warnings(parsed).filter { !$0.lines.isEmpty }
    return table
  }

  private func warnings(_ parsed: ParsedChunk) -> [Warning] {
    [
      (parsed.longLines, "more cells than columns; the rest of the line is left out"),
      (parsed.shortLines, "far fewer cells than columns; left out"),
      (parsed.cutOffLine.map { [$0] } ?? [], "the last line breaks off; it is left out"),
      (
        parsed.openQuoteLine.map { [$0] } ?? [],
        "a quote is never closed; it is read as a character"
      ),
    ].map { lines, message in
      Warning(lines: lines.map { $0 + layout.bodyLine }, message: message)
    }
  }

  private func column(at index: Int, _ parsed: inout ParsedChunk) -> Column {
    let part = parsed.take(index)
    let plan = plans[index]
    let values: Column.Values =
      if plan.kind == .text {
        .texts(part.texts?.texts ?? Texts([]))
      } else if plan.isInstant {
        .instants(part.values)
      } else if plan.kind == .time || plan.kind == .clock {
        .times(part.values)
      } else {
        .numbers(part.values)
      }
    var column = Column(name: layout.names[index], values: values)
    column.faults = part.faults
    column.plan = plan
    return column
  }

  private var reading: Reading {
    Reading(entries: [
      ("separator", .text(separatorName)),
      ("decimal", .text(hasDecimalCommas ? "," : ".")),
      ("header", .flag(layout.hasHeader)),
      ("columns", .texts(layout.names)),
    ])
  }

  private var hasDecimalCommas: Bool {
    plans.contains { $0.isNumeric && $0.decimal == .comma }
  }

  private var separatorName: String {
    switch form.dialect.separator {
    case .tab: "\\t"
    case let byte: String(decoding: [byte], as: UTF8.self)
    }
  }
}
