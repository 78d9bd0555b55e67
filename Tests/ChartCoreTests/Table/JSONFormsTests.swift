import Testing

@testable import ChartCore

/// JSON in the shapes that programs write it in, and the errors of servers.
@Suite struct JSONFormsTests {
  @Test func oneRowUnderItsDate() throws {
    let data = try ReadText.candles(
      #"{"Meta":{"a":"x"},"Daily":{"2024-05-03":{"1. open":"1","2. high":"3","3. low":"1","4. close":"2"}}}"#
    )
    #expect(data.candles.time == [1_714_694_400])
  }

  @Test func columnsWhoseKeysAreThoseOfTheRows() throws {
    let data = try ReadText.lines(
      #"{"v":{"1704067200000":1,"1704153600000":2},"w":{"1704067200000":3,"1704153600000":4}}"#)
    #expect(data.series.map(\.name) == ["v", "w"])
    #expect(data.series[1].dump == "1704067200:3 1704153600:4")
  }

  @Test func columnsUnderNumbersOfRows() throws {
    let data = try ReadText.lines(
      #"{"date":{"0":"2024-01-01","1":"2024-01-02"},"v":{"0":1,"1":2}}"#)
    #expect(data.series.map(\.name) == ["v"])
    #expect(data.series[0].dump == "1704067200:1 1704153600:2")
  }

  @Test func aValueUnderEachDate() throws {
    let data = try ReadText.lines(#"{"2024-01-01": 1.5, "2024-01-02": 2.5}"#)
    #expect(data.series.map(\.name) == ["value"])
    #expect(data.series[0].dump == "1704067200:1.5 1704153600:2.5")
  }

  @Test func arraysBelowOneOfNames() throws {
    let data = try ReadText.lines(#"[["date","a"],["2024-01-01",1],["2024-01-02",2]]"#)
    #expect(data.series.map(\.name) == ["a"])
  }

  @Test(arguments: [
    "{\n  \"detail\": \"Not allowed\"\n}", #"{"error":["EQuery:Unknown asset pair"]}"#,
    #"[{"error": "bad"}]"#, #"{"status": "error", "errors": ["bad", "worse"]}"#,
  ])
  func anErrorOfAServerIsShownInOneLine(text: String) {
    let shown = text.replacing("\n", with: " ").replacing("  ", with: " ")
    #expect(
      ReadText.error(text) == .notATable(kind: "JSON", text: shown.replacing("  ", with: " ")))
  }
}
