import Testing

@testable import ChartCore

/// Amounts and measures as banks, spreadsheets and dashboards write them.
@Suite struct AmountsTests {
  @Test(arguments: [
    ("3.234,56+", 3234.56), ("1.250,00-", -1250), ("$ (300,00)", -300), ("(300,00) €", -300),
    ("$(1.200,50)", -1200.5), ("(12)", -12), ("- 5,5 €", -5.5),
  ])
  func signsOfAccounts(cell: String, value: Double) {
    #expect(ReadText.number(cell, decimal: ",") == value)
  }

  @Test(arguments: ["(5", "5)", "((5))", "$ (5", "(5))"])
  func parenthesesThatDoNotCloseAreNoNumbers(cell: String) {
    #expect(ReadText.number(cell) == nil)
  }

  @Test func aCurrencyAndAMinusIsNoValue() throws {
    let data = try ReadText.lines(
      "Month,Net\nJan-24,\" $ 1,200.00 \"\nFeb-24,\" $ (300.00)\"\nMar-24,\" $ -   \"\nApr-24,\" $ 5.00 \"\n"
    )
    #expect(data.series[0].runs == [0..<2, 3..<4])
    #expect(data.warnings.isEmpty)
  }

  @Test func prefixesOfUnitsAreBroughtToThatOfTheColumn() throws {
    let data = try ReadText.lines(
      "Time,in,took\n2024-05-03 10:00,1.25 GB,120 ms\n2024-05-03 10:01,900 MB,1.2 s\n2024-05-03 10:02,1.5 GB,90 ms\n"
    )
    #expect(data.series[0].y == [1.25, 0.9, 1.5])
    #expect(data.series[1].y == [120, 1200, 90])
    #expect(data.warnings.isEmpty)
  }

  @Test func aLetterBesidePlainNumbersMultiplies() throws {
    let data = try ReadText.lines("Time,n\n2024-05-03,950\n2024-05-04,1.2 K\n2024-05-05,2 Mil\n")
    #expect(data.series[0].y == [950, 1200, 2_000_000])
  }

  @Test func seriesWithoutAnyPointAreLeftOut() throws {
    let data = try ReadText.lines("X,CH1,Start\nSequence,Volt,-6.0e-04\n0,0.12,\n1,0.14,\n2,0.1,\n")
    #expect(data.series.map(\.name) == ["CH1"])
  }
}
