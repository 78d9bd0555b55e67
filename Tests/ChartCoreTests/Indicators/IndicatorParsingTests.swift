import Testing

@testable import ChartCore

@Suite struct IndicatorParsingTests {
  @Test(
    arguments: [
      ("sma:20", .sma(period: 20)), ("ema:5", .ema(period: 5)), ("wma:20", .wma(period: 20)),
      ("bollinger:20,2.5", .bollinger(period: 20, deviations: 2.5)), ("vwap", .vwap),
      ("rsi:14", .rsi(period: 14)), ("macd:12,26,9", .macd(fast: 12, slow: 26, signal: 9)),
      ("atr:14", .atr(period: 14)),
    ] as [(String, Indicator)])
  func indicatorsAreReadAndWritten(text: String, indicator: Indicator) throws {
    #expect(try Indicator(text) == indicator)
    #expect(indicator.description == text)
  }

  @Test(arguments: Indicator.usual)
  func aNameAloneHasTheUsualNumbers(indicator: Indicator) throws {
    #expect(try Indicator(indicator.name.uppercased()) == indicator)
    #expect(try Indicator(indicator.description) == indicator)
  }

  @Test(
    arguments: [
      ("", .unknownName("")), ("foo:1", .unknownName("foo")), ("sma:", .notAPeriod("")),
      ("sma:0", .notAPeriod("0")), ("sma:1.5", .notAPeriod("1.5")), ("ema:-3", .notAPeriod("-3")),
      ("rsi:99999999999999999999", .notAPeriod("99999999999999999999")),
      ("sma:1,2", .wrongCount(name: "sma", expected: 1, found: 2)),
      ("bollinger:20", .wrongCount(name: "bollinger", expected: 2, found: 1)),
      ("bollinger:20,nan", .notANumberOfDeviations("nan")),
      ("bollinger:20,0", .notANumberOfDeviations("0")),
      ("vwap:3", .wrongCount(name: "vwap", expected: 0, found: 1)),
      ("macd:26,12,9", .fastNotBelowSlow(fast: 26, slow: 12)),
      ("macd:12,26", .wrongCount(name: "macd", expected: 3, found: 2)),
    ] as [(String, IndicatorError)])
  func wrongTextsSayWhatIsWrong(text: String, error: IndicatorError) {
    #expect(throws: error) { try Indicator(text) }
  }

  @Test func legendsNameTheirLines() {
    let lines = Indicator.bollinger(period: 20, deviations: 2).lines(of: .demo, in: .utc)
    #expect(
      lines.map(\.name) == ["Bollinger 20 2", "Bollinger 20 2 upper", "Bollinger 20 2 lower"])
    #expect(Indicator.vwap.lines(of: .demo, in: .utc).map(\.name) == ["VWAP"])
  }

  @Test func pricesAreOverlaysAndOthersHaveTheirOwnPane() {
    #expect(
      Indicator.usual.filter(\.isOverlay).map(\.name) == ["sma", "ema", "wma", "bollinger", "vwap"])
  }
}
