/// Reads cells and whole rows in their most usual forms; whatever else it meets, it leaves.
///
/// Everywhere an end of line is ahead, and 64 bytes: digits are never looked for further.
struct FastReader {
  /// The forms there are.
  enum Kind: UInt8 {
    case none, number, commaNumber, epoch, instant

    init(_ plan: ColumnPlan) {
      switch plan.kind {
      case .number: self = plan.decimal == .dot ? .number : .commaNumber
      case .epoch where plan.decimal == .dot: self = .epoch
      case .date: self = .instant
      default: self = .none
      }
    }
  }

  private let base: UnsafePointer<UInt8>
  private let separator: UInt8
  private let lineEnd: UInt8
  /// A space between date and time is a separator in some files.
  private let glue: UInt8

  /// The day of the last date, which is most often that of the next.
  private var lastYearAndMonth: UInt64 = 0
  private var lastDayOfMonth: UInt16 = 0
  private var lastDay = 0
  /// The first eight digits of the last count of seconds.
  private var lastHead: UInt64 = 0
  private var lastHeadValue: UInt64 = 0

  init(_ source: Source) {
    base = source.bytes.base
    separator = source.dialect.separator
    lineEnd = source.dialect.lineEnd
    glue = source.dialect.isSpaces ? 84 : .space
  }

  /// Reads rows into columns that are `stride` apart, and returns how many were in their usual
  /// form; `offset` is left where the first other row begins.
  mutating func rows(
    _ kinds: UnsafeMutablePointer<Kind>, _ columnCount: Int,
    into stage: UnsafeMutablePointer<Double>, stride: Int, atMost limit: Int,
    _ offset: inout Int, before end: Int
  ) -> Int {
    var count = 0
    var place = offset
    var reader = self
    rows: while count < limit, place < end {
      // A line that may be blank or a comment takes more than one look.
      guard base[place] > .hash || base[place] == .quote, base[place] != separator else { break }
      var cell = stage + count
      for column in 0..<columnCount {
        guard let value = reader.value(kinds[column], &place) else { break rows }
        cell.pointee = value
        cell += stride
        if column < columnCount &- 1 {
          guard base[place] == separator else { break rows }
          place &+= 1
        }
      }
      if base[place] == .carriageReturn { place &+= 1 }
      guard base[place] == lineEnd else { break rows }
      place &+= 1
      offset = place
      count &+= 1
    }
    self = reader
    return count
  }

  /// Returns the value of a cell and moves behind it, or gives nil and does not.
  @inline(__always) mutating func value(_ kind: Kind, _ offset: inout Int) -> Double? {
    switch kind {
    case .number: return number(&offset, .dot)
    case .commaNumber: return number(&offset, .comma)
    case .instant: return instant(&offset)
    case .epoch: return epoch(&offset)
    case .none: return nil
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
  @inline(__always) private func number(_ offset: inout Int, _ decimal: UInt8) -> Double? {
    var place = offset
    let isQuoted = base[place] == .quote
    if isQuoted { place &+= 1 }
    let isNegative = base[place] == .minus
    if isNegative { place &+= 1 }
    guard let size = magnitude(&place, decimal) else {
      guard endsCell(offset) else { return nil }
      return .nan
    }
    if isQuoted {
      guard base[place] == .quote else { return nil }
      place &+= 1
    }
    guard endsCell(place) else { return nil }
    offset = place
    return isNegative ? -size : size
  }

  @inline(__always) private func magnitude(_ place: inout Int, _ decimal: UInt8) -> Double? {
    if let (mantissa, scale, length) = FastCells.short(load(place), point: decimal) {
      place &+= length
      return Double(mantissa) / DecimalNumber.power(scale)
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
    mantissa = mantissa &* UInt64(DecimalNumber.power(count)) &+ value
    end &+= count
    total &+= count
    return count
  }
}

// MARK: - Instants

extension FastReader {
  /// Seconds, milliseconds or microseconds since 1970: the first eight digits seldom change.
  @inline(__always) private mutating func epoch(_ offset: inout Int) -> Double? {
    let head = load(offset)
    if head != lastHead {
      let (value, count) = FastCells.digits(head)
      guard count == 8 else { return nil }
      (lastHead, lastHeadValue) = (head, value)
    }
    let (tail, count) = FastCells.digits(load(offset &+ 8))
    guard count == 2 || count == 5 || count == 8, endsCell(offset &+ 8 &+ count) else {
      return nil
    }
    let power = DecimalNumber.power(count)
    offset &+= 8 &+ count
    return Double(lastHeadValue &* UInt64(power) &+ tail) / (power / 100)
  }

  @inline(__always) private mutating func instant(_ offset: inout Int) -> Double? {
    let yearAndMonth = load(offset)
    let dayOfMonth = UnsafeRawPointer(base).loadUnaligned(
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
    let byte = base[offset &+ 10]
    guard byte == glue || byte == 84, let clock = FastCells.clock(load(offset &+ 11)) else {
      return nil
    }
    return zoned(day &+ clock, &offset)
  }

  @inline(__always) private func zoned(_ whole: Int, _ offset: inout Int) -> Double? {
    var end = offset &+ 19
    if endsCell(end) {
      offset = end
      return Double(whole)
    }
    var fraction: UInt64 = 0
    var digitCount = 0
    if base[end] == .dot {
      (fraction, digitCount) = FastCells.digits(load(end &+ 1))
      guard (1...7).contains(digitCount) else { return nil }
      end &+= digitCount &+ 1
    }
    if base[end] == 90 { end &+= 1 }
    guard endsCell(end) else { return nil }
    offset = end
    return DateParts.instant(whole, Int(fraction), digitCount)
  }
}
