/// Reads a file of any known form: finds its encoding and its kind, then its cells.
struct TableReader {
  let options: ReadingOptions
  var threads = ThreadPlan()

  func read(_ stream: any ByteStream) throws(TableError) -> Table {
    let first = try firstBytes(of: stream)
    if let kind = FileKind.binary(first.bytes) { throw .binary(kind: kind) }
    let (encoding, markLength) = TextEncoding.found(in: first.bytes)
    let text = TextStream(stream, encoding, markLength: markLength)
    if encoding.isWide { return try readSurveyed(text) }
    let head = try TextHead(text)
    if LoneReturns.endLines(in: head.bytes) { return try read(LineEndStream(stream)) }
    if let table = try readPlain(text, head) { return table }
    return try readSurveyed(text)
  }

  private func firstBytes(of stream: any ByteStream) throws(TableError) -> TextBuffer {
    try stream.rewind()
    var buffer = TextBuffer(capacity: 512)
    _ = try buffer.fill(
      to: buffer.capacity, from: TextStream(stream, .utf8, markLength: 0))
    return buffer
  }

  /// Reads a text of ASCII without quotes, which most are; nil for any other.
  private func readPlain(
    _ text: TextStream, _ head: borrowing TextHead
  ) throws(TableError) -> Table? {
    guard ByteSurvey(head.bytes, 0..<head.bytes.count).isPlain else { return nil }
    return try readText(text, head, isPlain: true)
  }

  private func readSurveyed(_ text: TextStream) throws(TableError) -> Table {
    let survey = try TextSurvey(text)
    if survey.hasZero { throw .binary(kind: "a file with NUL bytes") }
    let text =
      survey.isUTF8 ? text : TextStream(text.source, .windows1252, markLength: text.markLength)
    guard let table = try readText(text, TextHead(text), isPlain: false) else { throw .empty }
    return table
  }

  /// Returns nil when the text was taken for plain and is not.
  private func readText(
    _ text: TextStream, _ head: borrowing TextHead, isPlain: Bool
  ) throws(TableError) -> Table? {
    guard head.start < head.bytes.count else { throw .empty }
    if let kind = FileKind.markup(head.bytes, at: head.start) {
      throw .notATable(kind: kind, text: head.bytes.line(at: head.start))
    }
    var table = try readTable(text, head, isPlain: isPlain)
    table?.reading.entries.insert(("encoding", .text(text.encoding.rawValue)), at: 0)
    return table
  }

  private func readTable(
    _ text: TextStream, _ head: borrowing TextHead, isPlain: Bool
  ) throws(TableError) -> Table? {
    if JSONShape.begins(head.bytes, at: head.start) { return try readJSON(text, head) }
    if AnnotatedTables.begin(head.bytes, at: head.start) {
      return try readAnnotated(WholeText(text), head.start)
    }
    var reader = DelimitedReader(
      text, head.bytes, options: options, isPlain: isPlain, threads: threads)
    return try reader.table()
  }
}

// MARK: - JSON

extension TableReader {
  /// A short text is held whole, and so is one whose rows are somewhere inside.
  private func readJSON(
    _ text: TextStream, _ head: borrowing TextHead
  ) throws(TableError) -> Table? {
    if !head.isWhole, let rows = try JSONStream(text, head: head.bytes, at: head.start) {
      if rows.lines.count == 0 { throw noRows(head.bytes, head.start) }
      let table = try readJSON(rows, hasHeader: rows.hasHeader, rows.lines, rows.brokenLines)
      guard let table else { throw noRows(head.bytes, head.start) }
      return table
    }
    return try readJSON(WholeText(text), head.start)
  }

  private func readJSON(
    _ whole: borrowing WholeText, _ start: Int
  ) throws(TableError) -> Table? {
    guard let rows = JSONRows(whole.bytes, at: start) else { throw noRows(whole.bytes, start) }
    let table = try rows.text.withUnsafeBufferPointer { buffer throws(TableError) in
      try readJSON(
        MemoryStream(FileBytes(buffer)), hasHeader: rows.hasHeader, rows.lines, rows.brokenLines,
        textColumns: rows.dividers)
    }
    guard let table else { throw noRows(whole.bytes, start) }
    return table
  }

  private func noRows(_ bytes: FileBytes, _ start: Int) -> TableError {
    .notATable(kind: "JSON", text: bytes.beginning(at: start))
  }

  /// Returns nil when the rows are no table, as when a server tells an error.
  ///
  /// Rows without names of their own may begin with an array of names.
  private func readJSON(
    _ rows: any ByteStream, hasHeader: Bool, _ lines: RowLines, _ brokenLines: [Int],
    textColumns: [String] = []
  ) throws(TableError) -> Table? {
    var options = self.options
    options.separator = JSONRows.separator
    options.hasHeader = hasHeader ? true : nil
    options.textColumns = textColumns
    guard var table = try readRows(rows, options) else { return nil }
    let firstLine = hasHeader ? 2 : 1
    var own = RowLines()
    for row in 0..<table.rowCount {
      own.append(line: lines.line(ofRow: table.lines.line(ofRow: row) - firstLine))
    }
    table.lines = own
    table.warnings = JSONRows.warnings(ofBroken: brokenLines)
    table.reading.entries.removeAll { $0.key == "separator" }
    table.reading.entries.insert(("format", .text("JSON")), at: 0)
    return table
  }
}

// MARK: - Texts that are held whole

extension TableReader {
  private func readRows(
    _ rows: any ByteStream, _ options: ReadingOptions
  ) throws(TableError) -> Table? {
    do throws(TableError) {
      return try readPart(rows, options, hasQuotes: false)
    } catch .notATable {
      return nil
    }
  }

  private func readAnnotated(
    _ whole: borrowing WholeText, _ start: Int
  ) throws(TableError) -> Table? {
    let bytes = whole.bytes
    var options = self.options
    options.separator = options.separator ?? .comma
    var tables: [Table] = []
    var error: TableError?
    for part in AnnotatedTables.parts(bytes, from: start) {
      let text = FileBytes(
        UnsafeBufferPointer(start: bytes.base + part.range.lowerBound, count: part.range.count))
      do throws(TableError) {
        if let table = try readPart(MemoryStream(text), options, line: part.line) {
          tables.append(table)
        }
      } catch let failure {
        error = error ?? failure
      }
    }
    guard let table = TableUnion.joined(tables) else { throw error ?? .empty }
    return table
  }

  private func readPart(
    _ bytes: any ByteStream, _ options: ReadingOptions, line: Int = 1, hasQuotes: Bool = true
  ) throws(TableError) -> Table? {
    let text = TextStream(bytes, .utf8, markLength: 0)
    return try read(text, TextHead(text), options, line: line, hasQuotes: hasQuotes)
  }

  private func read(
    _ text: TextStream, _ head: borrowing TextHead, _ options: ReadingOptions, line: Int,
    hasQuotes: Bool
  ) throws(TableError) -> Table? {
    var reader = DelimitedReader(
      text, head.bytes, options: options, line: line, isPlain: false, hasQuotes: hasQuotes,
      threads: threads)
    return try reader.table()
  }
}

extension FileBytes {
  /// Returns the text from `start` to the end of the line, as far as a message shows it.
  fileprivate func line(at start: Int) -> String {
    var end = start
    while end < min(count, start + 200), base[end] >= .space { end += 1 }
    return cell(start..<end).text
  }

  /// Returns the text from `start` on, whatever its lines, as far as a message shows it.
  fileprivate func beginning(at start: Int) -> String {
    ColumnNames.cleaned(Array(cell(start..<min(count, start + 200))))
  }
}
