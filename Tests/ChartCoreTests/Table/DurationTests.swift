import Testing

@testable import ChartCore

/// How long something took, and years with a column for each month.
@Suite struct DurationTests {
  @Test func durationsBesideDatesAreALine() throws {
    let data = try ReadText.lines(
      "Date,Duration\n2024-05-01,01:30:00\n2024-05-02,00:45:00\n2024-05-03,26:15:00\n")
    #expect(data.series.map(\.dump) == ["1714521600:1.5 1714608000:0.75 1714694400:26.25"])
    #expect(data.warnings.map(\.message).contains { $0.contains("shown in hours") })
  }

  @Test(arguments: [("pace", "05:30", 5.5), ("Laufzeit", "00:05:30", 5.5), ("sleep", "07:30", 7.5)])
  func shortOnesAreShownInMinutes(name: String, cell: String, value: Double) throws {
    let data = try ReadText.lines("Date,\(name)\n2024-05-01,\(cell)\n2024-05-02,\(cell)\n")
    #expect(data.series.map(\.y) == [[value, value]])
  }

  @Test func timesOfDayStayPartsOfDates() throws {
    let data = try ReadText.lines("Date,Time,v\n2024-05-01,10:00,1\n2024-05-02,10:00,2\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].x == [1_714_557_600, 1_714_644_000])
  }

  @Test func aTimeOfDayThatDoesNotExistIsNamed() throws {
    let rows = (1...24).map { "2024-05-\($0 < 10 ? "0" : "")\($0),10:00,\($0)\n" }.joined()
    let data = try ReadText.lines("Date,Time,v\n" + rows + "2024-05-25,25:10,25\n")
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].y.count == 24)
    #expect(data.warnings.map(\.lines) == [[26]])
  }

  @Test func timesOfDayWithoutNumbersAreNoDurations() {
    let text = "2024-05-01 10:00:00 temp=21.5\n2024-05-01 10:01:00 temp=21.6\n"
    #expect(ReadText.error(text) != nil)
  }

  @Test func elapsedTimesGoOnPastADay() throws {
    let data = try ReadText.lines("elapsed,hr\n0:00:00,90\n0:00:10,95\n26:00:00,120\n100:00:00,9\n")
    #expect(data.series[0].x == [0, 10, 93_600, 360_000])
  }

  @Test func timesLongerThanADayCountMinutes() throws {
    let data = try ReadText.lines("t,v\n59:58,1\n60:00,2\n61:10,3\n")
    #expect(data.series[0].x == [3598, 3600, 3670])
  }

  private let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"

  @Test func aColumnForEachMonthOfAYearIsOneLine() throws {
    let data = try ReadText.lines(
      "Year,\(months)\n2023,1,2,3,4,5,6,7,8,9,10,11,12\n2024,13,14,,,,,,,,,,\n")
    #expect(data.series.count == 1)
    #expect(data.series[0].runs.count == 1)
    #expect(data.series[0].y.prefix(14).elementsEqual((1...14).map(Double.init)))
    #expect(data.series[0].x[13] == 1_706_745_600)
  }

  @Test func whatStandsBesideTheMonthsIsLeftOutAndSaid() throws {
    let data = try ReadText.lines(
      "Year,\(months),J-D\n2023,1,2,3,4,5,6,7,8,9,10,11,12,6\n2024,1,2,3,4,5,6,7,8,9,10,11,12,6\n")
    #expect(data.series.count == 1)
    #expect(data.warnings.map(\.message).contains { $0.hasSuffix("J-D") })
  }

  @Test func monthsThatWereAskedForAreLines() throws {
    var options = ReadingOptions()
    options.y = ["Jan", "Feb"]
    let data = try ReadText.lines("Year,\(months)\n2023,1,2,3,4,5,6,7,8,9,10,11,12\n", options)
    #expect(data.series.map(\.name) == ["Jan", "Feb"])
  }

  @Test func severalRowsAYearAreNoLineOfMonths() throws {
    let data = try ReadText.lines(
      "Year,City,\(months)\n2023,A,1,2,3,4,5,6,7,8,9,10,11,12\n2023,B,1,2,3,4,5,6,7,8,9,10,11,12\n")
    #expect(data.series.count > 1)
  }
}
