/// Reads cells and whole rows in their most usual forms; whatever else it meets, it leaves.
///
/// Cells begin where an end of line is ahead, and 64 bytes: nothing is looked for further.
struct FastReader {
  /// The forms there are.
  enum Kind: UInt8 {
    case none, number, commaNumber, epoch, instant, dayFirst, monthFirst

    init(_ plan: ColumnPlan) {
      switch plan.kind {
      case .number: self = plan.decimal == .dot ? .number : .commaNumber
      case .epoch where plan.decimal == .dot: self = .epoch
      case .date where plan.isProven || plan.turnedBy != nil:
        self = plan.order == .dayFirst ? .dayFirst : .monthFirst
      case .date: self = .instant
      default: self = .none
      }
    }
  }

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
  /// The first eight digits of the last count of seconds.
  var lastHead: UInt64 = 0
  var lastHeadValue: UInt64 = 0

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
    _ kinds: UnsafeMutablePointer<Kind>, _ columnCount: Int,
    into stage: UnsafeMutablePointer<Double>, stride: Int, atMost limit: Int,
    _ offset: inout Int, before end: Int
  ) -> Int {
    let room = Room(stage: stage, stride: stride, columnCount: columnCount, limit: limit, end: end)
    let hasNumbers = (1..<columnCount).allSatisfy { kinds[$0] == .number }
    switch (kinds[0], hasNumbers) {
    case (.instant, true):
      return rows(room, &offset) { reader, column, place in
        column == 0
          ? reader.instant(&place, day: FastCells.day) : reader.number(&place, .dot)
      }
    case (.epoch, true):
      return rows(room, &offset) { reader, column, place in
        column == 0 ? reader.epoch(&place) : reader.number(&place, .dot)
      }
    default:
      return rows(room, &offset) { reader, column, place in
        // A line that may be blank or a comment takes more than one look.
        if column == 0, reader.mayBeNoRow(place) { return nil }
        return reader.value(kinds[column], &place)
      }
    }
  }

  /// Where rows go, and how many of them.
  private struct Room {
    let stage: UnsafeMutablePointer<Double>
    let stride: Int
    let columnCount: Int
    let limit: Int
    let end: Int
  }

  @inline(__always) private mutating func rows(
    _ room: Room, _ offset: inout Int,
    _ value: (inout FastReader, Int, inout Int) -> Double?
  ) -> Int {
    var count = 0
    var place = offset
    var reader = self
    rows: while count < room.limit, place < room.end {
      var cell = room.stage + count
      var column = 0
      while true {
        guard let value = value(&reader, column, &place) else { break rows }
        cell.pointee = value
        column &+= 1
        if column == room.columnCount { break }
        guard reader.base[place] == reader.separator else { break rows }
        cell += room.stride
        place &+= 1
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
  mutating func cell(_ kind: Kind, _ offset: inout Int) -> Double? {
    var place = offset
    guard let value = value(kind, &place), endsCell(place) else { return nil }
    offset = place
    return value
  }

  /// Returns the value at the beginning of a cell and moves behind it; an empty one is NaN.
  @inline(__always) private mutating func value(_ kind: Kind, _ place: inout Int) -> Double? {
    switch kind {
    case .number: number(&place, .dot)
    case .commaNumber: number(&place, .comma)
    case .epoch: epoch(&place)
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
