import TestSupport
import Testing

@testable import ChartCore

@Suite struct SessionScaleTests {
  /// Weekdays at midnight, exchange half hours with nights and weekends,
  /// minutes across a change of the clock, two clusters, equal times, one, none.
  static let times: [[Double]] = [
    weekdays(from: "2025-11-03", count: 300, at: [0]),
    weekdays(
      from: "2026-10-19", count: 20, at: stride(from: 9.5, through: 15.5, by: 0.5).map { $0 }),
    (0..<500).map { 1_774_740_000 + Double($0) * 60 }, [0, 60, 120, 3e9, 3e9 + 60],
    [5, 5, 5, 6, 6, 7], [1_700_000_000], [], [0, 0], (0..<90).map { Double($0) * 0.004 },
  ]

  @Test(arguments: times, Zones.all)
  func sessionScalesKeepTheLaws(times: [Double], zone: TimeZoneRules) {
    let range = Interval(from: 10, to: 810)
    expectScaleLaws(SessionScale(times: times, range: range, zone: zone))
    expectScaleLaws(SessionScale(times: times, rows: 0.25...3.5, range: range, zone: zone))
    expectScaleLaws(
      Scale.session(SessionScale(times: times, rows: -9...99, range: range, zone: zone)))
  }

  @Test(arguments: times)
  func everyCandleTakesTheSameRoom(times: [Double]) {
    let scale = SessionScale(times: times, range: Interval(from: 10, to: 810), zone: .utc)
    for row in times.indices where times.firstIndex(of: times[row]) == row {
      let position = 10 + (Double(row) + 0.5) * scale.step
      #expect(abs(scale.position(for: times[row]) - position) < 1e-6)
      #expect(abs(scale.position(ofRow: row) - position) < 1e-6)
    }
  }

  @Test func timePassesEvenlyBetweenSessions() {
    let scale = SessionScale(
      times: [0, 100, 1000], range: Interval(from: 0, to: 300), zone: .utc)
    #expect(scale.position(for: 550) == 200)
    #expect(scale.value(at: 200) == 550)
    #expect(scale.row(at: 200) == 1.5)
  }

  private static let months =
    "12-01 01-01 02-02 03-02 04-01 05-01 06-01 07-01 08-03 09-01 10-01 11-02 12-01"

  @Test(
    arguments: [
      (0, 300, 13, months),
      (0, 25, 6, "11-03 11-10 11-17 11-24 12-01"), (40, 300, 4, "01-01 04-01 07-01 10-01"),
      (5, 10, 6, "11-10 11-11 11-12 11-13 11-14"),
    ] as [(Int, Int, Int, String)])
  func ticksAreTheFirstCandlesOfTheirDayWeekOrMonth(
    first: Int, end: Int, count: Int, days: String
  ) {
    let scale = SessionScale(
      times: Self.times[0], rows: Double(first) - 0.5...Double(end) - 0.5,
      range: Interval(from: 0, to: 1), zone: .utc)
    let ticks = scale.ticks(atMost: count)
    #expect(
      ticks.map { TimeZoneRules.utc.text($0).dropFirst(5).prefix(5) }.joined(separator: " ") == days
    )
  }

  @Test func anExchangeDayIsNamedByItsFirstCandle() {
    let scale = SessionScale(
      times: Self.times[1], rows: 16.5...43.5, range: Interval(from: 0, to: 1), zone: .utc)
    let ticks = scale.ticks(atMost: 8)
    #expect(
      ticks.map(TimeZoneRules.utc.text) == [
        "2026-10-20 12:00", "2026-10-20 14:00", "2026-10-21 09:30", "2026-10-21 12:00",
        "2026-10-21 14:00", "2026-10-22 09:30",
      ])
    #expect(scale.labelStyles(for: ticks) == [.time, .time, .dayMonth, .time, .time, .dayMonth])
  }

  @Test func monthsNameTheYearWhereItChanges() {
    let scale = SessionScale(times: Self.times[0], range: Interval(from: 0, to: 1), zone: .utc)
    let styles = scale.labelStyles(for: scale.ticks(atMost: 13))
    #expect(styles.prefix(4) == [.month, .monthYear, .month, .month])
  }

  private static func weekdays(from day: String, count: Int, at hours: [Double]) -> [Double] {
    let first = TimeZoneRules.utc.instant(day) / 86_400
    return (0..<count).flatMap { index in
      hours.map { (first + Double(index / 5 * 7 + index % 5)) * 86_400 + $0 * 3600 }
    }
  }
}
