/// Reads rows where they lie, straight into columns.
///
/// Cells in their usual form go through `FastCells`; all others through `NumberCell` and
/// `DateCell`. Rows are gathered in blocks that stay in the cache and are then appended.
struct ChunkReader: ~Copyable {
  let bytes: FileBytes
  let dialect: Dialect
  let plans: [ColumnPlan]
  let block: RowBlock
  /// A row with fewer cells is none, so that memory stays in proportion to the file.
  private let shortestRow: Int

  var chunk: ParsedChunk
  var offset = 0
  var line = 0
  /// Rows in the stage so far.
  var staged = 0
  let fastEnd: Int
  private let stage: UnsafeMutablePointer<Double>
  /// Rows in the stage, as a power of two: fewer for many columns.
  private let stageShift: Int

  var fast: FastReader
  private let fastColumns: UnsafeMutableBufferPointer<FastColumn>
  private let hasFastRows: Bool

  /// Reads into `chunk`, which is empty; `columns` live longer and belong to one thread.
  init(
    _ block: RowBlock, _ plans: [ColumnPlan], _ columns: borrowing FastColumns,
    into chunk: consuming ParsedChunk
  ) {
    self.block = block
    self.plans = plans
    bytes = block.bytes
    dialect = block.dialect
    fastEnd = block.fastEnd
    self.chunk = chunk
    stageShift = plans.count <= 128 ? 10 : plans.count <= 1024 ? 7 : 5
    shortestRow = plans.count > 64 ? plans.count / 8 : 0
    stage = .allocate(capacity: max(plans.count, 1) << stageShift)
    columns.restart()
    fastColumns = columns.all
    hasFastRows = columns.areFast
    fast = FastReader(block)
  }

  deinit { stage.deallocate() }

  /// Returns the rows of the block; they are void when it was wrongly taken for plain.
  mutating func read() -> ParsedChunk {
    while offset < bytes.count, !chunk.hasSurprise {
      if hasFastRows { readFastRows() }
      let start = offset
      if offset < bytes.count { readLine() }
      // Rows in their usual form are of plain bytes, and close their quotes.
      chunk.hasSurprise =
        block.form.isPlain && !ByteSurvey(bytes, start..<min(offset, bytes.count)).isPlain
    }
    flush()
    chunk.lineCount = line
    chunk.openQuoteLine = block.openQuote.map { bytes.cell(0..<$0).countOf(dialect.lineEnd) }
    return chunk
  }

  /// Reads rows as long as all of their cells are in their most usual form.
  private mutating func readFastRows() {
    let end = min(fastEnd, dialect.quoteLimit)
    while offset < end {
      let count = fast.rows(
        fastColumns, into: stage + staged, stride: 1 << stageShift,
        atMost: 1 << stageShift - staged, &offset, before: end)
      chunk.lines.append(line: line, rows: count)
      line += count
      staged += count
      guard staged == 1 << stageShift else { return }
      flush()
    }
  }

  private mutating func readLine() {
    let first = bytes.base[offset]
    if first <= .space || first == .hash || dialect.isSeparator(first) {
      let cell = offset
      if isBlankLine() || (first == .hash && block.form.skipsComments) {
        offset = bytes.first(dialect.lineEnd, in: cell..<bytes.count) + 1
        line += 1
        return
      }
      if dialect.isSpaces { skipSpaces() }
    }
    readRow()
    if staged == 1 << stageShift { flush() }
  }

  /// A line of nothing but white space and separators.
  private func isBlankLine() -> Bool {
    var end = offset
    while end < bytes.count, bytes.base[end] != dialect.lineEnd {
      guard bytes.base[end] <= .space || dialect.isSeparator(bytes.base[end]) else { return false }
      end += 1
    }
    return true
  }

  private mutating func readRow() {
    let firstLine = line
    let isFirst = block.index == 0 && offset == 0
    var column = 0
    while true {
      if column < plans.count {
        readCell(column)
      } else if skipCell() > 0, chunk.longLines.last != firstLine {
        chunk.longLines.append(firstLine)
      }
      column += 1
      guard offset < bytes.count, dialect.isSeparator(bytes.base[offset]) else { break }
      offset += 1
      if dialect.isSpaces, endsAfterSpaces() { break }
    }
    if offset < bytes.count, bytes.base[offset] == .carriageReturn, dialect.lineEnd == .newline {
      offset += 1
    }
    if offset >= bytes.count, column < block.form.usualWidth, !isFirst {
      chunk.cutOffLine = firstLine
      dropRow(upTo: column)
      return
    }
    if column < shortestRow {
      chunk.shortLines.append(firstLine)
      dropRow(upTo: column)
      offset += 1
      line += 1
      return
    }
    finishRow(firstLine, column)
  }

  private mutating func finishRow(_ firstLine: Int, _ count: Int) {
    var column = count
    while column < plans.count {
      storeMissing(column)
      column += 1
    }
    chunk.lines.append(line: firstLine)
    staged += 1
    offset += 1
    line += 1
  }

  private mutating func skipSpaces() {
    while offset < bytes.count, bytes.base[offset] == .space || bytes.base[offset] == .tab {
      offset += 1
    }
  }

  private mutating func endsAfterSpaces() -> Bool {
    skipSpaces()
    guard offset < bytes.count else { return true }
    let byte = bytes.base[offset]
    return byte == dialect.lineEnd || (byte == .carriageReturn && bytes[offset + 1] == .newline)
  }
}

// MARK: - Storing

extension ChunkReader {
  @inline(__always) private func store(_ value: Double, _ column: Int) {
    stage[column << stageShift &+ staged] = value
  }

  private mutating func storeMissing(_ column: Int) {
    store(.nan, column)
    chunk.parts[column].texts?.appendMissing()
  }

  private mutating func flush() {
    for column in plans.indices where plans[column].kind != .skip && plans[column].kind != .text {
      chunk.parts[column].values.append(
        UnsafeBufferPointer(start: stage + column << stageShift, count: staged))
    }
    staged = 0
  }

  /// Takes back what the cells of a row that breaks off have left behind.
  private mutating func dropRow(upTo count: Int) {
    for column in 0..<count {
      chunk.parts[column].texts?.removeLast()
      chunk.parts[column].faults.removeLast(row: chunk.rowCount)
    }
  }

  /// The row being read, counted from the beginning of the part.
  var row: Int { chunk.rowCount }
}

// MARK: - Cells

extension ChunkReader {
  @inline(__always) private mutating func readCell(_ column: Int) {
    if bytes.base[min(offset, bytes.count &- 1)] == .space, !dialect.isSpaces { skipPadding() }
    switch plans[column].kind {
    case .skip: _ = skipCell()
    case .text: readText(column)
    default: store(fastValue(column) ?? slowValue(column), column)
    }
  }

  private mutating func skipPadding() {
    while offset < bytes.count, bytes.base[offset] == .space { offset += 1 }
  }

  /// Returns the value of a cell in its most usual form, nil for any other.
  private mutating func fastValue(_ column: Int) -> Double? {
    guard offset < fastEnd else { return nil }
    return fastColumns.baseAddress.flatMap { fast.cell($0 + column, &offset) }
  }
}
