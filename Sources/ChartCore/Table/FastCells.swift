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

  /// Returns the decimal fraction at the beginning of `word`, if it ends inside: its digits as
  /// a whole number, how many follow the point, and its length.
  @inline(__always) static func short(
    _ word: UInt64, point: UInt8
  ) -> (mantissa: UInt64, scale: Int, length: Int)? {
    let digits = word ^ 0x3030_3030_3030_3030
    var others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
    let whole = others.trailingZeroBitCount >> 3
    guard whole < 8, whole > 0 else { return nil }
    guard UInt8(truncatingIfNeeded: word &>> UInt64(8 &* whole)) == point else {
      return (eight(digits &<< UInt64(64 &- 8 &* whole)), 0, whole)
    }
    // Close the gap that the point leaves, and mark the end of what has been read.
    let below = (1 as UInt64) &<< UInt64(8 &* whole) &- 1
    let joined = digits & below | (digits &>> 8 | 0xFF00_0000_0000_0000) & ~below
    others = (joined &+ 0x7676_7676_7676_7676 | joined) & 0x8080_8080_8080_8080
    let count = others.trailingZeroBitCount >> 3
    guard count < 7, count > whole else { return nil }
    return (eight(joined &<< UInt64(64 &- 8 &* count)), count &- whole, count &+ 1)
  }

  /// The number that eight digits make, the first of them in the lowest byte.
  @inline(__always) private static func eight(_ digits: UInt64) -> UInt64 {
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
