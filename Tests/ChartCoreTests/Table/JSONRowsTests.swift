import Testing

@testable import ChartCore

/// Objects and lists that are rows, whether the next is like the last or not.
@Suite struct JSONRowsTests {
  @Test func keysMayComeInAnyOrderBeLeftOutAndBeNew() throws {
    let data = try ReadText.lines(
      """
      {"n": 1, "a": 10, "b": 20}
      {"n": 2, "a": 11, "b": 21}
      {"b": 22, "n": 3, "a": 12}
      {"n": 4, "b": 23}
      {"n": 5, "c": 30, "a": 14, "b": 24}
      {}
      {"n": 6, "a": 15, "b": 25, "c": 31, "a": 16}
      """)
    #expect(data.series.map(\.name) == ["a", "b", "c"])
    #expect(data.series[0].dump == "1:10 2:11 3:12 4:nan 5:14 6:16")
    #expect(data.series[1].dump == "1:20 2:21 3:22 4:23 5:24 6:25")
    #expect(data.series[2].dump == "1:nan 2:nan 3:nan 4:nan 5:30 6:31")
  }

  @Test func aValueMayBecomeAnObjectAListOrNullAndASingleOneAgain() throws {
    let data = try ReadText.lines(
      """
      {"n": 1, "v": 5}
      {"n": 2, "v": {"x": 7, "y": 8}}
      {"n": 3, "v": 6}
      {"n": 4, "v": [9]}
      {"n": 5, "v": null}
      {"n": 6, "v": 7}
      """)
    #expect(data.series.map(\.name) == ["v", "v.x", "v.y", "v.1"])
    #expect(data.series[0].dump == "1:5 2:nan 3:6 4:nan 5:nan 6:7")
    #expect(data.series[1].dump == "1:nan 2:7 3:nan 4:nan 5:nan 6:nan")
  }

  @Test func keysAreTheSameHoweverTheyAreEscaped() throws {
    let text = #"{"n":1,"\u0061":2}"# + "\n" + #"{"n":2,"a":3}"# + "\n" + #"{"n":3,"\u0061":4}"#
    #expect(try ReadText.lines(text).series.map(\.dump) == ["1:2 2:3 3:4"])
  }

  @Test func listsMayBeLongerAndHoldObjects() throws {
    let data = try ReadText.lines("[[1,2],[2,3,4],[3],[4,{\"x\":5},6],[5,7]]")
    #expect(
      data.series.map(\.dump) == [
        "1:2 2:3 3:nan 4:nan 5:7", "1:nan 2:4 3:nan 4:6 5:nan", "1:nan 2:nan 3:nan 4:5 5:nan",
      ])
  }

  @Test func aKeyIsKnownAtItsPlaceOnly() {
    var keys = JSONKeys()
    let learned = ["a", "b", "c"]
    for (column, key) in learned.enumerated() {
      Array(key.utf8).withCell { keys.learn($0, column) }
    }
    keys.rewind()
    let found = ["a", "c", "b", "bb", "c"].map { key in
      Array(key.utf8).withCell { keys.column(of: $0) }
    }
    #expect(found == [0, nil, 1, nil, 2])
  }
}
