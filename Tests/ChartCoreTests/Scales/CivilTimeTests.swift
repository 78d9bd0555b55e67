import Testing

@testable import ChartCore

@Suite struct CivilTimeTests {
  @Test(
    arguments: [
      (1970, 1, 1, 0), (2000, 2, 29, 11_016), (2026, 11, 30, 20_787), (1969, 12, 31, -1),
      (1900, 2, 28, -25_509), (0, 3, 1, -719_468), (-1, 12, 31, -719_529),
    ])
  func daysAreCountedFrom1970(year: Int, month: Int, day: Int, number: Int) {
    let date = CivilDate(year: year, month: month, day: day)
    #expect(date.dayNumber == number)
    #expect([date.year, date.month, date.day] == [year, month, day])
  }

  @Test func everyDayOfEightHundredYearsFollowsTheOneBefore() {
    var last = CivilDate(year: 1599, month: 12, day: 31)
    var wrong: [Int] = []
    for number in last.dayNumber + 1...last.dayNumber + 292_194 {
      let date = CivilDate(dayNumber: number)
      let begins = date.day == 1 && (date.month - last.month + 12) % 12 == 1
      let follows = begins || date.day == last.day + 1 && date.month == last.month
      let counts = date.dayNumber == number && date.weekday == (last.weekday + 1) % 7
      if !follows || !counts { wrong.append(number) }
      last = date
    }
    #expect(wrong.isEmpty)
    #expect([last.year, last.month, last.day] == [2399, 12, 31])
  }

  @Test func monthsAndDaysBeyondTheirEndCountOn() {
    #expect(CivilDate(year: 2026, month: 14, day: 1) == CivilDate(year: 2027, month: 2, day: 1))
    #expect(CivilDate(year: 2026, month: 0, day: 32) == CivilDate(year: 2026, month: 1, day: 1))
    #expect(CivilDate(year: 2026, month: 11, day: 30).weekday == 0, "a Monday")
  }

  @Test func theClockIsReadInTheZone() {
    let time = CivilTime(at: 1_774_746_000.25, in: Zones.berlin)
    #expect([time.hour, time.minute, time.second, time.millisecond] == [3, 0, 0, 250])
    #expect(Zones.nepal.text(0) == "1970-01-01 05:45")
    #expect(TimeZoneRules.utc.text(-1) == "1969-12-31 23:59")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func instantsOutsideTheCalendarCountAsItsEnd(instant: Double) {
    let nearest = instant > 0 ? CivilTime.instants.upperBound : CivilTime.instants.lowerBound
    #expect(CivilTime(at: instant, in: .utc) == CivilTime(at: nearest, in: .utc))
  }

  @Test func aSkippedTimeCountsOnFromBeforeTheGap() {
    #expect(Zones.berlin.text(Zones.berlin.instant("2026-03-29 02:30")) == "2026-03-29 03:30")
    #expect(Zones.lordHowe.text(Zones.lordHowe.instant("2026-10-04 02:10")) == "2026-10-04 02:40")
    #expect(Zones.havana.text(Zones.havana.instant("2026-03-01")) == "2026-03-01 01:00")
  }

  @Test func aRepeatedTimeIsTheFirst() {
    let first = Zones.berlin.instant("2026-10-25 02:30")
    #expect(Zones.berlin.text(first) == Zones.berlin.text(first + 3600))
    #expect(Zones.berlin.text(first - 3600) == "2026-10-25 01:30")
  }

  @Test(arguments: Zones.all)
  func readingAClockUndoesSettingIt(zone: TimeZoneRules) {
    for instant in stride(from: 1_325_000_000.0, to: 1_357_000_000, by: 1800) {
      let back = zone.instant(ofLocal: instant + zone.offset(instant))
      #expect(back == instant || zone.text(back) == zone.text(instant) && back < instant)
    }
  }
}
