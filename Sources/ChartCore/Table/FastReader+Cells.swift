// Numbers and instants in their most usual forms.

// MARK: - Numbers

extension FastReader {
  /// A number, in quotes or not, or nothing at all, which is NaN.
  @inline(__always) func number(
    _ place: inout Int, _ decimal: UInt8, _ column: UnsafeMutablePointer<FastColumn>
  ) -> Double? {
    if let value = column.pointee.form.value(load(place)) {
      place &+= column.pointee.form.length
      return value
    }
    let start = place
    guard let value = number(&place, decimal) else { return nil }
    column.pointee.learn(base, start..<place, point: decimal)
    return value
  }

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
  /// Seconds, milliseconds or microseconds since 1970.
  @inline(__always) mutating func epoch(
    _ place: inout Int, _ column: UnsafeMutablePointer<FastColumn>
  ) -> Double? {
    if let head = FastCells.whole(load(place)), head >= 10_000_000,
      let tail = column.pointee.form.digits(load(place &+ 8))
    {
      let form = column.pointee.form
      place &+= 8 &+ form.length
      return Self.instant(head &* form.weight &+ tail, digitCount: 8 &+ form.length)
    }
    let start = place
    guard let value = epoch(&place) else { return nil }
    column.pointee.learn(base, min(start &+ 8, place)..<place, point: 0)
    return value
  }

  private func epoch(_ place: inout Int) -> Double? {
    let isQuoted = base[place] == .quote
    if isQuoted { place &+= 1 }
    let (head, headCount) = FastCells.digits(load(place))
    guard headCount == 8, head >= 10_000_000 else { return nil }
    let (tail, count) = FastCells.digits(load(place &+ 8))
    guard [1, 2, 5, 8].contains(count) else { return nil }
    place &+= 8 &+ count
    if isQuoted {
      guard base[place] == .quote else { return nil }
      place &+= 1
    }
    let weight = UInt64(DecimalNumber.power(count))
    return Self.instant(head &* weight &+ tail, digitCount: 8 &+ count)
  }

  /// Returns the seconds that a count of so many digits means.
  @inline(__always) private static func instant(_ count: UInt64, digitCount: Int) -> Double {
    let number = Double(Int(truncatingIfNeeded: count))
    return digitCount < 11 ? number : number / DecimalNumber.power(digitCount &- 10)
  }

  /// A date of ten characters, with or without a time; `day` reads the date from the first
  /// eight and the last two.
  @inline(__always) mutating func instant(
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
