import Testing

@testable import ChartCore

/// Parts of a date in columns of their own, and numbers that are times of day.
@Suite struct DatePartsTests {
  @Test func aDecimalNumberBesideADateIsNoTimeOfDay() throws {
    let data = try ReadText.lines("2024-05-01,4.10,5.00\n2024-05-01,8.24,6.00\n2024-05-02,9.30,7\n")
    #expect(data.series.map(\.name) == ["column 2", "column 3"])
    #expect(data.series[0].dump == "1714521600:4.1 1714521600:8.24 1714608000:9.3")
  }

  @Test(arguments: [
    ("093000.250", "154501.000", "1714555800.25:1 1714578301:2"),
    ("093000", "154501", "1714555800:1 1714578301:2"),
    ("0930", "1545", "1714555800:1 1714578300:2"),
  ])
  func sixDigitsOrFourBesideADateAreATimeOfDay(first: String, second: String, dump: String) throws {
    let data = try ReadText.lines("date,time,v\n20240501,\(first),1\n20240501,\(second),2\n")
    #expect(data.series[0].dump == dump)
  }

  @Test(arguments: [("10.15", "19.45"), ("10h15", "19h45")])
  func aTimeByItsNameMayHaveADotOrAnH(first: String, second: String) throws {
    let data = try ReadText.lines("Datum;Uhrzeit;v\n01.05.24;\(first);1\n01.05.24;\(second);2\n")
    #expect(data.series.map(\.dump) == ["1714558500:1 1714592700:2"])
  }

  @Test func decimalHoursAreNoTimesOfDay() throws {
    let data = try ReadText.lines("Date,Time,v\n2024-05-01,8.75,1\n2024-05-01,9.25,2\n")
    #expect(data.series.map(\.name) == ["Time", "v"])
  }

  @Test(arguments: [("Half", "1", "2"), ("Semester", "H1", "H2"), ("Semestre", "S1", "S2")])
  func aHalfBesideItsYear(name: String, first: String, second: String) throws {
    let data = try ReadText.lines("Year,\(name),v\n2023,\(first),5\n2023,\(second),6\n")
    #expect(data.series.map(\.dump) == ["1672531200:5 1688169600:6"])
  }

  @Test func aQuarterMayBeARomanNumber() throws {
    let data = try ReadText.lines("Year,Qtr,v\n2023,I,5\n2023,III,6\n")
    #expect(data.series.map(\.dump) == ["1672531200:5 1688169600:6"])
  }

  @Test func aDayBesideAYearWithoutAMonthIsOneOfTheYear() throws {
    let data = try ReadText.lines("year,day,hour,v\n2024,1,0,5\n2024,1,1,6\n2024,45,0,7\n")
    #expect(data.series.map(\.dump) == ["1704067200:5 1704070800:6 1707868800:7"])
  }

  @Test func aTimeMayLackItsZerosWhereDatesRepeat() throws {
    let data = try ReadText.lines(
      "date,time,v\n20240101,0,1\n20240101,30,2\n20240101,930,3\n20240101,1600,4\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1704067200:1 1704069000:2 1704101400:3 1704124800:4")
    let once = try ReadText.lines("date,time,v\n20240101,930,1\n20240102,45,2\n")
    #expect(once.series.map(\.name) == ["time", "v"])
  }

  @Test(arguments: ["Hour", "HH", "Stunde", "Hour Ending", "Hora"])
  func anHourBesideDatesThatRepeatIsPartOfThem(name: String) throws {
    let data = try ReadText.lines(
      "Date,\(name),v\n2024-05-01,1,5\n2024-05-01,2,6\n2024-05-01,24,7\n2024-05-02,1,8\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1714525200:5 1714528800:6 1714608000:7 1714611600:8")
    #expect(
      data.reading.entries.contains { $0.key == "x_parts" && $0.value == .texts(["Date", name]) })
  }

  @Test func hoursMayBeginWithZeroAndHaveMinutes() throws {
    let data = try ReadText.lines(
      "date,hour,minute,v\n2024-05-01,0,0,5\n2024-05-01,0,30,6\n2024-05-01,23,30,7\n")
    #expect(data.series[0].dump == "1714521600:5 1714523400:6 1714606200:7")
  }

  @Test func anHourMayBeARange() throws {
    let data = try ReadText.lines("Datum;Stunde;v\n01.05.2024;00-01;61,5\n01.05.2024;01-02;55\n")
    #expect(data.series[0].dump == "1714521600:61.5 1714525200:55")
  }

  @Test(arguments: [
    "Date,Hour,v\n2024-05-01,1,5\n2024-05-02,2,6\n",
    "Date,Hour,v\n2024-05-01,1,5\n2024-05-01,1,6\n",
    "Date,Hour,v\n2024-05-01,1.5,5\n2024-05-01,2,6\n",
    "Date,Hour,v\n2024-05-01,1,5\n2024-05-01,40,6\n",
    "t,Hour,v\n2024-05-01 10:00,1,5\n2024-05-01 10:00,2,6\n",
  ])
  func otherHoursAreALine(text: String) throws {
    #expect(try ReadText.lines(text).series.map(\.name) == ["Hour", "v"])
  }

  @Test func timesThatAscendWithEachDayAreHours() throws {
    let data = try ReadText.lines(
      "Date,Time,v\n2024-05-01,0,1\n2024-05-01,23,2\n2024-05-02,0,3\n")
    #expect(data.series.map(\.dump) == ["1714521600:1 1714604400:2 1714608000:3"])
    #expect(data.warnings.map(\.message).contains { $0.contains("read as hours") })
    let other = try ReadText.lines("Date,Time,v\n2024-05-01,20,1\n2024-05-01,13,2\n")
    #expect(other.series.map(\.name) == ["Time", "v"])
  }

  @Test func anHourMayHaveItsMinutesBehindIt() throws {
    let data = try ReadText.lines("Date,Hour,v\n20240102,0900,1\n20240102,1030,2\n")
    #expect(data.series.map(\.dump) == ["1704186000:1 1704191400:2"])
  }

  @Test func hoursOfSeveralSeriesGoBackWithoutAWarning() throws {
    let data = try ReadText.lines(
      "s,date,hour,v\nA,2024-05-01,0,1\nA,2024-05-01,1,2\nB,2024-05-01,0,3\nB,2024-05-01,1,4\n")
    #expect(data.series.map(\.dump) == ["1714521600:1 1714525200:2", "1714521600:3 1714525200:4"])
    #expect(data.warnings.isEmpty)
  }

  @Test func hoursWithoutOtherNumbersAreTheLine() throws {
    let data = try ReadText.lines(
      "Who,Hour,Date\nA,8,2024-05-01\nB,7,2024-05-01\nA,8,2024-05-02\nB,6,2024-05-02\n")
    #expect(data.series.map(\.y) == [[8, 8], [7, 6]])
  }

  @Test func candlesHaveHoursToo() throws {
    let data = try ReadText.candles(
      "date,hour,open,high,low,close\n2024-01-02,9,1,2,0.5,1.5\n2024-01-02,10,1.5,2,1,1.7\n")
    #expect(data.candles.count == 2)
    #expect(data.warnings.isEmpty)
  }

  @Test func aDateMayNotBeInFront() throws {
    let data = try ReadText.lines(
      "STN,YYYYMMDD,   HH,    T\n260,20240101,    1,   75\n260,20240101,   24,   70\n")
    #expect(data.series.last?.dump == "1704070800:75 1704153600:70")
  }

  @Test func aQuarterBesideItsYear() throws {
    let data = try ReadText.lines("Year,Quarter,v\n2023,1,5\n2023,4,6\n2024,1,7\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1672531200:5 1696118400:6 1704067200:7")
  }

  @Test func aWeekBesideItsYearIsOneOfISO8601() throws {
    let data = try ReadText.lines("Year,Week,v\n2023,51,5\n2023,52,6\n2024,1,7\n2024,2,8\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1702857600:5 1703462400:6 1704067200:7 1704672000:8")
  }

  @Test func aDayOfTheYearBesideItsYear() throws {
    let data = try ReadText.lines("Year,DOY,v\n2024,1,5\n2024,60,6\n2024,366,7\n2023,366,8\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1704067200:5 1709164800:6 1735603200:7")
    #expect(data.warnings.map(\.lines) == [[5]])
  }

  @Test func monthAndDayInFrontOfATimeAreADateWithoutAYear() throws {
    let data = try ReadText.lines(
      "May  1 10:00:01 web1 x: 21.5\nMay  1 10:01:01 web1 x: 21.7\nMay  2 10:02:01 web1 x: 21.4\n")
    #expect(data.series.count == 1)
    let x = data.series[0].x
    #expect(x[1] - x[0] == 60)
    #expect(x[2] - x[0] == 86_520)
    #expect(data.warnings.map(\.message).contains { $0.contains("no year") })
  }

  @Test func aNewYearFollowsTheOldOne() throws {
    let data = try ReadText.lines(
      "Dec 31 23:59:59 a 1.5\nJan  1 00:00:01 a 2.5\nMar  1 00:00:01 a 3.5\n")
    let x = data.series[0].x
    #expect(x[1] - x[0] == 2)
    #expect(x[2] - x[1] == 59 * 86_400)
  }
}
