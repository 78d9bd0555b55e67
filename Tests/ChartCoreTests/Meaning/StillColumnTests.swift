import Testing

@testable import ChartCore

/// Columns that say something about the values beside them.
@Suite struct StillColumnTests {
  @Test func attributesOfALongTableAreNoSeries() throws {
    let rows = (0..<6).flatMap { year in
      ["AUS,\(2000 + year),1.\(year),-33.9,2", "CAN,\(2000 + year),2.\(year),45.4,1"]
    }
    let data = try ReadText.lines(
      "REF_AREA,Year,OBS_VALUE,LAT,DECIMALS\n" + rows.joined(separator: "\n") + "\n")
    #expect(data.series.map(\.name) == ["AUS", "CAN"])
    #expect(data.warnings.contains { $0.message.contains("LAT, DECIMALS") })
  }

  @Test func aConstantBesideAColumnThatVariesIsNoSeries() throws {
    let rows = (1...6).map { "2024-01-0\($0),2.\($0),52.1,\($0 * $0)" }
    let data = try ReadText.lines(
      "date,load,latitude,n\n" + rows.joined(separator: "\n") + "\n")
    #expect(data.series.map(\.name) == ["load", "n"])
    #expect(data.warnings.contains { $0.message.contains("latitude") })
  }

  @Test func constantsAloneAreSeries() throws {
    let rows = (1...6).map { "2024-01-0\($0),2,3" }
    let data = try ReadText.lines("date,a,b\n" + rows.joined(separator: "\n") + "\n")
    #expect(data.series.map(\.name) == ["a", "b"])
  }

  @Test func aConstantThatIsAskedForIsASeries() throws {
    var options = ReadingOptions()
    options.y = ["b"]
    let rows = (1...6).map { "2024-01-0\($0),\($0),3" }
    let data = try ReadText.lines("date,a,b\n" + rows.joined(separator: "\n") + "\n", options)
    #expect(data.series.map(\.name) == ["b"])
  }
}
