/// The bytes of cells in their most usual forms, eight at a time.
///
/// Each function gives nil for whatever it does not know, and the cell is then read with care.
enum FastCells {
  /// Returns the number that the decimal digits at the beginning of `word` make, and how many
  /// there are.
  ///
  /// Source: D. Lemire, "Quickly parsing eight digits", 2018.
  @inline(__always) static func digits(_ word: UInt64) -> (value: UInt64, count: Int) {
    let digits = word ^ 0x3030_3030_3030_3030
    let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    let count = others.trailingZeroBitCount >> 3
    // With no digit at all the shift is by 64, which the machine takes for none.
    let value = count == 0 ? 0 : eight(digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    return (value, count)
  }

  /// Returns the number that all eight bytes of `word` make, if they are digits.
  @inline(__always) static func whole(_ word: UInt64) -> UInt64? {
    let digits = word ^ 0x3030_3030_3030_3030
    return nonDigits(digits) == 0 ? eight(digits) : nil
  }

  /// A decimal fraction: its digits as a whole number, how many of them follow the point, and the
  /// bytes it takes.
  struct Fraction {
    var mantissa: UInt64
    var scale: Int
    var length: Int

    @inline(__always) var value: Double {
      Double(Int(truncatingIfNeeded: mantissa)) / DecimalNumber.power(scale)
    }
  }

  /// Returns the decimal fraction at the beginning of `word`, if it ends inside.
  @inline(__always) static func short(_ word: UInt64, point: UInt8) -> Fraction? {
    let digits = word ^ 0x3030_3030_3030_3030
    let others = nonDigits(digits)
    guard let places = before(point, word, others) else {
      let length = others.trailingZeroBitCount &>> 3
      guard length > 0, length < 8 else { return nil }
      return Fraction(
        mantissa: eight(digits &<< UInt64(64 &- 8 &* length)), scale: 0, length: length)
    }
    let length = (others & (others &- 1)).trailingZeroBitCount &>> 3
    let scale = length &- 1 &- places
    guard length < 8, places > 0, scale > 0 else { return nil }
    let joined = closed(digits, places)
    return Fraction(
      mantissa: eight(joined &<< UInt64(72 &- 8 &* length)), scale: scale, length: length)
  }

  /// Returns the decimal fraction that begins with the eight bytes of `first` and ends in those
  /// of `second`.
  @inline(__always) static func medium(
    _ first: UInt64, _ second: UInt64, point: UInt8
  ) -> Fraction? {
    let (high, low) = (first ^ 0x3030_3030_3030_3030, second ^ 0x3030_3030_3030_3030)
    let (highOthers, lowOthers) = (nonDigits(high), nonDigits(low))
    if let places = before(point, first, highOthers) {
      let length = lowOthers.trailingZeroBitCount &>> 3
      guard highOthers & (highOthers &- 1) == 0, length < 8, places > 0, length &+ places > 0,
        length &+ 7 > places
      else { return nil }
      let joined = closed(high, places) | (low &<< 56 & ~mask(places))
      let mantissa = sixteen(joined, low &>> 8, count: length &+ 7)
      return Fraction(mantissa: mantissa, scale: length &+ 7 &- places, length: length &+ 8)
    }
    guard highOthers == 0 else { return nil }
    guard let places = before(point, second, lowOthers) else {
      let length = lowOthers.trailingZeroBitCount &>> 3
      guard length < 8 else { return nil }
      return Fraction(
        mantissa: sixteen(high, low, count: length &+ 8), scale: 0, length: length &+ 8)
    }
    let length = (lowOthers & (lowOthers &- 1)).trailingZeroBitCount &>> 3
    let scale = length &- 1 &- places
    guard length < 8, scale > 0 else { return nil }
    let mantissa = sixteen(high, closed(low, places), count: length &+ 7)
    return Fraction(mantissa: mantissa, scale: scale, length: length &+ 8)
  }

  /// The high bits of the bytes that are no digits, up to the second one at least.
  @inline(__always) private static func nonDigits(_ digits: UInt64) -> UInt64 {
    (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
  }

  /// Returns the number of digits before the point, if that is the first byte that is none.
  @inline(__always) private static func before(
    _ point: UInt8, _ word: UInt64, _ others: UInt64
  ) -> Int? {
    let place = others.trailingZeroBitCount & 0x38
    let isPoint = UInt8(truncatingIfNeeded: word &>> UInt64(place)) == point && others != 0
    return isPoint ? place &>> 3 : nil
  }

  /// Closes the gap that a point leaves after so many digits.
  @inline(__always) private static func closed(_ digits: UInt64, _ places: Int) -> UInt64 {
    let below = mask(places)
    return digits & below | digits &>> 8 & ~below
  }

  /// The lowest bytes, so many of them.
  @inline(__always) private static func mask(_ count: Int) -> UInt64 {
    1 &<< UInt64(8 &* count) &- 1
  }

  /// The number that the first `count` of sixteen digits make, which are seven to fifteen.
  @inline(__always) private static func sixteen(
    _ first: UInt64, _ second: UInt64, count: Int
  ) -> UInt64 {
    if count < 8 { return eight(first &<< 8) }
    if count == 8 { return eight(first) }
    let power = UInt64(truncatingIfNeeded: Int(DecimalNumber.power(count &- 8)))
    return eight(first) &* power &+ eight(second &<< UInt64(128 &- 8 &* count))
  }

  /// The number that eight digits make, the first of them in the lowest byte.
  @inline(__always) static func eight(_ digits: UInt64) -> UInt64 {
    var value = ((digits & 0x0F0F_0F0F_0F0F_0F0F) &* 2561) &>> 8
    value = ((value & 0x00FF_00FF_00FF_00FF) &* 6_553_601) &>> 16
    return ((value & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) &>> 32
  }

  /// Returns the seconds since midnight of `HH:MM:SS`, or nil.
  @inline(__always) static func clock(_ word: UInt64) -> Int? {
    let digits = word ^ 0x3030_3A30_303A_3030
    guard (digits &+ 0x7676_7F76_767F_7676 | digits) & 0x8080_8080_8080_8080 == 0 else {
      return nil
    }
    let pairs = digits &* 10 &+ digits &>> 8
    let hour = Int(pairs & 0xFF)
    let minute = Int((pairs &>> 24) & 0xFF)
    let second = Int((pairs &>> 48) & 0xFF)
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour &* 3600 &+ minute &* 60 &+ second
  }

  /// Returns the days since 1970 of `YYYY-MM-DD`, given as `YYYY-MM-` and `DD`, or nil.
  static func day(_ yearAndMonth: UInt64, _ day: UInt16) -> Int? {
    guard yearAndMonth & 0xFF00_00FF_0000_0000 == 0x2D00_002D_0000_0000 else { return nil }
    let year = digits(yearAndMonth)
    let month = digits(yearAndMonth &>> 40)
    let dayOfMonth = digits(UInt64(day))
    guard year.count == 4, month.count == 2, dayOfMonth.count == 2 else { return nil }
    return Gregorian.day(
      year: Int(year.value), month: Int(month.value), day: Int(dayOfMonth.value))
  }

  /// Returns the days since 1970 of `DD.MM.YYYY` with dots, slashes or hyphens, given as
  /// `DD.MM.YY` and `YY`, or nil.
  static func dayFirst(_ head: UInt64, _ tail: UInt16) -> Int? {
    parts(head, tail).flatMap { Gregorian.day(year: $0.year, month: $0.second, day: $0.first) }
  }

  /// Returns the days since 1970 of `MM/DD/YYYY`, given as `MM/DD/YY` and `YY`, or nil.
  static func monthFirst(_ head: UInt64, _ tail: UInt16) -> Int? {
    parts(head, tail).flatMap { Gregorian.day(year: $0.year, month: $0.first, day: $0.second) }
  }

  private static func parts(
    _ head: UInt64, _ tail: UInt16
  ) -> (first: Int, second: Int, year: Int)? {
    let mark = UInt8(truncatingIfNeeded: head &>> 16)
    guard (0x2D...0x2F).contains(mark), UInt8(truncatingIfNeeded: head &>> 40) == mark else {
      return nil
    }
    let first = digits(head)
    let second = digits(head &>> 24)
    let year = digits(head &>> 48 | UInt64(tail) &<< 16)
    guard first.count == 2, second.count == 2, year.count == 4 else { return nil }
    return (Int(first.value), Int(second.value), Int(year.value))
  }
}
