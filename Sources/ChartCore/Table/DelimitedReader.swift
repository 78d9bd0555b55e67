/// Reads a file of separated cells: finds out how, then reads all rows on all processors, and
/// again those columns that rows further down showed to be otherwise.
struct DelimitedReader {
  private let bytes: FileBytes
  private let options: ReadingOptions
  private let threads: ThreadPlan
  private(set) var source: Source
  private(set) var layout: TableLayout
  private(set) var plans: [ColumnPlan] = []
  private var isOptimistic: Bool
  private var ranges: [Range<Int>] = []
  private var warnings: [Warning] = []

  /// Finds out how the table is written; `isPlain` tries whether all bytes are ASCII without
  /// quotes, and without `hasQuotes` they have no meaning.
  init(
    _ bytes: FileBytes, options: ReadingOptions, line: Int = 1, isPlain: Bool,
    hasQuotes: Bool = true, threads: ThreadPlan
  ) {
    self.bytes = bytes
    self.options = options
    self.threads = threads
    isOptimistic = isPlain
    let (start, line, given) = Self.separatorLine(bytes, line)
    let separator = options.separator ?? given
    var dialect =
      separator.map { Dialect(separator: $0, lineEnd: DialectGuess.lineEnd(of: bytes)) }
      ?? DialectGuess.dialect(of: bytes, from: start)
    if !hasQuotes { dialect.quoteLimit = 0 }
    source = Source(bytes, dialect)
    layout = TableLayout(bytes, dialect, from: start, line: line, hasHeader: options.hasHeader)
    source.bodyStart = layout.bodyStart
    source.usualWidth = layout.fewestCells
    plans = ColumnPlanner(layout: layout, options: options).plans
    source.skipsComments = plans.first?.kind != .text
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

  /// Returns the table, or nil when an optimistic start was wrong about the bytes.
  mutating func table() throws(TableError) -> Table? {
    try checkLayout()
    cutIntoParts()
    guard var parsed = parse(plans) else { return nil }
    for _ in 0..<4 {
      let changed = ColumnJudge.revise(&plans, &parsed)
      if changed.isEmpty { break }
      let wanted = plans.indices.map { changed.contains($0) ? plans[$0] : ColumnPlan(.skip) }
      guard let again = parse(wanted) else { return nil }
      for column in changed { parsed.replace(column, with: again) }
    }
    return finished(parsed)
  }

  private func checkLayout() throws(TableError) {
    guard !layout.names.isEmpty else { throw .empty }
    let isText = plans.allSatisfy { $0.kind == .text } || layout.sample.isEmpty
    let isProse = layout.names.count == 1 || (source.dialect.isSpaces && options.separator == nil)
    if isText, isProse { throw .notATable(kind: "text", text: firstLine) }
    if layout.sample.isEmpty { throw .headerOnly(columns: layout.names) }
  }

  private var firstLine: String {
    let start = (0..<bytes.count).first { bytes.base[$0] > .space } ?? 0
    let end = bytes.first(source.dialect.lineEnd, in: start..<min(bytes.count, start + 200))
    return bytes.cell(start..<end).trimmed().text
  }
}

// MARK: - Reading the rows

extension DelimitedReader {
  private mutating func cutIntoParts() {
    let body = layout.bodyStart..<bytes.count
    let count = threads.count(for: body.count)
    var splitter = RowSplitter(bytes, source.dialect, from: body.lowerBound)
    var bounds = [body.lowerBound]
    for part in 1..<max(count, 2) where part < count {
      let target = max(body.lowerBound + body.count / count * part, bounds[part - 1])
      bounds.append(isOptimistic ? line(after: target) : splitter.row(atOrAfter: target))
    }
    if !isOptimistic { splitter.finish() }
    source.dialect = splitter.dialect
    bounds.append(bytes.count)
    ranges = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
  }

  private func line(after target: Int) -> Int {
    min(bytes.first(source.dialect.lineEnd, in: target - 1..<bytes.count) + 1, bytes.count)
  }

  private func parse(_ plans: [ColumnPlan]) -> ParsedChunk? {
    let (source, ranges, isOptimistic) = (source, ranges, isOptimistic)
    var chunks = Threads.map(ranges.count) { index in
      var reader = ChunkReader(source, plans, isOptimistic: isOptimistic)
      return reader.read(ranges[index])
    }
    if chunks.contains(where: \.hasSurprise) { return nil }
    let rows = chunks.reduce(0) { $0 + $1.rowCount }
    chunks.reverse()
    guard var all = chunks.popLast() else { return nil }
    all.reserve(rows)
    while let next = chunks.popLast() { all.append(next) }
    return all
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
    table.warnings = warnings(parsed).filter { !$0.lines.isEmpty }
    return table
  }

  private func warnings(_ parsed: ParsedChunk) -> [Warning] {
    [
      (parsed.longLines, "more cells than columns; the rest of the line is left out"),
      (parsed.shortLines, "far fewer cells than columns; left out"),
      (parsed.cutOffLine.map { [$0] } ?? [], "the last line breaks off; it is left out"),
      (lineOfOpenQuote.map { [$0] } ?? [], "a quote is never closed; it is read as a character"),
    ].map { lines, message in
      Warning(lines: lines.map { $0 + layout.bodyLine }, message: message)
    }
  }

  /// Counted from the first row.
  private var lineOfOpenQuote: Int? {
    let limit = source.dialect.quoteLimit
    guard limit > 0, limit < bytes.count, limit >= layout.bodyStart else { return nil }
    return bytes.cell(layout.bodyStart..<limit).countOf(source.dialect.lineEnd)
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
    switch source.dialect.separator {
    case .tab: "\\t"
    case let byte: String(decoding: [byte], as: UTF8.self)
    }
  }
}
