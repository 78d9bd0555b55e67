/// Instants written as numbers.
enum EpochTime {
  /// Returns a count of seconds, milliseconds, microseconds or nanoseconds since 1970, told
  /// apart by magnitude (`R12`), in seconds; nil when it is too small to be one.
  @inline(__always) static func instant(_ number: Double) -> Double? {
    switch number.magnitude {
    case 1e8..<1e11: number
    case 1e11..<1e14: number / 1e3
    case 1e14..<1e17: number / 1e6
    case 1e17..<1e19: number / 1e9
    default: nil
    }
  }

  /// Whether a number that nothing else tells of is most likely one, between 1998 and 2049.
  static func isLikely(_ number: Double) -> Bool {
    instant(number).map { (9e8...2.5e9).contains($0) } ?? false
  }

  /// The unit that a number of this magnitude counts.
  static func unit(_ number: Double) -> String {
    switch number.magnitude {
    case ..<1e11: "epoch seconds"
    case ..<1e14: "epoch milliseconds"
    case ..<1e17: "epoch microseconds"
    default: "epoch nanoseconds"
    }
  }

  /// Returns the instant of `202405`, `20240502`, `2024050215`, `202405021530` or
  /// `20240502153000`.
  ///
  /// Ten digits are one from 1900 on: as seconds they would be later than 2030.
  static func compact(_ number: Double) -> Double? {
    guard number.rounded() == number, number >= 1e5, number < 1e14 else { return nil }
    guard let (date, time) = dateAndTime(Int(number)),
      let day = Gregorian.day(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    else { return nil }
    return clock(Double(time)).map { Double(day * 86_400) + $0 }
  }

  private static func dateAndTime(_ whole: Int) -> (date: Int, time: Int)? {
    switch whole {
    case ..<1_000_000: (whole * 100 + 1, 0)
    case 10_000_000..<100_000_000: (whole, 0)
    case 1_900_000_000..<2_200_000_000: (whole / 100, whole % 100 * 10_000)
    case 100_000_000_000..<1_000_000_000_000: (whole / 10_000, whole % 10_000 * 100)
    case 1_000_000_000_000...: (whole / 1_000_000, whole % 1_000_000)
    default: nil
    }
  }

  /// How a number such as `20240502` is written.
  static func compactForm(_ number: Double) -> String {
    switch number {
    case ..<1e6: "%Y%m"
    case ..<1e8: "%Y%m%d"
    case ..<1e10: "%Y%m%d%H"
    case ..<1e12: "%Y%m%d%H%M"
    default: "%Y%m%d%H%M%S"
    }
  }

  /// Returns the seconds since midnight of a number that becomes one such as `93000` when it is
  /// multiplied; that of hours and minutes with a dot has nothing after these.
  static func clock(_ number: Double, times factor: Double) -> Double? {
    clock(factor > 100 ? (number * factor).rounded() : number * factor)
  }

  /// Returns the seconds since midnight of `93000`, which is half past nine, and of `93000.25`.
  static func clock(_ number: Double) -> Double? {
    guard number >= 0, number < 240_000 else { return nil }
    let whole = Int(number)
    guard whole % 100 < 60, whole / 100 % 100 < 60 else { return nil }
    let seconds = Double(whole / 10_000 * 3600 + whole / 100 % 100 * 60 + whole % 100)
    let fraction = number - Double(whole)
    return fraction == 0 ? seconds : seconds + (fraction * 1e6).rounded() / 1e6
  }
}
