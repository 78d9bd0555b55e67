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

  private let base: UnsafePointer<UInt8>
  /// The first place where the above does not hold.
  private let safeEnd: Int
  private let separator: UInt8
  private let lineEnd: UInt8
  /// A space between date and time is a separator in some files.
  private let glue: UInt8

  /// The day of the last date, which is most often that of the next.
  private var lastDateHead: UInt64 = 0
  private var lastDateTail: UInt16 = 0
  private var lastDay = 0
  /// The first eight digits of the last count of seconds.
  private var lastHead: UInt64 = 0
  private var lastHeadValue: UInt64 = 0

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

  @inline(__always) private func load(_ offset: Int) -> UInt64 { Self.load(base, offset) }

  @inline(__always) private static func load(
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

// MARK: - Numbers

extension FastReader {
  /// A number, in quotes or not, or nothing at all, which is NaN.
  @inline(__always) private func number(_ place: inout Int, _ decimal: UInt8) -> Double? {
    let isQuoted = base[place] == .quote
    if isQuoted { place &+= 1 }
    let isNegative = base[place] == .minus
    if isNegative { place &+= 1 }
    guard let size = magnitude(&place, decimal) else {
      return isQuoted || isNegative ? nil : .nan
    }
    if isQuoted {
      guard base[place] == .quote else { return nil }
      place &+= 1
    }
    return isNegative ? -size : size
  }

  @inline(__always) private func magnitude(_ place: inout Int, _ decimal: UInt8) -> Double? {
    let word = load(place)
    if let fraction = FastCells.short(word, point: decimal)
      ?? FastCells.medium(word, load(place &+ 8), point: decimal)
    {
      place &+= fraction.length
      return fraction.value
    }
    guard let (value, end) = Self.long(base, place, decimal) else { return nil }
    place = end
    return value
  }

  /// Returns a number of up to nineteen digits, and where it ends.
  private static func long(
    _ base: UnsafePointer<UInt8>, _ place: Int, _ decimal: UInt8
  ) -> (value: Double, end: Int)? {
    var (mantissa, count) = FastCells.digits(load(base, place))
    var end = place &+ count
    var total = count
    while count == 8, total < 18 { count = append(base, &mantissa, &end, &total) }
    guard total > 0 else { return nil }
    var scale = 0
    if base[end] == decimal {
      end &+= 1
      let whole = total
      repeat { count = append(base, &mantissa, &end, &total) } while count == 8 && total < 20
      scale = total &- whole
      if scale == 0 { return nil }
    }
    guard total < 20, let value = DecimalNumber.nearest(mantissa, exponent: 0 &- scale) else {
      return nil
    }
    return (value, end)
  }

  /// Appends up to eight digits; the number is of no use when they get more than nineteen.
  @inline(__always) private static func append(
    _ base: UnsafePointer<UInt8>, _ mantissa: inout UInt64, _ end: inout Int, _ total: inout Int
  ) -> Int {
    let (value, count) = FastCells.digits(load(base, end))
    mantissa = mantissa &* UInt64(truncatingIfNeeded: Int(DecimalNumber.power(count))) &+ value
    end &+= count
    total &+= count
    return count
  }
}

// MARK: - Instants

extension FastReader {
  /// Seconds, milliseconds or microseconds since 1970: the first eight digits seldom change.
  @inline(__always) private mutating func epoch(_ place: inout Int) -> Double? {
    let isQuoted = base[place] == .quote
    if isQuoted { place &+= 1 }
    let head = load(place)
    if head != lastHead {
      let (value, count) = FastCells.digits(head)
      guard count == 8, value >= 10_000_000 else { return nil }
      (lastHead, lastHeadValue) = (head, value)
    }
    let word = load(place &+ 8)
    if !isQuoted, let tail = FastCells.two(word) {
      place &+= 10
      return Double(Int(truncatingIfNeeded: lastHeadValue &* 100 &+ tail))
    }
    let (tail, count) = FastCells.digits(word)
    place &+= 8 &+ count
    if isQuoted {
      guard base[place] == .quote else { return nil }
      place &+= 1
    }
    if count == 2 { return Double(Int(truncatingIfNeeded: lastHeadValue &* 100 &+ tail)) }
    if count == 1 { return Double(Int(truncatingIfNeeded: lastHeadValue &* 10 &+ tail)) }
    guard count == 5 || count == 8 else { return nil }
    let power = DecimalNumber.power(count)
    let number =
      Int(truncatingIfNeeded: lastHeadValue) &* Int(power) &+ Int(truncatingIfNeeded: tail)
    return Double(number) / (power / 100)
  }

  /// A date of ten characters, with or without a time; `day` reads the date from the first
  /// eight and the last two.
  @inline(__always) private mutating func instant(
    _ place: inout Int, day: (UInt64, UInt16) -> Int?
  ) -> Double? {
    let head = load(place)
    let tail = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: place &+ 8, as: UInt16.self)
    if head != lastDateHead || tail != lastDateTail {
      guard let day = day(head, tail) else { return nil }
      (lastDateHead, lastDateTail, lastDay) = (head, tail, day)
    }
    let day = lastDay &* 86_400
    let byte = base[place &+ 10]
    guard byte == glue || byte == 84 else {
      place &+= 10
      return Double(day)
    }
    let time = load(place &+ 11)
    if let clock = FastCells.clock(time) {
      place &+= 19
      return base[place] == .dot || base[place] == 90
        ? zoned(day &+ clock, &place) : Double(day &+ clock)
    }
    guard let clock = FastCells.clock(time & 0xFF_FFFF_FFFF | 0x3030_3A00_0000_0000) else {
      return nil
    }
    place &+= 16
    return base[place] == .colon ? nil : Double(day &+ clock)
  }

  private func zoned(_ whole: Int, _ place: inout Int) -> Double? {
    var fraction: UInt64 = 0
    var digitCount = 0
    if base[place] == .dot {
      (fraction, digitCount) = FastCells.digits(load(place &+ 1))
      guard (1...7).contains(digitCount) else { return nil }
      place &+= digitCount &+ 1
    }
    if base[place] == 90 { place &+= 1 }
    return DateParts.instant(whole, Int(fraction), digitCount)
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
