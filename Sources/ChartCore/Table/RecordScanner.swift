/// Splits a file into records and cells one by one, by the rules of RFC 4180.
///
/// A quote has a meaning where it begins a cell, and until the quote that ends it; a record
/// may go over several lines inside quotes. What stands between a closing quote and the next
/// separator is dropped. This is the slow and complete way, for the beginning of a file; the
/// same rules hold in `ChunkReader` and `RowSplitter`.
struct RecordScanner {
  /// One record: its cells, where it lies, and the line it begins on.
  struct Record {
    var cells: [[UInt8]]
    var line: Int
    var range: Range<Int>

    /// Whether something follows a closing quote before the next separator, as where this is
    /// not the separator at all.
    var hasJunk = false
    /// Whether it begins with `#`, outside of quotes.
    var isComment = false

    var isBlank: Bool { cells.allSatisfy { $0.allSatisfy { $0 <= 32 } } }
    /// Whether it only draws a line, as `---+---` or `|---|--:|`.
    var isRule: Bool {
      cells.contains { $0.count > 2 }
        && cells.allSatisfy { $0.allSatisfy { [.minus, .plus, .colon, 61, 95, 124].contains($0) } }
    }
    /// Whether it belongs to no table.
    var isNoRow: Bool { isBlank || isComment || isRule }
  }

  /// Columns beyond are left out.
  static let cellLimit = 4096

  let bytes: FileBytes
  var dialect: Dialect
  private(set) var offset: Int
  private(set) var line: Int
  private var hasJunk = false

  init(_ bytes: FileBytes, _ dialect: Dialect, from offset: Int = 0, line: Int = 1) {
    self.bytes = bytes
    self.dialect = dialect
    self.offset = offset
    self.line = line
  }

  /// Returns the next record, or nil at the end of the file.
  mutating func next() -> Record? {
    guard offset < bytes.count else { return nil }
    var record = Record(cells: [], line: line, range: offset..<offset)
    while true {
      skipSpaces()
      if record.cells.isEmpty { record.isComment = bytes[offset] == .hash }
      let cell = readCell()
      if record.cells.count < Self.cellLimit { record.cells.append(cell) }
      guard dialect.isSeparator(bytes[offset]), offset < bytes.count, !endsAfterSpaces() else {
        break
      }
      offset += 1
    }
    offset += offset < bytes.count ? 1 : 0
    line += 1
    record.range = record.range.lowerBound..<offset
    record.hasJunk = hasJunk
    hasJunk = false
    return record
  }

  private mutating func skipSpaces() {
    while bytes[offset] == .space || (bytes[offset] == .tab && !dialect.isSeparator(.tab))
      || (dialect.isSpaces && bytes[offset] == .tab)
    { offset += 1 }
  }

  /// Runs of spaces at the end of a line are no separators.
  private mutating func endsAfterSpaces() -> Bool {
    guard dialect.isSpaces else { return false }
    skipSpaces()
    if bytes[offset] == .carriageReturn, bytes[offset + 1] == .newline { offset += 1 }
    if offset >= bytes.count || bytes[offset] == dialect.lineEnd { return true }
    offset -= 1
    return false
  }

  private mutating func readCell() -> [UInt8] {
    if bytes[offset] == .quote, offset < dialect.quoteLimit {
      if let cell = readQuoted() { return cell }
      dialect.quoteLimit = offset
    }
    let first = offset
    skipToSeparator()
    return unguarded(Array(bytes.cell(first..<offset).trimmed()))
  }

  /// Returns the text inside of `="…"`; digits that are no number stay as they are.
  private func unguarded(_ cell: [UInt8]) -> [UInt8] {
    guard cell.first == 61 else { return cell }
    return cell.withCell { $0.isGuardedIdentifier ? cell : Array($0.unguarded(isEscaped: false)) }
  }

  private mutating func skipToSeparator() {
    while offset < bytes.count, bytes.base[offset] != dialect.lineEnd,
      !dialect.isSeparator(bytes.base[offset])
    { offset += 1 }
  }

  private mutating func readQuoted() -> [UInt8]? {
    var cell: [UInt8] = []
    var first = offset + 1
    while true {
      let end = bytes.first(.quote, in: first..<bytes.count)
      guard end < bytes.count else { return nil }
      cell += Array(bytes.cell(first..<end))
      first = end + 2
      guard bytes[end + 1] == .quote else { break }
      cell.append(.quote)
    }
    line += cell.count { $0 == dialect.lineEnd }
    offset = first - 1
    skipToSeparator()
    hasJunk = hasJunk || bytes.cell(first - 1..<offset).trimmed().count > 0
    return unguarded(cell)
  }
}

extension Array<UInt8> {
  /// Copies the bytes of a cell.
  init(_ cell: CellBytes) {
    self.init(UnsafeBufferPointer(start: cell.start, count: cell.count))
  }
}
