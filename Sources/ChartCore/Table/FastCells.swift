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
    var value = count == 0 ? 0 : digits &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    value = ((value & 0x0F0F_0F0F_0F0F_0F0F) &* 2561) &>> 8
    value = ((value & 0x00FF_00FF_00FF_00FF) &* 6_553_601) &>> 16
    value = ((value & 0x0000_FFFF_0000_FFFF) &* 42_949_672_960_001) &>> 32
    return (value, count)
  }

  /// Returns the seconds since midnight of `HH:MM:SS`, or nil.
  @inline(__always) static func clock(_ word: UInt64) -> Int? {
    let digits = word ^ 0x3030_3A30_303A_3030
    guard (digits &+ 0x7676_7F76_767F_7676 | digits) & 0x8080_8080_8080_8080 == 0 else {
      return nil
    }
    let hour = Int(digits & 15) &* 10 &+ Int(digits &>> 8 & 15)
    let minute = Int(digits &>> 24 & 15) &* 10 &+ Int(digits &>> 32 & 15)
    let second = Int(digits &>> 48 & 15) &* 10 &+ Int(digits &>> 56 & 15)
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
}
