import Testing

@testable import ChartCore

@Suite struct CalendarUnitTests {
  @Test(arguments: ["5min", "1h", "1d", "1w", "1mo", "3mo", "10y", "4h"])
  func unitsAreReadAndWritten(text: String) {
    #expect(CalendarUnit(text)?.description == text)
  }

  @Test(arguments: ["", "5", "0min", "7min", "5h", "-1d", "1.5h", "1 d", "1x", "99999999999999d"])
  func unitsThatMakeNoSenseAreRefused(text: String) {
    #expect(CalendarUnit(text) == nil)
  }

  @Test func aUnitWithoutANumberIsOne() { #expect(CalendarUnit("W") == CalendarUnit(1, .week)) }

  @Test(
    arguments: [
      ("5min", .utc, "2026-11-30 14:07", "2026-11-30 14:05", "2026-11-30 14:10"),
      ("1h", Zones.nepal, "2026-11-30 14:07", "2026-11-30 14:00", "2026-11-30 15:00"),
      ("4h", Zones.berlin, "2026-03-29 03:30", "2026-03-29 00:00", "2026-03-29 04:00"),
      ("4h", Zones.berlin, "2026-10-25 03:30", "2026-10-25 00:00", "2026-10-25 04:00"),
      ("1d", Zones.berlin, "2026-03-29 12:00", "2026-03-29 00:00", "2026-03-30 00:00"),
      ("1d", Zones.havana, "2026-03-08 12:00", "2026-03-08 00:00", "2026-03-09 00:00"),
      ("1w", .utc, "2026-11-29 23:59", "2026-11-23 00:00", "2026-11-30 00:00"),
      ("1mo", .utc, "2024-02-29 12:00", "2024-02-01 00:00", "2024-03-01 00:00"),
      ("3mo", .utc, "2026-11-30", "2026-10-01 00:00", "2027-01-01 00:00"),
      ("1y", Zones.lordHowe, "2026-11-30", "2026-01-01 00:00", "2027-01-01 00:00"),
    ] as [(String, TimeZoneRules, String, String, String)])
  func intervalsTurnOnClockAndCalendar(
    unit: String, zone: TimeZoneRules, instant: String, from: String, to: String
  ) throws {
    let interval = try #require(CalendarUnit(unit)).interval(
      around: zone.instant(instant), in: zone)
    #expect(zone.text(interval.lowerBound) == from)
    #expect(zone.text(interval.upperBound) == to)
  }

  @Test(arguments: CalendarUnit.choices, Zones.all)
  func intervalsFollowEachOther(unit: CalendarUnit, zone: TimeZoneRules) {
    for start in [1_774_700_000.0, 1_792_870_000, 1_793_480_000, 1_325_200_000, -1e11, 0] {
      var instant = start
      var intervals: [Range<Double>] = []
      for _ in 0..<60 {
        intervals.append(unit.interval(around: instant, in: zone))
        if !intervals[intervals.count - 1].contains(instant) { break }
        instant = intervals[intervals.count - 1].upperBound
      }
      #expect(intervals.count == 60, "each contains the end of the one before")
      let longest = unit.length * 1.1 + 3600
      #expect(intervals.allSatisfy { $0.upperBound - $0.lowerBound <= longest })
    }
  }

  @Test func theRepeatedHourHasCandlesOfItsOwn() throws {
    let hour = try #require(CalendarUnit("1h"))
    let first = Zones.berlin.instant("2026-10-25 02:30")
    let a = hour.interval(around: first, in: Zones.berlin)
    let b = hour.interval(around: first + 3600, in: Zones.berlin)
    #expect(a.upperBound == b.lowerBound && b.upperBound - a.lowerBound == 7200)
  }

  @Test("S2-26: a candle a day has its own calendar day, also where clocks change")
  func daysAcrossAChangeOfTheClock() throws {
    let day = try #require(CalendarUnit("1d"))
    let start = Zones.berlin.instant("2026-03-20 00:30")
    let times = (0..<20).map { start + Double($0) * 86_400 }
    let candles = CandleSeries(times.map { Candle(time: $0, open: 1, high: 2, low: 0, close: 1) })
    #expect(candles.bins(of: day, in: Zones.berlin)?.count == 20)
    #expect(
      candles.merged(into: day, in: Zones.berlin).time.map { Zones.berlin.text($0).suffix(5) }
        == Array(repeating: "00:00", count: 20))
  }

  @Test("S2-27: several rows in an interval are merged to open, high, low and close")
  func merging() throws {
    let candles = CandleSeries(
      time: [0, 60, 120, 300, 360], open: [2, 2, 3, 4, 5], high: [9, 5, 6, 8, 7],
      low: [1, 0.5, 2, 4, 4], close: [3, 2, 2, 5, 6], volume: [1, 2, .nan, 4, 5])
    let merged = candles.merged(into: try #require(CalendarUnit("5min")), in: .utc)
    #expect(
      merged
        == CandleSeries(
          time: [0, 300], open: [2, 4], high: [9, 8], low: [0.5, 4], close: [2, 6]))
    #expect(merged.volume == [3, 9])
  }

  @Test(arguments: [10, 50, 200, 1000])
  func theShortestFittingUnitReachesEveryHighAndLow(limit: Int) throws {
    let minutes = (0..<20_000).map { row in
      let wave = Double(row * 7919 % 1013)
      return Candle(time: Double(row) * 60, open: wave, high: wave + 1, low: wave - 1, close: wave)
    }
    let candles = CandleSeries(minutes)
    let unit = try #require(candles.unit(fitting: limit, in: Zones.berlin))
    let merged = candles.merged(into: unit, in: Zones.berlin)
    #expect(merged.count <= limit && merged.count > limit / 7)
    #expect(merged.high.max() == candles.high.max() && merged.low.min() == candles.low.min())
    #expect(candles.unit(fitting: 20_000, in: Zones.berlin) == nil)
  }

  @Test func theTypicalIntervalIgnoresWeekends() {
    let days = (0..<60).filter { $0 % 7 < 5 }.map { Double($0) * 86_400 }
    let candles = CandleSeries(days.map { Candle(time: $0, open: 1, high: 1, low: 1, close: 1) })
    #expect(candles.typicalInterval == 86_400)
    #expect(CandleSeries([]).typicalInterval == 86_400)
  }
}
