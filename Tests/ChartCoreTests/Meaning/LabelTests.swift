import Testing

@testable import ChartCore

/// Numbers with letters that are names and not amounts.
@Suite struct LabelTests {
  @Test(arguments: [["1T", "3M", "10J"], ["1W", "6M", "30Y"], ["1J", "2J", "3T"]])
  func lettersThatVaryAreNoUnit(terms: [String]) throws {
    let rows = (1...5).flatMap { month in
      terms.enumerated().map { "2023-0\(month);\($1);\($0).\(month)" }
    }
    let data = try ReadText.lines("Date;D0;Value\n" + rows.joined(separator: "\n") + "\n")
    #expect(data.series.map(\.name) == terms)
  }

  @Test func amountsWithSeveralMultiplesAreNumbers() throws {
    let data = try ReadText.lines(
      "date,v\n2024-01-01,1.5K\n2024-01-02,2.5M\n2024-01-03,1.5K\n2024-01-04,2.5M\n")
    #expect(data.series[0].y == [1500, 2_500_000, 1500, 2_500_000])
  }
}
