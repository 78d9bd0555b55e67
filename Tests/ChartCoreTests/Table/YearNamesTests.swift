import Testing

@testable import ChartCore

/// Years and dates as the names of columns.
@Suite struct YearNamesTests {
  @Test(arguments: [
    "Region,2022,2023\nNorth,120,130\nSouth,110,90\nEast,100,95\n",
    "Region,2023,2022\nNorth,130,120\nSouth,90,110\nEast,95,100\n",
  ])
  func twoYearsBesideTextsAreNames(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series.map(\.name) == ["North", "South", "East"])
    #expect(data.series[0].dump == "1640995200:120 1672531200:130")
  }

  @Test func yearsMayBeApart() throws {
    let data = try ReadText.lines("Country,1990,2000,2020\nFrance,58.0,60.9,67.6\nItaly,56,57,59\n")
    #expect(data.series[0].dump == "631152000:58 946684800:60.9 1577836800:67.6")
  }

  @Test func yearsAreNamesAboveARowWithoutValues() throws {
    let data = try ReadText.lines(
      "Country,Code,2019,2020,2021\nAruba,ABW,,,\nChad,TCD,1,2,3\nMali,MLI,2,3,4\n")
    #expect(data.series.map(\.name) == ["Chad", "Mali"])
  }

  @Test func rowsOfNumbersThatAreAllLikeYearsAreRows() throws {
    let table = try ReadText.table("north,1200,1500\nsouth,1300,1800\neast,1100,1900\n")
    #expect(table.rowCount == 3)
  }

  @Test func aRowLikeYearsBelowYearsIsARow() throws {
    let data = try ReadText.lines("Item,2022,2023\nA,1500,1600\nB,120,130\nC,9,8\n")
    #expect(data.series.map(\.name) == ["A", "B", "C"])
  }

  @Test func yearsBesideEachOtherAreNamesAboveNumbersLikeYears() throws {
    let data = try ReadText.lines("Item,2019,2020\nA,1999,2001\nB,2005,2010\nC,2000,2003\n")
    #expect(data.series.map(\.name) == ["A", "B", "C"])
  }

  @Test func remarksInBracketsBelongToNoDate() throws {
    let data = try ReadText.lines(
      "Country,2019 [YR2019],2020 [YR2020]\nFrance,1.8,-7.5\nMali,1,2\n")
    #expect(data.series[0].dump == "1546300800:1.8 1577836800:-7.5")
  }

  @Test func numbersUnderAnotherNameThanDatesAreLeftOutWithAWarning() throws {
    let data = try ReadText.lines(
      "name,ttm,09/30/2023,09/30/2022\nRevenue,385,383,394\nIncome,100,97,99\n")
    #expect(data.series.map(\.name) == ["Revenue", "Income"])
    #expect(data.series[0].dump == "1664496000:394 1696032000:383")
    let message = "the names of most columns are dates; column ttm left out"
    #expect(data.warnings == [Warning(lines: [], message: message)])
  }

  @Test func numbersInFrontOfYearsAreX() throws {
    let data = try ReadText.lines("Week,2022,2023\n1,120,130\n2,110,90\n3,100,95\n")
    #expect(data.xName == "Week")
    #expect(data.series.map(\.name) == ["2022", "2023"])
  }
}
