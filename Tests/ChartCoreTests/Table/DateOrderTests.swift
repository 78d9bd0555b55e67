import Testing

@testable import ChartCore

/// The order of day, month and year, decided for a whole column.
@Suite struct DateOrderTests {
  @Test(arguments: ["-", "/"])
  func aYearOfTwoDigitsMayComeFirst(mark: String) throws {
    let cells = ["24-01-31", "24-02-01", "24-12-25"].map { $0.replacing("-", with: mark) }
    let data = try ReadText.lines("date,v\n\(cells[0]),1\n\(cells[1]),2\n\(cells[2]),3\n")
    #expect(data.series[0].dump == "1706659200:1 1706745600:2 1735084800:3")
    #expect(data.warnings.isEmpty)
  }

  @Test func theShorterTimeIsLikelierAndSaid() throws {
    let data = try ReadText.lines("date,v\n24-05-01,1\n24-05-02,2\n24-05-03,3\n")
    #expect(data.series[0].x == [1_714_521_600, 1_714_608_000, 1_714_694_400])
    #expect(data.warnings.map(\.message).contains { $0.contains("year before month") })
  }

  @Test(arguments: [
    "28.06.24,27.06.24,26.06.24", "28-06-24,27-06-24,26-06-24", "27/06/24,28/06/24,01/07/24",
  ])
  func aYearOfTwoDigitsMostOftenComesLast(cells: String) throws {
    let rows = cells.split(separator: ",").map { "\($0);1\n" }.joined()
    let data = try ReadText.lines("date;v\n" + rows)
    #expect(data.series[0].x.contains(1_719_532_800))
    #expect(data.warnings.isEmpty)
  }

  @Test func dotsMeanThatTheDayComesFirst() throws {
    let data = try ReadText.lines("Dato;v\n02.01.2024;1\n03.01.2024;2\n")
    #expect(data.series[0].x == [1_704_153_600, 1_704_240_000])
    #expect(data.warnings.isEmpty)
    let slashes = try ReadText.lines("Date;v\n02/01/2024;1\n03/01/2024;2\n")
    #expect(slashes.warnings.count == 1)
  }

  @Test(arguments: [
    ("date", "240528,240529,240603"), ("Datum", "28052024,29052024,03062024"),
    ("date", "052824,052924,060324"), ("Date", "05282024,05292024,06032024"),
  ])
  func digitsUnderTheNameOfADateMayHaveAnyOrder(name: String, cells: String) throws {
    let rows = cells.split(separator: ",").map { "\($0),1\n" }.joined()
    let data = try ReadText.lines("\(name),v\n" + rows)
    #expect(data.series[0].x == [1_716_854_400, 1_716_940_800, 1_717_372_800])
  }

  @Test(arguments: [
    "v2,v\n240528,1\n240529,2\n", "date,v\n240528,1\n240529,2\n240523,3\n",
    "date,v\n240528,1\n249999,2\n", "date,v\n240528,1\n240528,2\n",
  ])
  func otherDigitsAreNumbers(text: String) throws {
    #expect(try ReadText.lines(text).xKind == .number)
  }

  @Test func aYearAndAMonthMayBeADecimalNumber() throws {
    let data = try ReadText.lines("Date,v\n1871.01,1\n1871.09,2\n1871.1,3\n1871.11,4\n1871.12,5\n")
    let dates = [(1871, 1), (1871, 9), (1871, 10), (1871, 11), (1871, 12)]
    #expect(
      data.series[0].x.unpacked
        == dates.map { Double(CivilDate(year: $0.0, month: $0.1, day: 1).dayNumber * 86_400) })
  }

  @Test(arguments: [
    "Date,v\n1871.04,1\n1871.12,2\n1871.21,3\n", "Date,v\n2021.1,1\n2022.1,2\n2023.1,3\n",
    "Date,v\n1871.0,1\n1871.08,2\n1871.1,3\n", "x,v\n1871.01,1\n1871.02,2\n1871.03,3\n",
  ])
  func otherDecimalNumbersAreNoMonths(text: String) throws {
    #expect(try ReadText.lines(text).xKind == .number)
  }

  @Test(arguments: [
    "2019/20,2020/21,2021/22", "2019-20,2020-21,2021-22", "2019-2020,2020-2021,2021-2022",
    "FY2019,FY2020,FY2021", "FY19,FY20,FY21", "2019–20,2020–21,2021–22",
  ])
  func aFiscalYearIsItsFirst(cells: String) throws {
    let rows = cells.split(separator: ",").map { "\($0),1\n" }.joined()
    let data = try ReadText.lines("Year,v\n" + rows)
    #expect(data.series[0].x == [1_546_300_800, 1_577_836_800, 1_609_459_200])
  }

  @Test func monthsAreNoFiscalYears() throws {
    let data = try ReadText.lines("Month,v\n2009-10,1\n2009-11,2\n2010-11,3\n")
    #expect(data.series[0].x == [1_254_355_200, 1_257_033_600, 1_288_569_600])
  }

  @Test func aFiscalYearThatIsNoneIsNamed() throws {
    let data = try ReadText.lines("Year,v\n2019/20,1\n2020/21,2\n2021/29,3\n2022/23,4\n")
    #expect(data.series[0].y == [1, 2, 4])
    #expect(data.warnings.map(\.lines) == [[4]])
  }
}
