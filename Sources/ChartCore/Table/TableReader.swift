/// Reads a file of any known form: finds its encoding and its kind, then its cells.
struct TableReader {
  let options: ReadingOptions
  var threads = ThreadPlan()

  func read(_ stream: any ByteStream) throws(TableError) -> Table {
    let first = try firstBytes(of: stream)
    if let kind = FileKind.binary(first.bytes) { throw .binary(kind: kind) }
    if let (encoding, markLength) = TextEncoding.wide(first.bytes) {
      return try readSurveyed(TextStream(stream, encoding, markLength: markLength))
    }
    let markLength = TextEncoding.utf8MarkLength(first.bytes)
    let text = TextStream(stream, .utf8, markLength: markLength)
    if let table = try readPlain(text) { return table }
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
  private func readPlain(_ text: TextStream) throws(TableError) -> Table? {
    let head = try TextHead(text)
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
    let (bytes, start) = (head.bytes, head.start)
    guard start < bytes.count else { throw .empty }
    if let kind = FileKind.markup(bytes, at: start) {
      throw .notATable(kind: kind, text: bytes.line(at: start))
    }
    var table = try readTable(text, bytes, start, isPlain: isPlain)
    table?.reading.entries.insert(("encoding", .text(text.encoding.rawValue)), at: 0)
    return table
  }

  private func readTable(
    _ text: TextStream, _ head: FileBytes, _ start: Int, isPlain: Bool
  ) throws(TableError) -> Table? {
    let isJSON = JSONShape.begins(head, at: start)
    if isJSON || AnnotatedTables.begin(head, at: start) {
      let whole = try WholeText(text)
      return isJSON
        ? try readJSON(whole.bytes, start) : try readAnnotated(whole.bytes, start)
    }
    var reader = DelimitedReader(
      text, head, options: options, isPlain: isPlain, threads: threads)
    return try reader.table()
  }
}

// MARK: - Texts that are held whole

extension TableReader {
  private func readJSON(_ bytes: FileBytes, _ start: Int) throws(TableError) -> Table? {
    guard let rows = JSONRows(bytes, at: start), var table = try readRows(rows) else {
      throw .notATable(kind: "JSON", text: bytes.beginning(at: start))
    }
    let firstLine = rows.hasHeader ? 2 : 1
    var lines = RowLines()
    for row in 0..<table.rowCount {
      lines.append(line: rows.lines[table.lines.line(ofRow: row) - firstLine])
    }
    table.lines = lines
    table.warnings = rows.warnings
    table.reading.entries.removeAll { $0.key == "separator" }
    table.reading.entries.insert(("format", .text("JSON")), at: 0)
    return table
  }

  /// Returns nil when the rows are no table, as when a server tells an error.
  private func readRows(_ rows: JSONRows) throws(TableError) -> Table? {
    var options = self.options
    options.separator = JSONRows.separator
    options.hasHeader = rows.hasHeader ? true : nil
    do throws(TableError) {
      return try rows.text.withUnsafeBufferPointer { buffer throws(TableError) in
        try readPart(FileBytes(buffer), options, hasQuotes: false)
      }
    } catch .notATable {
      return nil
    }
  }

  private func readAnnotated(_ bytes: FileBytes, _ start: Int) throws(TableError) -> Table? {
    var options = self.options
    options.separator = options.separator ?? .comma
    var tables: [Table] = []
    var error: TableError?
    for part in AnnotatedTables.parts(bytes, from: start) {
      let text = FileBytes(
        UnsafeBufferPointer(start: bytes.base + part.range.lowerBound, count: part.range.count))
      do throws(TableError) {
        if let table = try readPart(text, options, line: part.line) { tables.append(table) }
      } catch let failure {
        error = error ?? failure
      }
    }
    guard let table = TableUnion.joined(tables) else { throw error ?? .empty }
    return table
  }

  private func readPart(
    _ bytes: FileBytes, _ options: ReadingOptions, line: Int = 1, hasQuotes: Bool = true
  ) throws(TableError) -> Table? {
    let text = TextStream(MemoryStream(bytes), .utf8, markLength: 0)
    let head = try TextHead(text)
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
