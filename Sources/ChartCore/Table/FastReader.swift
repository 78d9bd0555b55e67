/// Reads cells and whole rows in their most usual forms; whatever else it meets, it leaves.
///
/// Cells begin where an end of line is ahead, and 64 bytes: nothing is looked for further.
struct FastReader {
  let base: UnsafePointer<UInt8>
  /// The first place where the above does not hold.
  let safeEnd: Int
  let separator: UInt8
  let lineEnd: UInt8
  /// A space between date and time is a separator in some files.
  let glue: UInt8

  /// The day of the last date, which is most often that of the next.
  var lastDateHead: UInt64 = 0
  var lastDateTail: UInt16 = 0
  var lastDay = 0

  init(_ block: RowBlock) {
    base = block.bytes.base
    safeEnd = block.fastEnd
    separator = block.form.dialect.separator
    lineEnd = block.form.dialect.lineEnd
    glue = block.form.dialect.isSpaces ? 84 : .space
  }

  /// Reads rows into columns that are `stride` apart, and returns how many were in their usual
  /// form; `offset` is left where the first other row begins.
  mutating func rows(
    _ columns: UnsafeMutableBufferPointer<FastColumn>,
    into stage: UnsafeMutablePointer<Double>, stride: Int, atMost limit: Int,
    _ offset: inout Int, before end: Int
  ) -> Int {
    guard let first = columns.baseAddress else { return 0 }
    let room = Room(
      stage: stage, stride: stride, columns: first, count: columns.count, limit: limit, end: end)
    let hasNumbers = columns.dropFirst().allSatisfy { $0.kind == .number }
    switch (first.pointee.kind, hasNumbers) {
    case (.instant, true):
      return rows(
        room, &offset, first: { $0.instant(&$2, day: FastCells.day) },
        others: { $0.number(&$2, .dot, $1) })
    case (.epoch, true):
      return rows(
        room, &offset, first: { $0.epoch(&$2, $1) }, others: { $0.number(&$2, .dot, $1) })
    default:
      return rows(
        room, &offset,
        // A line that may be blank or a comment takes more than one look.
        first: { $0.mayBeNoRow($2) ? nil : $0.value($1, &$2) }, others: { $0.value($1, &$2) })
    }
  }

  /// Where rows go, and how many of them.
  private struct Room {
    let stage: UnsafeMutablePointer<Double>
    let stride: Int
    let columns: UnsafeMutablePointer<FastColumn>
    let count: Int
    let limit: Int
    let end: Int
  }

  private typealias Cell = (inout FastReader, UnsafeMutablePointer<FastColumn>, inout Int) ->
    Double?

  @inline(__always) private mutating func rows(
    _ room: Room, _ offset: inout Int, first: Cell, others: Cell
  ) -> Int {
    var count = 0
    var place = offset
    var reader = self
    rows: while count < room.limit, place < room.end {
      var cell = room.stage + count
      guard let value = first(&reader, room.columns, &place) else { break rows }
      cell.pointee = value
      for column in 1..<room.count {
        guard reader.base[place] == reader.separator else { break rows }
        place &+= 1
        guard let value = others(&reader, room.columns + column, &place) else { break rows }
        cell += room.stride
        cell.pointee = value
      }
      if reader.base[place] == .carriageReturn { place &+= 1 }
      guard reader.base[place] == reader.lineEnd else { break rows }
      place &+= 1
      offset = place
      count &+= 1
    }
    self = reader
    return count
  }

  @inline(__always) private func mayBeNoRow(_ place: Int) -> Bool {
    (base[place] <= .hash && base[place] != .quote) || base[place] == separator
  }

  /// Returns the value of a cell and moves behind it, if it ends there; else gives nil and
  /// does not move.
  mutating func cell(
    _ column: UnsafeMutablePointer<FastColumn>, _ offset: inout Int
  ) -> Double? {
    var place = offset
    guard let value = value(column, &place), endsCell(place) else { return nil }
    offset = place
    return value
  }

  /// Returns the value at the beginning of a cell and moves behind it; an empty one is NaN.
  @inline(__always) private mutating func value(
    _ column: UnsafeMutablePointer<FastColumn>, _ place: inout Int
  ) -> Double? {
    switch column.pointee.kind {
    case .number: number(&place, .dot, column)
    case .commaNumber: number(&place, .comma, column)
    case .epoch: epoch(&place, column)
    case .instant: instant(&place, day: FastCells.day)
    case .dayFirst: instant(&place, day: FastCells.dayFirst)
    case .monthFirst: instant(&place, day: FastCells.monthFirst)
    case .none: nil
    }
  }

  @inline(__always) func load(_ offset: Int) -> UInt64 { Self.load(base, offset) }

  @inline(__always) static func load(
    _ base: UnsafePointer<UInt8>, _ offset: Int
  ) -> UInt64 {
    UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always) private func endsCell(_ offset: Int) -> Bool {
    let byte = base[offset]
    return byte == separator || byte == lineEnd
      || (byte == .carriageReturn && base[offset &+ 1] == lineEnd)
  }
}

// MARK: - Cells that are no numbers

extension FastReader {
  /// Returns where the cell ends that `offset` is in, or a place further on in it.
  func end(from offset: Int) -> Int {
    let separators = 0x0101_0101_0101_0101 &* UInt64(separator)
    let lineEnds = 0x0101_0101_0101_0101 &* UInt64(lineEnd)
    var place = offset
    while place < safeEnd {
      let word = load(place)
      let marks = Self.zeros(word ^ separators) | Self.zeros(word ^ lineEnds)
      if marks != 0 { return place &+ marks.trailingZeroBitCount >> 3 }
      place &+= 8
    }
    return place
  }

  /// The high bits of zero bytes, up to the first one at least.
  @inline(__always) private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }
}
