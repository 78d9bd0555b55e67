import TestSupport
import Testing

@testable import ChartCore

@Suite struct TimeScaleTests {
  /// Domains that have broken date ticks somewhere: both changes of the clock,
  /// a day that never was, leap days, one instant, one ulp, and far too long.
  static let domains: [ClosedRange<Double>] = [
    1_774_700_000...1_774_800_000, 1_792_870_000...1_792_900_000, 1_792_800_000...1_793_000_000,
    1_775_300_000...1_775_400_000, 1_791_000_000...1_791_100_000, 1_325_100_000...1_325_500_000,
    1_772_340_000...1_772_350_000, 1_793_505_000...1_793_515_000, 951_700_000...951_900_000,
    1_700_000_000...1_700_000_000.01, 1_700_000_000...1_700_000_000.0.nextUp, 0...0, -5...5,
    1_609_459_200...1_640_995_200, -2_208_988_800...4_102_444_800, -1e12...1e12, -1e15...1e15,
    -1e300...1e300, 1_767_225_600...1_772_323_200,
  ]

  @Test(arguments: domains, Zones.all)
  func timeScalesKeepTheLaws(domain: ClosedRange<Double>, zone: TimeZoneRules) {
    expectScaleLaws(TimeScale(domain: domain, range: Interval(from: 20, to: 820), zone: zone))
  }

  @Test(arguments: domains, Zones.all)
  func aLabelTellsItsTickWithTheUnitsNamedBefore(
    domain: ClosedRange<Double>, zone: TimeZoneRules
  ) {
    for count in 1...12 {
      let scale = TimeScale(domain: domain, range: Interval(from: 0, to: 1), zone: zone)
      let ticks = scale.ticks(atMost: count)
      let styles = scale.labelStyles(for: ticks)
      #expect(styles.count == ticks.count)
      var read: [[Int?]: Double] = [:]
      var named: [Int?] = [nil, nil, nil]
      for (tick, style) in zip(ticks, styles) {
        let label = label(tick, style, zone)
        for unit in label.indices.prefix(3) { named[unit] = label[unit] ?? named[unit] }
        let text = named + label.dropFirst(3)
        // Only clocks set back show the same time twice.
        if let first = read[text] { #expect(zone.offset(tick) < zone.offset(first)) }
        read[text] = tick
      }
    }
  }

  @Test(
    arguments: [
      (.utc, "2026-11-30 00:00", "2026-12-01 00:00", 5, "00:00 06:00 12:00 18:00 00:00"),
      (Zones.nepal, "2026-11-30 00:10", "2026-11-30 01:10", 5, "00:15 00:30 00:45 01:00"),
      (Zones.berlin, "2026-03-29 00:00", "2026-03-29 05:00", 6, "00:00 01:00 03:00 04:00 05:00"),
      (
        Zones.berlin, "2026-10-25 00:00", "2026-10-25 05:00", 7,
        "00:00 01:00 02:00 02:00 03:00 04:00 05:00"
      ),
      (
        Zones.lordHowe, "2026-10-04 01:00", "2026-10-04 04:00", 7,
        "01:00 01:30 02:30 03:00 03:30 04:00"
      ),
      (
        Zones.havana, "2026-10-31 06:00", "2026-11-02 00:00", 5, "12:00 00:00 12:00 00:00"
      ),
    ] as [(TimeZoneRules, String, String, Int, String)])
  func hoursTurnOnTheClock(
    zone: TimeZoneRules, from: String, to: String, count: Int, clock: String
  ) {
    let ticks = ticks(zone, from, to, count)
    #expect(ticks.map { zone.text($0).suffix(5) }.joined(separator: " ") == clock)
  }

  @Test(
    arguments: [
      (.utc, "2026-10-26", "2026-11-30", 6, "10-26 11-02 11-09 11-16 11-23 11-30"),
      (Zones.berlin, "2026-03-27", "2026-03-31", 6, "03-27 03-28 03-29 03-30 03-31"),
      (Zones.samoa, "2011-12-28", "2012-01-01", 6, "12-28 12-29 12-31 01-01"),
      (Zones.berlin, "2026-01-15", "2026-07-15", 7, "02-01 03-01 04-01 05-01 06-01 07-01"),
      (.utc, "2024-02-10", "2026-02-10", 4, "07-01 01-01 07-01 01-01"),
    ] as [(TimeZoneRules, String, String, Int, String)])
  func daysWeeksAndMonthsTurnOnTheCalendar(
    zone: TimeZoneRules, from: String, to: String, count: Int, days: String
  ) {
    let ticks = ticks(zone, from, to, count)
    #expect(ticks.map { zone.text($0).dropFirst(5).prefix(5) }.joined(separator: " ") == days)
  }

  @Test func yearsAreOneTwoOrFiveTimesAPowerOfTen() {
    let years = ticks(.utc, "1812", "2026", 5).map { CivilTime(at: $0, in: .utc).year }
    #expect(years == [1850, 1900, 1950, 2000])
  }

  @Test func shortDomainsHaveTicksDownToMilliseconds() {
    let scale = TimeScale(domain: 10.0005...10.0045, range: Interval(from: 0, to: 1), zone: .utc)
    #expect(scale.ticks(atMost: 5) == [10.001, 10.002, 10.003, 10.004])
    #expect(scale.labelStyles(for: [10.001, 10.002])[1] == .timeMilliseconds)
  }

  @Test(
    arguments: [
      ("2026-11-30 12:00", "2026-11-30 16:00", 5, [.dayMonthTime, .time, .time, .time, .time]),
      ("2026-11-30 12:00", "2026-12-01 12:00", 5, [.time, .time, .dayMonth, .time, .time]),
      ("2026-11-30", "2026-12-01 12:00", 4, [.dayMonth, .time, .dayMonth, .time]),
      ("2026-01-01", "2027-01-01", 3, [.monthYear, .month, .monthYear]),
      ("2025-12-31 12:00", "2026-01-01 12:00", 5, [.time, .time, .dayMonthYear, .time, .time]),
      ("2026-11-28", "2026-12-01", 5, [.dayMonth, .dayMonth, .dayMonth, .dayMonth]),
      ("2025-12-30", "2026-01-02", 5, [.dayMonth, .dayMonth, .dayMonthYear, .dayMonth]),
      ("2026-02-01", "2026-05-01", 5, [.monthYear, .month, .month, .month]),
      ("2025-11-01", "2026-02-01", 5, [.month, .month, .monthYear, .month]),
      ("2020-06-01", "2024-06-01", 5, [.year, .year, .year, .year]),
      (
        "2026-11-30 12:00:05", "2026-11-30 12:00:08", 5,
        [.dayMonthYearTimeSeconds, .timeSeconds, .timeSeconds, .timeSeconds]
      ),
    ] as [(String, String, Int, [DateStyle])])
  func labelsNameTheLargerUnitOnlyWhereItChanges(
    from: String, to: String, count: Int, styles: [DateStyle]
  ) {
    let ticks = ticks(.utc, from, to, count)
    let scale = TimeScale(domain: 0...1, range: Interval(from: 0, to: 1), zone: .utc)
    #expect(scale.labelStyles(for: ticks) == styles)
  }

  private func ticks(_ zone: TimeZoneRules, _ from: String, _ to: String, _ count: Int) -> [Double]
  {
    let domain = zone.instant(from)...zone.instant(to)
    return TimeScale(domain: domain, range: Interval(from: 0, to: 1), zone: zone)
      .ticks(atMost: count)
  }

  private func label(_ instant: Double, _ style: DateStyle, _ zone: TimeZoneRules) -> [Int?] {
    let time = CivilTime(at: instant, in: zone)
    let day: [Int?] = [nil, time.month, time.day]
    let dayOfYear: [Int?] = [time.year, time.month, time.day]
    let clock = [time.hour, time.minute]
    return switch style {
    case .year: [time.year]
    case .month: [nil, time.month]
    case .monthYear: [time.year, time.month]
    case .dayMonth: day
    case .dayMonthYear: dayOfYear
    case .time: [nil, nil, nil] + clock
    case .timeSeconds: [nil, nil, nil] + clock + [time.second]
    case .timeMilliseconds: [nil, nil, nil] + clock + [time.second, time.millisecond]
    case .dayMonthTime: day + clock
    case .dayMonthYearTime: dayOfYear + clock
    case .dayMonthYearTimeSeconds: dayOfYear + clock + [time.second]
    case .dayMonthYearTimeMilliseconds: dayOfYear + clock + [time.second, time.millisecond]
    }
  }
}
