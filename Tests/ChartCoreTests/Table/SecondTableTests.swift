import Testing

@testable import ChartCore

/// Tables below another one in the same file.
@Suite struct SecondTableTests {
  private static func warning(_ line: Int) -> Warning {
    Warning(lines: [line], message: "a second table begins here; it is left out")
  }

  @Test(arguments: [
    (
      "date,temp\n2024-01-01,1\n2024-01-02,2\n\ndate,hum,pressure\n2024-01-01,40,9\n2024-01-02,41,9\n",
      5
    ),
    ("date,temp\n2024-01-01,1\n2024-01-02,2\ndate,hum\n2024-01-01,40\n2024-01-02,41\n", 4),
    ("date,temp\n2024-01-01,1\n2024-01-02,2\n\nRain\nday,mm\n2024-01-01,40\n", 6),
    ("A\ndate,temp\n2024-01-01,1\n2024-01-02,2\n\nB\ndate,hum\n2024-01-01,40\n2024-01-02,41\n", 7),
  ])
  func otherNamesOverTheNumbersBeginATableThatIsLeftOut(text: String, line: Int) throws {
    let data = try ReadText.lines(text)
    #expect(data.series.map(\.name) == ["temp"])
    #expect(data.series[0].dump == "1704067200:1 1704153600:2")
    #expect(data.warnings == [Self.warning(line)])
  }

  @Test func aTableOfOneRowIsANoteAboveTheOthers() throws {
    let data = try ReadText.lines(
      """
      latitude,longitude,zone
      52.52,13.42,GMT

      time,hourly
      2024-05-01T00:00,12.3
      2024-05-01T01:00,11.8

      time,daily
      2024-05-01,19.3
      2024-05-02,21.8
      """)
    #expect(data.series.map(\.name) == ["hourly"])
    #expect(data.warnings == [Self.warning(8)])
  }

  @Test func theSameNamesOnceMoreAreARepeatedHeader() throws {
    let data = try ReadText.lines("date,v\n2024-01-01,1\n2024-01-02,2\n\ndate,v\n2024-01-03,3\n")
    #expect(data.series[0].dump == "1704067200:1 1704153600:2 1704240000:3")
    #expect(data.warnings.isEmpty)
  }

  @Test func theSameNamesOverOtherDatesBelowATitleBeginATable() throws {
    let data = try ReadText.lines(
      ",A,B\n202401,1,2\n202402,2,3\n202403,3,4\n\nAnnual Factors\n,A,B\n2022,-21,6\n2023,21,7\n\nCopyright\n"
    )
    #expect(data.series[0].dump == "1704067200:1 1706745600:2 1709251200:3")
    #expect(data.warnings == [Self.warning(7)])
  }

  @Test(arguments: ["date,hum\n", "\nRain of the day\ndate,hum\n", "\nday,hum\n"])
  func aTableFarBelowIsFoundAsWell(header: String) throws {
    let rows = (0..<900).map { "\(1_700_000_000 + $0 * 60),\($0 % 7).5\n" }.joined()
    let data = try ReadText.lines("date,temp\n" + rows + header + rows)
    #expect(data.series[0].x.count == 900)
    #expect(data.series[0].y.allSatisfy { $0 < 7 })
    #expect(data.warnings == [Self.warning(901 + header.count { $0 == "\n" })])
  }

  @Test(arguments: [
    "date,v\n2024-01-01,1\n2024-01-02,broken\n2024-01-03,3\n2024-01-04,4\n",
    "date,v\n2024-01-01,1\nholiday,closed\n2024-01-03,3\n2024-01-04,4\n",
    "name,v\na,1\nb,broken\nc,3\nd,4\n",
  ])
  func aRowWithTextsForNumbersBeginsNoTable(text: String) throws {
    #expect(try ReadText.table(text).rowCount == 4)
  }

  @Test func notesWithADateBeginNoTable() throws {
    let data = try ReadText.lines(
      "Konto;Giro\nVon;01.06.2024\nBis;28.06.2024\n\nDatum;Betrag\n01.06.2024;1,5\n02.06.2024;2,5\n"
    )
    #expect(data.series.map(\.name) == ["Betrag"])
    #expect(data.series[0].y == [1.5, 2.5])
  }
}
