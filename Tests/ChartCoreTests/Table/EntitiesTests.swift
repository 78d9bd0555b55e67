import Testing

@testable import ChartCore

/// Long tables whose x does not repeat (`R14`).
@Suite struct EntitiesTests {
  @Test func blocksThatRunThroughTimeAgainAreASeriesEach() throws {
    let data = try ReadText.lines(
      "kind,v,at\nhot,21,2024-05-01T10:00:00\nhot,22,2024-05-01T10:05:00\nhot,23,2024-05-01T10:10:00\ncold,4,2024-05-01T10:00:31\ncold,5,2024-05-01T10:10:35\n"
    )
    #expect(data.series.map(\.name) == ["hot", "cold"])
    #expect(data.series.map(\.y) == [[21, 22, 23], [4, 5]])
  }

  @Test func soAreBlocksThatRunBackThroughIt() throws {
    let data = try ReadText.lines(
      "at,kind,v\n2024-05-03,a,3\n2024-05-01,a,1\n2024-05-04,b,6\n2024-05-02,b,4\n")
    #expect(data.series.map(\.y) == [[1, 3], [4, 6]])
  }

  @Test(arguments: [
    "at,kind,v\n2024-05-01,a,1\n2024-05-02,a,2\n2024-05-03,b,3\n2024-05-04,b,4\n",
    "at,kind,v\n2024-05-01,a,1\n2024-05-02,b,2\n2024-05-03,a,3\n2024-05-04,b,4\n",
    "at,kind,v\n2024-05-01,a,1\n2024-05-04,a,2\n2024-05-02,b,3\n2024-05-03,a,4\n2024-05-05,b,4\n",
  ])
  func textsThatGoWithTimeDivideNothing(text: String) throws {
    #expect(try ReadText.lines(text).series.map(\.name) == ["v"])
  }

  @Test(arguments: ["sensor", "entity_id", "Device", "metric", "Ticker Symbol", "host name"])
  func namesOfThingsDivideThoughAllTimesDiffer(name: String) throws {
    let data = try ReadText.lines(
      "at,\(name),v\n2024-01-01T00:00:00Z,a,20.5\n2024-01-01T00:00:07Z,b,5\n2024-01-01T00:01:00Z,a,20.6\n2024-01-01T00:01:07Z,b,5.1\n"
    )
    #expect(data.series.map(\.name) == ["a", "b"])
    #expect(data.series.map(\.y) == [[20.5, 20.6], [5, 5.1]])
  }

  @Test func furtherNamesOfThingsDivideFurther() throws {
    let rows = (0..<8).map {
      "2024-01-01T00:00:0\($0),\($0 % 2 == 0 ? "a" : "b"),\($0 % 4 < 2 ? "t" : "h"),all,\($0)\n"
    }
    let data = try ReadText.lines("at,device,metric,host,v\n" + rows.joined())
    #expect(data.series.map(\.name) == ["a t", "b t", "a h", "b h"])
  }

  @Test(arguments: ["sensor status", "sensor"])
  func whatIsSaidOfAThingDividesNothing(name: String) throws {
    let isText = name == "sensor status"
    let data = try ReadText.lines(
      "at,\(name),v\n2024-01-01,\(isText ? "ok" : "7"),1\n2024-01-02,\(isText ? "bad" : "8"),2\n2024-01-03,\(isText ? "ok" : "7"),3\n2024-01-04,\(isText ? "bad" : "8"),4\n"
    )
    #expect(data.series.contains { $0.y == [1, 2, 3, 4] })
  }
}
