/// Reads rows where they lie, straight into columns.
///
/// Cells in their usual form go through `FastCells`; all others through `NumberCell` and
/// `DateCell`. Rows are gathered in blocks that stay in the cache and are then appended.
struct ChunkReader: ~Copyable {
  let bytes: FileBytes
  let dialect: Dialect
  let plans: [ColumnPlan]
  /// Whether lines that begin with `#` are left out.
  let skipsComments: Bool
  /// A last line without an end breaks off when it has fewer cells than rows have.
  let usualWidth: Int
  private let bodyStart: Int
  /// Whether to stop at bytes that are not plain ASCII without quotes.
  let isOptimistic: Bool

  var chunk: ParsedChunk
  var offset = 0
  var line = 0
  /// Rows in the block so far.
  var staged = 0
  /// Offsets from which on there may be no end of line, or no eight bytes, ahead.
  let fastEnd: Int
  private let stage: UnsafeMutablePointer<Double>
  private static let blockShift = 10

  /// The day of the last date, which is most often that of the next.
  private var lastYearAndMonth: UInt64 = 0
  private var lastDayOfMonth: UInt16 = 0
  private var lastDay = 0

  init(_ source: Source, _ plans: [ColumnPlan], isOptimistic: Bool) {
    bytes = source.bytes
    dialect = source.dialect
    fastEnd = source.fastEnd
    skipsComments = source.skipsComments
    usualWidth = source.usualWidth
    bodyStart = source.bodyStart
    self.plans = plans
    self.isOptimistic = isOptimistic
    chunk = ParsedChunk(plans)
    stage = .allocate(capacity: max(plans.count, 1) << Self.blockShift)
  }

  deinit { stage.deallocate() }

  /// Returns the rows that begin in `range`; a row begins at its lower bound.
  mutating func read(_ range: Range<Int>) -> ParsedChunk {
    offset = range.lowerBound
    var surveyed = offset
    while offset < range.upperBound {
      if isOptimistic, offset >= surveyed {
        let end = min(surveyed + 1 << 17, bytes.count)
        chunk.hasSurprise = !ByteSurvey(bytes, surveyed..<end).isPlain
        if chunk.hasSurprise { break }
        surveyed = end
      }
      readLine(in: range)
    }
    flush()
    chunk.lineCount = line
    return chunk
  }

  private mutating func readLine(in range: Range<Int>) {
    let first = bytes.base[offset]
    if first <= .space || first == .hash || dialect.isSeparator(first) {
      let cell = offset
      if isBlankLine() || (first == .hash && skipsComments) {
        offset = bytes.first(dialect.lineEnd, in: cell..<bytes.count) + 1
        line += 1
        return
      }
      if dialect.isSpaces { skipSpaces() }
    }
    readRow()
    if staged == 1 << Self.blockShift { flush() }
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
    let isFirst = offset == bodyStart
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
    if offset >= bytes.count, column < usualWidth, !isFirst {
      chunk.cutOffLine = firstLine
      dropRow(upTo: column)
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
    stage[column << Self.blockShift &+ staged] = value
  }

  private mutating func storeMissing(_ column: Int) {
    store(.nan, column)
    chunk.parts[column].texts?.appendMissing()
  }

  private mutating func flush() {
    for column in plans.indices where plans[column].kind != .skip && plans[column].kind != .text {
      chunk.parts[column].values.append(
        contentsOf: UnsafeBufferPointer(start: stage + column << Self.blockShift, count: staged))
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
    case .date:
      store(offset < fastEnd ? fastInstant() ?? slowValue(column) : slowValue(column), column)
    case .number:
      store(offset < fastEnd ? fastNumber(column) ?? slowValue(column) : slowValue(column), column)
    default: store(fastMeaning(column), column)
    }
  }

  private mutating func skipPadding() {
    while offset < bytes.count, bytes.base[offset] == .space { offset += 1 }
  }

  private mutating func fastMeaning(_ column: Int) -> Double {
    guard plans[column].isNumeric, offset < fastEnd else { return slowValue(column) }
    let first = offset
    guard let number = fastNumber(column) else { return slowValue(column) }
    let value = plans[column].meaning(of: number)
    if value.isNaN {
      chunk.parts[column].faults.add(row: row, text: bytes.cell(first..<offset).text)
    }
    return value
  }

  @inline(__always) private func load(_ offset: Int) -> UInt64 {
    UnsafeRawPointer(bytes.base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always) private func endsCell(_ offset: Int) -> Bool {
    let byte = bytes.base[offset]
    return byte == dialect.separator || byte == dialect.lineEnd
      || (byte == .carriageReturn && bytes.base[offset &+ 1] == dialect.lineEnd)
  }

  @inline(__always) private mutating func fastNumber(_ column: Int) -> Double? {
    var end = offset
    let isNegative = bytes.base[end] == .minus
    if isNegative { end &+= 1 }
    var (mantissa, count) = FastCells.digits(load(end))
    end &+= count
    var total = count
    while count == 8, total < 18 {
      count = appendDigits(&mantissa, &end, &total)
    }
    guard total > 0 else { return nil }
    var scale = 0
    if bytes.base[end] == plans[column].decimal {
      end &+= 1
      let whole = total
      repeat { count = appendDigits(&mantissa, &end, &total) } while count == 8 && total < 20
      scale = total &- whole
      if scale == 0 { return nil }
    }
    guard total < 20, endsCell(end),
      let value = DecimalNumber.nearest(mantissa, exponent: 0 &- scale)
    else { return nil }
    offset = end
    return isNegative ? -value : value
  }

  /// Appends up to eight digits; the number is of no use when they get more than nineteen.
  @inline(__always) private func appendDigits(
    _ mantissa: inout UInt64, _ end: inout Int, _ total: inout Int
  ) -> Int {
    let (value, count) = FastCells.digits(load(end))
    mantissa = mantissa &* UInt64.powersOfTen[count] &+ value
    end &+= count
    total &+= count
    return count
  }

  @inline(__always) private mutating func fastInstant() -> Double? {
    let yearAndMonth = load(offset)
    let dayOfMonth = UnsafeRawPointer(bytes.base).loadUnaligned(
      fromByteOffset: offset &+ 8, as: UInt16.self)
    if yearAndMonth != lastYearAndMonth || dayOfMonth != lastDayOfMonth {
      guard let day = FastCells.day(yearAndMonth, dayOfMonth) else { return nil }
      (lastYearAndMonth, lastDayOfMonth, lastDay) = (yearAndMonth, dayOfMonth, day)
    }
    let day = lastDay &* 86_400
    if endsCell(offset &+ 10) {
      offset &+= 10
      return Double(day)
    }
    let glue = bytes.base[offset &+ 10]
    guard glue == .space && !dialect.isSpaces || glue == 84,
      let clock = FastCells.clock(load(offset &+ 11))
    else { return nil }
    return fastZone(day &+ clock, at: offset &+ 19)
  }

  @inline(__always) private mutating func fastZone(_ whole: Int, at end: Int) -> Double? {
    var end = end
    var fraction: UInt64 = 0
    var digitCount = 0
    if bytes.base[end] == .dot {
      (fraction, digitCount) = FastCells.digits(load(end &+ 1))
      guard (1...7).contains(digitCount) else { return nil }
      end &+= digitCount &+ 1
    }
    if bytes.base[end] == 90 { end &+= 1 }
    guard endsCell(end) else { return nil }
    offset = end
    return DateParts.instant(whole, Int(fraction), digitCount)
  }
}

extension UInt64 {
  static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
  ]
}
