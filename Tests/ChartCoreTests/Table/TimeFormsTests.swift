import Testing

@testable import ChartCore

/// Times in the forms that services and loggers write them in, and those in several columns.
@Suite struct TimeFormsTests {
  @Test(arguments: [
    ("2019-10-19 02-AM", 1_571_450_400), ("2019-10-19 11-PM", 1_571_526_000),
    ("2024-01-01T05", 1_704_085_200), ("2024-01-01 05", 1_704_085_200),
    ("03/May/2024:10:00:00 +0200", 1_714_723_200),
    ("Fri May 03 2024 10:00:00 GMT+0200 (Central European Summer Time)", 1_714_723_200),
    ("20240101 170014650", 1_704_128_414.65), ("5 May 2024, 6 PM", 1_714_932_000),
  ])
  func formsOfServices(cell: String, instant: Double) {
    #expect(ReadText.instant(cell) == instant)
  }

  @Test(arguments: [
    ("Fri, 03 May 2024 10:00:00 +0200", "%a, %d %b %Y %H:%M:%S %z"),
    ("2024-05-03 10:00:00 CEST", "%Y-%m-%d %H:%M:%S %Z"),
  ])
  func theFormThatIsShownNamesDaysAndZones(cell: String, form: String) throws {
    let data = try ReadText.lines("date;v\n\(cell);1\n\(cell);2\n")
    #expect(data.reading.entries.contains { $0.key == "date_format" && $0.value == .text(form) })
  }

  @Test func theFormThatIsShownHasTheOrderThatWasFound() throws {
    let data = try ReadText.lines("date;v\n05/02/2024;1,5\n02/02/2024;2,5\n")
    #expect(
      data.reading.entries.contains { $0.key == "date_format" && $0.value == .text("%d/%m/%Y") })
  }

  @Test func tenDigitsMayBeADayAndAnHour() throws {
    let data = try ReadText.lines("MESS_DATUM;TT\n2024010100;7.6\n2024010101;7.5\n")
    #expect(data.series[0].x == [1_704_067_200, 1_704_070_800])
  }

  @Test func aTimeOfDayKeepsItsFraction() throws {
    let data = try ReadText.lines(
      "date,time,v\n2024-01-02,00:05:00.123,1\n2024-01-02,00:05:00.523,2\n")
    #expect(data.series[0].x == [1_704_153_900.123, 1_704_153_900.523])
    #expect(
      data.reading.entries.contains { $0.key == "x_parts" && $0.value == .texts(["date", "time"]) })
  }

  @Test func timesOfDayGoOnPastMidnight() throws {
    let up = try ReadText.lines("Time,T\n23:59:50,1\n00:00:00,2\n00:00:10,3\n")
    #expect(up.series[0].x == [86_390, 86_400, 86_410])
    let down = try ReadText.lines("Time,T\n00:00:10,3\n00:00:00,2\n23:59:50,1\n")
    #expect(down.series[0].y == [1, 2, 3])
  }

  @Test func yearMonthAndDayInColumnsOfTheirOwnAreOneDate() throws {
    let data = try ReadText.lines("year,month,day,v\n2024,1,31,5\n2024,2,1,6\n2024,2,30,7\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1706659200:5 1706745600:6")
  }

  @Test(arguments: [("Jan", "Feb"), ("M01", "M02"), ("01", "02"), ("Januar", "Februar")])
  func aMonthBesideItsYear(first: String, second: String) throws {
    let data = try ReadText.lines("Year,Month,v\n2024,\(first),4\n2024,\(second),5\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1704067200:4 1706745600:5")
  }

  @Test(arguments: [
    ("Month,v\n202401,1\n202402,2\n", XKind.time), ("yyyymm;RF\n199001;1\n199012;2\n", .time),
    (",RF\n192607,1\n192608,2\n192609,3\n", .time), ("Week,v\n202401,1\n202402,2\n", .number),
    ("load,v\n202401,1\n202402,2\n", .number),
  ])
  func sixDigitsAreAYearAndAMonthByTheirName(text: String, kind: XKind) throws {
    #expect(try ReadText.lines(text).xKind == kind)
  }

  @Test func asManyTotalsAsDatesLeaveTheDates() throws {
    let data = try ReadText.lines(
      "date,v\n2024-01-01,1\nSubtotal,1\n2024-01-02,2\n2024-01-03,3\nTotal,6\n\"Source: X\"\n")
    #expect(data.series[0].y == [1, 2, 3])
    #expect(data.warnings.flatMap(\.lines) == [3, 6, 7])
  }

  @Test func numbersInFrontAreNoTimesWithoutAName() throws {
    let data = try ReadText.lines(
      "2942283440,42314.0,1704067200050\n2942283441,42314.1,1704067200150\n")
    #expect(data.series.first { $0.name == "column 2" }?.x == [1_704_067_200.05, 1_704_067_200.15])
  }

  @Test func datesInAnUnknownFormAreNamedAndRowsCounted() throws {
    let data = try ReadText.lines("Date,Open,v\n1st moon 5,9,1\n2nd moon 5,8,2\n")
    #expect(data.series[0].x == [1, 2])
    #expect(data.warnings.first?.lines == [2])
  }

  @Test func aFormOfDatesThatNoColumnHasIsAnError() {
    var options = ReadingOptions()
    options.dateFormat = "%d/%m/%Y"
    #expect(throws: TableError.noSuchDates(form: "%d/%m/%Y", column: "date", text: "2024-01-05")) {
      try ReadText.lines("date,v\n2024-01-05,1\n", options)
    }
  }

  @Test func datesThatContradictTheMostOfTheFileAreAnErrorToo() {
    #expect(
      ReadText.error("date,v\n13/01/2024,1\n14/01/2024,2\n01/15/2024,3\n")
        == .contradictingDateOrder(
          column: "date", line: 2, text: "13/01/2024", line2: 4, text2: "01/15/2024"))
  }
}
