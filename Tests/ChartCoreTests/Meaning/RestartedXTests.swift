import Testing

@testable import ChartCore

/// Sets of rows that each run through x again.
@Suite struct RestartedXTests {
  @Test(arguments: ["\n\n", "\n# next\n", "\nStep Information: Run 2\n"])
  func xThatBeginsAgainAfterOtherLinesMakesASeries(between: String) throws {
    let data = try ReadText.lines("t v\n0 3.5\n1 2.5\n2 1.5\(between)0 9.5\n1 8.5\n2 7.5\n")
    #expect(data.series.map(\.dump) == ["0:3.5 1:2.5 2:1.5", "0:9.5 1:8.5 2:7.5"])
    #expect(data.warnings.contains { $0.message.contains("2 sets") })
  }

  @Test func xThatGoesOnAfterABlankLineIsOneSeries() throws {
    let data = try ReadText.lines("t v\n0 3.5\n1 2.5\n\n2 1.5\n3 9.5\n")
    #expect(data.series.count == 1)
  }

  @Test func monthsOutOfOrderAreOneSeries() throws {
    let data = try ReadText.lines(
      "date,v\n2024-02-01,3\n2024-02-02,4\n\n2024-01-01,1\n2024-01-02,2\n")
    #expect(data.series.count == 1)
  }
}
