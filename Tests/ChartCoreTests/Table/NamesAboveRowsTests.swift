import Testing

@testable import ChartCore

/// Which of the lines above the rows name the columns, and which cell each name stands for.
@Suite struct NamesAboveRowsTests {
  @Test(arguments: [
    "\"Title\",\"Rate\"\n\"Unit\",\"%\"\n\"Release\",\"22-05-2024\"\n\"Important notes\",\n",
    "\"Title\",\"Rate\"\n\"CDID\",\"D7G7\"\n\"PreUnit\",\"\"\n\"Release\",\"22-05-2024\"\n",
  ])
  func aDateIsNoNameOverNumbers(notes: String) throws {
    let data = try ReadText.lines(
      notes
        + "\"2024 JAN\",\"4.0\"\n\"2024 FEB\",\"3.4\"\n\"2024 MAR\",\"3.2\"\n\"2024 APR\",\"3\"\n")
    #expect(data.series.map(\.name) == ["Rate"])
  }

  @Test func theTopOfLinesWithAWordForWhatTheySayHasTheNames() throws {
    let data = try ReadText.lines(
      """
      "";BBK01.WT5511;BBK01.WT5511_FLAGS
      "";"Goldpreis in London";
      Einheit;USD;
      Stand vom;03.06.2024 12:00:00;
      2024-01-02;2063,73;
      2024-01-03;2042,00;
      2024-01-04;.;Kein Wert vorhanden
      2024-01-05;2045,55;
      """)
    #expect(data.series.map(\.name) == ["BBK01.WT5511"])
  }

  @Test func aTimeInFrontOfNamesIsNoName() throws {
    let data = try ReadText.lines(
      """
      Linux 6.1.0 (web1)  05/01/24  _x86_64_  (4 CPU)

      00:00:01   CPU  %user  %nice  %system  %iowait  %idle
      00:10:01   all   3.21   0.00     1.10     0.05  95.64
      00:20:01   all   2.99   0.00     1.02     0.04  95.95
      00:30:01   all   4.01   0.00     1.22     0.06  94.71
      """)
    #expect(data.series.map(\.name) == ["%user", "%nice", "%system", "%iowait", "%idle"])
    #expect(data.warnings.isEmpty)
  }

  @Test func halvesOfTheDayBelongToTheTimesBeforeThem() throws {
    let data = try ReadText.lines(
      "12:00:01 AM CPU %user %idle\n12:10:01 AM all 3 95\n11:50:01 AM all 2 96\n12:00:01 PM all 4 94\n"
    )
    #expect(data.series.map(\.name) == ["%user", "%idle"])
    #expect(data.series[0].dump == "601:3 42601:2 43201:4")
  }

  @Test func halvesOfTheDayInAColumnOfTheirOwnBelongToTheTimes() throws {
    let data = try ReadText.lines(
      "Date,Time,AM/PM,v\n2024-05-01,11:30,AM,1\n2024-05-01,12:30,PM,2\n2024-05-01,01:30,p.m.,3\n")
    #expect(data.series[0].dump == "1714563000:1 1714566600:2 1714570200:3")
  }

  @Test func oneNameAboveADateAndATimeIsForBoth() throws {
    let data = try ReadText.lines(
      " r  b  free UTC\n 1  0  812 2024-05-01 10:00:00\n 0  0  811 2024-05-01 10:00:05\n"
        + " 2  0  810 2024-05-01 10:00:10\n")
    #expect(data.xName == "UTC")
    #expect(data.series.map(\.name) == ["r", "b", "free"])
    #expect(data.series[2].y == [812, 811, 810])
  }

  @Test func anIndexWithoutANameStandsInFrontOfEveryRow() throws {
    let data = try ReadText.lines("date,v\n1,2024-01-01,5\n2,2024-01-02,6\n3,2024-01-03,7\n")
    #expect(data.xName == "date")
    #expect(data.series.map(\.name) == ["v"])
  }

  @Test func aSeparatorTooManyInSomeRowsMovesNoNames() throws {
    let data = try ReadText.lines(
      "date,price\n2024-01-01,1,234\n2024-01-02,1,300\n2024-01-03,999\n")
    #expect(data.xName == "date")
    #expect(data.series.map(\.name) == ["price"])
    #expect(data.warnings.first?.lines == [2, 3])
  }

  @Test func yearsAndMonthsWithoutNamesAreX() throws {
    let data = try ReadText.lines(
      ";;Index\n2023;November;117,3\n2023;Dezember;117,4\n2024;Januar;117,6\n2024;Februar;118,1\n")
    #expect(data.series.map(\.name) == ["Index"])
    #expect(
      data.series[0].dump == "1698796800:117.3 1701388800:117.4 1704067200:117.6 1706745600:118.1")
  }

  @Test func emptyNamesMayOutnumberTheCells() throws {
    let data = try ReadText.lines("a,b,,,,\n1,2\n3,4\n")
    #expect(data.series.map(\.name) == ["b"])
  }

  @Test func notesHaveNoSayInTheSeparator() throws {
    let data = try ReadText.lines(
      """
      Index (2020=100)
      ;;Index
      2023;November;117,3
      2023;Dezember;117,4
      2024;Januar;117,6
      (C)opyright Amt, 2024
      Stand: 03.06.2024, 10 Uhr
      """)
    #expect(data.series.map(\.name) == ["Index"])
    #expect(data.series[0].y == [117.3, 117.4, 117.6])
  }

  @Test func groupedNumbersDoNotHideTheirSeparator() throws {
    let data = try ReadText.lines(
      "t;a;b\n1;1,234,567;2,345,678\n2;1,234,568;2,345,679\n3;1,234,569;2,345,670\n")
    #expect(data.series.map(\.name) == ["a", "b"])
  }
}
