import Testing

@testable import ChartCore

/// Numbers that stand for a value that is missing.
@Suite struct SentinelTests {
  private func values(_ cells: [String]) throws -> LineData {
    let rows = cells.enumerated().map { "2024-01-\($0 < 9 ? "0" : "")\($0 + 1),\($1)" }
    return try ReadText.lines("date,v\n" + rows.joined(separator: "\n") + "\n")
  }

  @Test(arguments: ["-999", "-9999", "9999.0", "-99.9", "99.99", "-999.00", "999999"])
  func repeatedNinesFarFromAllOthersAreMissing(sentinel: String) throws {
    let data = try values(["12.5", sentinel, "13.1", "11.9", sentinel, "12.2"])
    #expect(data.series[0].y.count { $0.isFinite } == 4)
    #expect(data.warnings.contains { $0.message.contains("taken for missing (2 rows)") })
  }

  @Test func ninesAmongTheirLikeAreValues() throws {
    let data = try values(["1001.2", "999.0", "998.4", "999.0", "1003.1", "997.5"])
    #expect(data.series[0].y.count { $0.isFinite } == 6)
    #expect(data.warnings.isEmpty)
  }

  @Test func ninesThatComeOnceAreValues() throws {
    let data = try values(["12.5", "-999", "13.1", "11.9", "10.8", "12.2"])
    #expect(data.series[0].y.count { $0.isFinite } == 6)
  }

  @Test func ninesThatComeOnceInEachOfTwoColumnsAreMissing() throws {
    let data = try ReadText.lines(
      "date,a,b\n2024-01-01,1.5,-999\n2024-01-02,-999,2.5\n2024-01-03,1.2,2.2\n"
        + "2024-01-04,1.1,2.1\n")
    #expect(data.series.map { $0.y.count { $0.isFinite } } == [3, 3])
  }

  @Test func twoSentinelsInAColumnAreBothMissing() throws {
    let data = try values(["1.5", "-999", "-9999", "1.1", "-999", "-9999", "1.3"])
    #expect(data.series[0].y.count { $0.isFinite } == 3)
  }

  @Test func sharesOfNinetyNineAreValues() throws {
    let data = try values(["61", "99", "64", "62", "99", "63"])
    #expect(data.series[0].y.count { $0.isFinite } == 6)
  }
}
