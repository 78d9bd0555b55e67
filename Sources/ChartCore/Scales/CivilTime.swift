/// What calendar and clock show in a time zone at an instant.
///
///     let time = CivilTime(at: 1_774_749_600, in: .utc)  // 29 March 2026, 02:00
public struct CivilTime: Hashable, Sendable {
  /// The instants the calendar covers, in seconds since 1970.
  ///
  /// Some 31 million years; others count as the nearer end, NaN as the first.
  public static let instants: ClosedRange<Double> = -1e15...1e15

  public let date: CivilDate
  public let hour: Int
  public let minute: Int
  public let second: Int
  /// The part of a second, rounded to thousandths.
  public let millisecond: Int

  /// Reads calendar and clock at an instant, in seconds since 1970.
  public init(at instant: Double, in zone: TimeZoneRules) {
    let instant = instant.clamped(to: Self.instants)
    self.init(local: instant + zone.offset(instant))
  }

  /// Reads the time that is so many seconds after 1970 began on the same clock.
  init(local: Double) {
    let milliseconds = Int((local * 1000).rounded())
    let ofDay = floorRemainder(milliseconds, 86_400_000)
    date = CivilDate(dayNumber: floorDivide(milliseconds, 86_400_000))
    hour = ofDay / 3_600_000
    minute = ofDay / 60_000 % 60
    second = ofDay / 1000 % 60
    millisecond = ofDay % 1000
  }

  public var year: Int { date.year }
  public var month: Int { date.month }
  public var day: Int { date.day }
}

extension TimeZoneRules {
  /// Returns the instant at which clocks of this zone show `local`, which counts
  /// the seconds since 1970 began on the same clock.
  ///
  /// Of a time that clocks show twice, the first; a time that they skip counts
  /// on from before the gap, so that 02:30 becomes 03:30.
  func instant(ofLocal local: Double) -> Double {
    let before = local - offset(local - 86_400)
    let after = local - offset(local + 86_400)
    let shown = [before, after].filter { $0 + offset($0) == local }
    return shown.min() ?? before
  }

  /// Returns the first instant of a day, which need not be midnight.
  func start(ofDay dayNumber: Int) -> Double { instant(ofLocal: Double(dayNumber) * 86_400) }

  /// Returns the number of the day that has begun at an instant.
  func dayNumber(at instant: Double) -> Int { CivilTime(at: instant, in: self).date.dayNumber }
}
