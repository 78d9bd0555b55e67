/// Reads a file of any known form: finds its encoding and its kind, then its cells.
struct TableReader {
  let options: ReadingOptions
  var threads = ThreadPlan()

  private static let sampleLength = 1 << 18

  func read(_ bytes: FileBytes) throws(TableError) -> Table {
    if let kind = FileKind.binary(bytes) { throw .binary(kind: kind) }
    if let encoding = TextEncoding.wide(bytes) {
      return try readTranscoded(bytes, encoding)
    }
    let isMarked = bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    let text = isMarked ? bytes.dropFirst(3) : bytes
    let head = ByteSurvey(text, 0..<min(text.count, Self.sampleLength))
    if head.isPlain, let table = try readText(text, isPlain: true) { return table }
    let survey = survey(text)
    if survey.hasZero { throw .binary(kind: "a file with NUL bytes") }
    if survey.hasHigh, !TextEncoding.isUTF8(text) {
      return try readTranscoded(text, .windows1252)
    }
    guard let table = try readText(text, isPlain: false) else { throw .empty }
    return table
  }

  private func readTranscoded(
    _ bytes: FileBytes, _ encoding: TextEncoding
  ) throws(TableError) -> Table {
    let text = encoding.transcoded(bytes)
    if text.contains(0) { throw .binary(kind: "a file with NUL bytes") }
    let table = try text.withUnsafeBufferPointer { buffer throws(TableError) in
      try readText(FileBytes(buffer), isPlain: false, encoding)
    }
    guard let table else { throw .empty }
    return table
  }

  private func survey(_ bytes: FileBytes) -> ByteSurvey {
    let count = threads.count(for: bytes.count)
    let surveys = Threads.map(count) { part in
      ByteSurvey(
        bytes,
        bytes.count / count
          * part..<(part == count - 1 ? bytes.count : bytes.count / count * (part + 1)))
    }
    return surveys.reduce(into: ByteSurvey(bytes, 0..<0)) { $0.formUnion($1) }
  }

  /// Returns nil when the text was taken for plain and is not.
  private func readText(
    _ bytes: FileBytes, isPlain: Bool, _ encoding: TextEncoding = .utf8
  ) throws(TableError) -> Table? {
    var start = 0
    while start < bytes.count, bytes.base[start] <= .space { start += 1 }
    guard start < bytes.count else { throw .empty }
    if let kind = FileKind.markup(bytes, at: start) {
      throw .notATable(kind: kind, text: firstLine(bytes, start))
    }
    var table = try readTable(bytes, start, isPlain: isPlain)
    table?.reading.entries.insert(("encoding", .text(encoding.rawValue)), at: 0)
    return table
  }

  private func readTable(
    _ bytes: FileBytes, _ start: Int, isPlain: Bool
  ) throws(TableError) -> Table? {
    if JSONShape.begins(bytes, at: start) {
      if let rows = JSONRows(bytes, at: start) { return try readJSON(rows) }
      throw .notATable(kind: "JSON", text: firstLine(bytes, start))
    }
    if AnnotatedTables.begin(bytes, at: start) { return try readAnnotated(bytes, start) }
    var reader = DelimitedReader(
      bytes, options: options, isPlain: isPlain, threads: threads)
    return try reader.table()
  }

  private func readJSON(_ rows: JSONRows) throws(TableError) -> Table? {
    var options = self.options
    options.separator = JSONRows.separator
    options.hasHeader = rows.hasHeader
    let table = try rows.text.withUnsafeBufferPointer { buffer throws(TableError) in
      var reader = DelimitedReader(
        FileBytes(buffer), options: options, isPlain: false, hasQuotes: false,
        threads: threads)
      return try reader.table()
    }
    guard var table else { return nil }
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

  private func readAnnotated(_ bytes: FileBytes, _ start: Int) throws(TableError) -> Table? {
    var options = self.options
    options.separator = options.separator ?? .comma
    var tables: [Table] = []
    var error: TableError?
    for part in AnnotatedTables.parts(bytes, from: start) {
      let text = FileBytes(
        UnsafeBufferPointer(start: bytes.base + part.range.lowerBound, count: part.range.count))
      var reader = DelimitedReader(
        text, options: options, line: part.line, isPlain: false, threads: threads)
      do throws(TableError) {
        if let table = try reader.table() { tables.append(table) }
      } catch let failure {
        error = error ?? failure
      }
    }
    guard let table = TableUnion.joined(tables) else { throw error ?? .empty }
    return table
  }

  private func firstLine(_ bytes: FileBytes, _ start: Int) -> String {
    var end = start
    while end < min(bytes.count, start + 200), bytes.base[end] >= .space { end += 1 }
    return bytes.cell(start..<end).text
  }
}

extension FileBytes {
  func dropFirst(_ count: Int) -> FileBytes {
    FileBytes(UnsafeBufferPointer(start: base + count, count: self.count - count))
  }
}
