import ChartCore
import Testing

@testable import chartview

@Suite struct CandleDescriptionTests {
  private let texts = CandleTexts(formats: PlainFormats(), interval: 86_400)

  @Test("S2-25: the JSON of the demo has the documented keys in their order, and the seed's facts")
  func json() {
    let json = CandleDescription(title: "ACME", candles: .demo).json(texts).description
    let keys = json.split(separator: "\n").compactMap {
      $0.split(separator: "\"").dropFirst().first
    }
    #expect(
      keys == [
        "kind", "x_kind", "title", "candles", "x_domain", "y_domain", "selection", "reading",
        "warnings", "summary",
      ])
    #expect(json.contains(#""kind": "candles""#))
    #expect(json.contains(#"{"count": 30, "rising": 14, "falling": 16, "low": 173.1031"#))
    #expect(json.contains(#""first": {"t": "2026-10-29T20:53:20Z", "open": 182, "high": 183.785"#))
    #expect(json.contains(#""x_domain": ["2026-10-29T20:53:20Z", "2026-11-27T20:53:20Z"]"#))
    #expect(json.contains(#""y_domain": [171.21131124326067, 198.64319196035143]"#), "S2-2")
    #expect(json.contains(#""selection": null"#))
  }

  @Test("a selection has its four prices by name")
  func selection() {
    let json = CandleDescription(title: "", candles: candles, selectedRow: 0).json(texts).line
    #expect(
      json.contains(
        #""selection": {"x": "1970-01-01T00:00:00Z", "values": {"open": 10, "high": 14, "low": 8, "close": 12}}"#
      ))
  }

  @Test("S2-18, S2-19: the words end with the candle that is read")
  func words() {
    #expect(
      CandleDescription(
        title: "X", candles: candles, warnings: [Warning(lines: [3], message: "a row was skipped")]
      ).words(texts) == """
        X. Candlestick chart.
        The x axis goes from 1 Jan 1970 to 2 Jan 1970, and the y axis goes from 7.52 to 14.48.
        2 candles: 1 rising, 1 falling.
        From 10.00 to 10.00. Lowest 8.00, highest 14.00. \
        Last: 2 Jan 1970, Open 12.00, high 13.00, low 9.00, close 10.00.
        Line 3: a row was skipped

        """)
    #expect(
      CandleDescription(title: "", candles: candles, selectedRow: 0).words(texts)
        .contains("Selected: 1 Jan 1970, Open 10.00, high 14.00, low 8.00, close 12.00.\n"))
  }

  @Test func withoutCandlesTheFactsAreNull() {
    let empty = CandleDescription(title: "", candles: CandleSeries([]))
    let json = empty.json(texts).line
    #expect(json.contains(#""count": 0, "rising": 0, "falling": 0, "low": null, "high": null"#))
    #expect(json.contains(#""first": null, "last": null}, "x_domain": null, "y_domain": [0, 1]"#))
    #expect(json.contains(#""summary": "No data""#))
  }

  private let candles = CandleSeries([
    Candle(time: 0, open: 10, high: 14, low: 8, close: 12),
    Candle(time: 86_400, open: 12, high: 13, low: 9, close: 10),
  ])
}
