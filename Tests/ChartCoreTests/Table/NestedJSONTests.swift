import Testing

@testable import ChartCore

/// JSON whose rows are somewhere inside of its values, as servers answer.
@Suite struct NestedJSONTests {
  @Test(arguments: [
    #"{"status":"ok","message":["x"],"Results":{"series":[{"seriesID":"A","data":[{"date":"2024-01","value":"3"},{"date":"2024-02","value":"4"}]}]}}"#,
    #"{"response":{"total":"8","data":[{"period":"2024-01","value":"3"},{"period":"2024-02","value":"4"}]},"request":{"command":"x"}}"#,
    #"[{"page":1,"pages":1},[{"id":{"n":"T"},"date":"2024-01","value":3,"unit":""},{"id":{"n":"T"},"date":"2024-02","value":4,"unit":""}]]"#,
    #"[[{"entity_id":"s","value":"3","last_changed":"2024-01"},{"entity_id":"s","value":"4","last_changed":"2024-02"}]]"#,
    #"{"results":[{"statement_id":0,"series":[{"name":"cpu","columns":["time","value"],"values":[["2024-01",3],["2024-02",4]]}]}]}"#,
  ])
  func theLongestListWithTimesIsTheRows(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series.map(\.name) == ["value"])
    #expect(data.series[0].dump == "1704067200:3 1706745600:4")
  }

  @Test func objectsWithinRowsAreColumns() throws {
    let data = try ReadText.lines(
      #"{"s":{"hosts":[{"node":"w","stat":[{"timestamp":"2024-05-01T10:00:00","cpu":{"user":1.5,"idle":98}},{"timestamp":"2024-05-01T10:00:01","cpu":{"user":2.5,"idle":97}}]}]}}"#
    )
    #expect(data.series.map(\.name) == ["cpu.user", "cpu.idle"])
    #expect(data.series[1].y == [98, 97])
  }

  @Test func whatDiffersAroundSeveralListsDividesThem() throws {
    let data = try ReadText.lines(
      #"{"data":{"result":[{"metric":{"__name__":"up","job":"a","port":"1"},"values":[[1704067200,"0"],[1704067260,"1"]]},{"metric":{"__name__":"up","job":"b","port":"1"},"values":[[1704067200,"2"],[1704067260,"3"]]}]}}"#
    )
    #expect(data.series.map(\.name) == ["a", "b"])
    #expect(data.series.map(\.dump) == ["1704067200:0 1704067260:1", "1704067200:2 1704067260:3"])
  }

  @Test func numbersAroundAreTextsToo() throws {
    let data = try ReadText.lines(
      #"[{"id":7,"log":[{"t":"2024-01-01","v":1},{"t":"2024-01-02","v":2}]},{"id":8,"log":[{"t":"2024-01-01","v":3},{"t":"2024-01-02","v":4}]}]"#
    )
    #expect(data.series.map(\.name) == ["7", "8"])
    #expect(data.series.map(\.y) == [[1, 2], [3, 4]])
  }

  @Test func listsWithNothingAroundThemAreCounted() throws {
    let data = try ReadText.lines(
      #"[[{"t":"2024-01-01","v":1},{"t":"2024-01-02","v":2}],[{"t":"2024-01-01","v":3},{"t":"2024-01-02","v":4}]]"#
    )
    #expect(data.series.map(\.name) == ["list 1", "list 2"])
  }

  @Test func likeListsSideBySideAreNamedByTheirKeys() throws {
    let data = try ReadText.lines(
      #"{"bars":{"A":[{"t":"2024-01-01","c":1},{"t":"2024-01-02","c":2}],"B":[{"t":"2024-01-01","c":3},{"t":"2024-01-02","c":4}]},"token":null}"#
    )
    #expect(data.series.map(\.name) == ["A", "B"])
    #expect(data.series.map(\.y) == [[1, 2], [3, 4]])
  }

  @Test func parallelListsAreColumnsWhereverTheyAre() throws {
    let data = try ReadText.candles(
      #"{"chart":{"result":[{"meta":{"symbol":"A","ranges":["1d","5d","1mo"]},"timestamp":[1704205800,1704292200,1704378600],"indicators":{"quote":[{"open":[1,2,3],"high":[3,4,5],"low":[1,2,3],"close":[2,3,4],"volume":[9,8,7]}],"adjclose":[{"adjclose":[1,1,1]}]}}],"error":null}}"#
    )
    #expect(data.candles.time == [1_704_205_800, 1_704_292_200, 1_704_378_600])
    #expect(data.candles.close == [2, 3, 4])
    #expect(data.candles.volume == [9, 8, 7])
  }

  @Test func soTheyAreInEachLine() throws {
    let data = try ReadText.lines(
      """
      {"metric":{"job":"a"},"values":[0,1,2],"timestamps":[1714557600000,1714557660000,1714557720000]}
      {"metric":{"job":"b"},"values":[3,4,5],"timestamps":[1714557600000,1714557660000,1714557720000]}
      """)
    #expect(data.series.map(\.name) == ["a", "b"])
    #expect(data.series[1].dump == "1714557600:3 1714557660:4 1714557720:5")
  }

  @Test func listsBesideTheRowsNameColumnsAndPlaceRows() throws {
    let data = try ReadText.lines(
      #"{"columns":["a","b"],"index":[1714557600000,1714644000000],"data":[[0,5],[1,6]]}"#)
    #expect(data.series.map(\.name) == ["a", "b"])
    #expect(data.series.map(\.dump) == ["1714557600:0 1714644000:1", "1714557600:5 1714644000:6"])
  }

  @Test func timesThatAreKeysMayBeInsideOfRows() throws {
    let data = try ReadText.lines(
      #"[{"metric":"m","tags":{"host":"a"},"dps":{"1714557600":1,"1714557660":2}},{"metric":"m","tags":{"host":"b"},"dps":{"1714557600":3,"1714557660":4}}]"#
    )
    #expect(data.series.map(\.name) == ["a", "b"])
    #expect(data.series[1].dump == "1714557600:3 1714557660:4")
  }

  @Test func aShortListInARowIsPartOfTheRow() throws {
    let data = try ReadText.lines(
      #"[{"t":"2024-01-01","v":[1,2]},{"t":"2024-01-02","v":[3,4]},{"t":"2024-01-03","v":[5,6]}]"#)
    #expect(data.series.map(\.name) == ["v.1", "v.2"])
  }

  @Test func objectsWithOtherKeysAreNoRows() {
    #expect(
      ReadText.error(#"{"a":{"x":"1","y":"2"},"b":{"z":"3"}}"#)
        == .notATable(kind: "JSON", text: #"{"a":{"x":"1","y":"2"},"b":{"z":"3"}}"#))
  }

  @Test func rowsOfTextsKeepTheirNamesInAnError() {
    #expect(
      ReadText.error(#"[{"a":"x","b":"y"},{"a":"z"},{"a":"w"}]"#)
        == .noNumberColumn(columns: ["a", "b"]))
  }

  @Test(arguments: [
    "{", "{\"a\":", "{\"a\":[", "{\"a\":[[1,", "{\"a\":[[1,2],[3,4", "[[[[[[[[[[[[[[[[[[1]]]",
    "[{}{}]",
    "{\"a\":[{\"t\":\"2024-01-01\",\"v\":[1,2", "}{", "[}", "[1,}", "{\"a\":}", "[[],[]]",
    "[{\"a\":[]}]",
    "{\"columns\":[],\"index\":[1],\"data\":[[1]]}",
    "{\"columns\":[\"a\"],\"data\":[[1],[2,3],[]]}",
  ])
  func textsThatBreakOffComeToAnEnd(text: String) {
    _ = try? ReadText.lines(text)
    _ = try? ReadText.lines("[" + text)
    _ = try? ReadText.lines(text + text)
  }

  @Test func aLongTextIsReadAsAShortOne() throws {
    let points = (0..<30_000).map { "[\($0 % 100).5,\(1_714_557_600 + $0 * 60)]" }
    let list = "\"datapoints\":[" + points.joined(separator: ",") + "]"
    let data = try ReadText.lines("[{\"target\":\"a\",\(list)},{\"target\":\"b\",\(list)}]")
    #expect(data.series.map(\.name) == ["a", "b"])
    #expect(data.series[0].x.count == 30_000)
    #expect(data.xKind == .time)
  }

  @Test(arguments: [
    #"{"unix_seconds":[1714521600,1714522500,1714523400],"types":[{"name":"a","data":[1,2,3]},{"name":"b","data":[4,5,6]}],"old":false}"#,
    #"[{"type":"time","data":[1714521600,1714522500,1714523400],"n":3},{"type":"a","data":[1,2,3],"n":3},{"type":"b","data":[4,5,6],"n":3}]"#,
    #"{"data":{"values":[[1714521600000,1714522500000,1714523400000],[1,2,3],[4,5,6]]}}"#,
  ])
  func listsWithTheirNamesAreColumns(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.xKind == .time)
    #expect(
      data.series.map(\.dump) == [
        "1714521600:1 1714522500:2 1714523400:3", "1714521600:4 1714522500:5 1714523400:6",
      ])
  }

  @Test func longerListsInRowsWithTimesAreNotTheRows() throws {
    let data = try ReadText.lines(
      #"[{"date":"2024-05-01","v":1,"tags":[{"id":1},{"id":2},{"id":3}]},{"date":"2024-05-02","v":2,"tags":[{"id":1},{"id":2},{"id":3}]}]"#
    )
    #expect(data.xKind == .time)
    #expect(data.series.contains { $0.y == [1, 2] })
  }

  @Test func timesOfXOnceMoreAreNoLine() throws {
    let data = try ReadText.lines(
      #"[{"text":"2024-05-01T00:00:00Z","key":1714521600000,"v":1},{"text":"2024-05-01T01:00:00Z","key":1714525200000,"v":2}]"#
    )
    #expect(data.series.map(\.name) == ["v"])
  }
}
