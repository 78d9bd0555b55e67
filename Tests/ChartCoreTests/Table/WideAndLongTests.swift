import Testing

@testable import ChartCore

/// Tables with a series a row, and those divided by numbers of things.
@Suite struct WideAndLongTests {
  @Test func yearsAsNamesMakeASeriesOfEachRow() throws {
    let data = try ReadText.lines(
      """
      "Data Source","Indicators",

      "Country Name","Country Code","2019","2020","2021",
      "Aruba","ABW","3396","2558","",
      "Germany","DEU","3889","3887","4278",
      """)
    #expect(data.xKind == .time)
    #expect(data.series.map(\.name) == ["Aruba", "Germany"])
    #expect(data.series[1].dump == "1546300800:3889 1577836800:3887 1609459200:4278")
    #expect(data.series[0].y.count { $0.isFinite } == 2)
  }

  @Test func datesAsNamesLeaveOtherNumbersOut() throws {
    let data = try ReadText.lines(
      """
      Province,Country,Lat,Long,1/22/20,1/23/20,1/24/20
      ,Italy,41.87,12.56,0,1,2
      Hubei,China,30.97,112.27,444,444,549
      Hebei,China,39.54,116.13,1,1,2
      """)
    #expect(data.series.map(\.name) == ["Italy", "Hubei China", "Hebei China"])
    #expect(data.series[1].dump == "1579651200:444 1579737600:444 1579824000:549")
  }

  @Test func monthsBelowYearsAreNoSeries() throws {
    let data = try ReadText.lines("Month,2021,2022,2023\nJan,1,2,3\nFeb,2,3,4\nMar,3,4,5\n")
    #expect(data.series.map(\.name) == ["2021", "2022", "2023"])
    #expect(data.series[0].y == [1, 2, 3])
  }

  @Test func countersBesideATimeAreNoSeries() throws {
    let data = try ReadText.lines(
      "created_at,entry_id,field1\n2024-05-03 10:00:00 UTC,1,21.5\n2024-05-03 10:05:00 UTC,2,21.6\n"
    )
    #expect(data.series.map(\.name) == ["field1"])
  }

  @Test func columnsThatWereAskedForAreColumns() throws {
    var options = ReadingOptions()
    options.y = ["2020"]
    let data = try ReadText.lines("name,2019,2020,2021\na,1,2,3\nb,4,5,6\n", options)
    #expect(data.series.map(\.name) == ["2020"])
  }

  @Test func numbersOfSensorsDivideARepeatedTime() throws {
    let data = try ReadText.lines(
      "date,sensor_id,v\n2024-01-01,1,1\n2024-01-01,2,5\n2024-01-02,1,2\n2024-01-02,2,6\n")
    #expect(data.series.map(\.name) == ["1", "2"])
    #expect(data.series[1].dump == "1704067200:5 1704153600:6")
  }

  @Test func oneStationAloneIsNoSeries() throws {
    let data = try ReadText.lines("STATIONS_ID;MESS_DATUM;TT\n44;20240101;1\n44;20240102;2\n")
    #expect(data.series.map(\.name) == ["TT"])
  }
}
