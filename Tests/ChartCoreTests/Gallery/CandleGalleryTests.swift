import ChartCore
import TestSupport
import Testing

/// Candles a user could have written, compared with golden scenes as text.
@Suite struct CandleGalleryTests {
  @Test func demo() throws { try expect(DemoCandles.card(), "candles") }

  @Test func demoSelectedDark() throws {
    try expect(
      DemoCandles.card(ViewState(selection: DemoCandles.series.time[21])), "candles-selected-dark",
      environment: .fixed(.dark))
  }

  @Test func demoSmall() throws {
    try expect(DemoCandles.card(), "candles-small", Size(width: 320, height: 200))
  }

  @Test func volumeAndIndicators() throws {
    let card = CandleCard(
      symbol: "WAVE", book: CandleBook(DemoCandles.weekdays(60)),
      style: CandleChartStyle(indicators: [.ema(period: 10), .rsi(period: 14)]))
    try expect(card, "candles-indicators")
  }

  @Test func weeksOfDays() throws {
    try expect(
      CandleCard(symbol: "WAVE", book: CandleBook(DemoCandles.weekdays(500))), "candles-weeks")
  }

  @Test func trueTime() throws {
    var state = ViewState()
    state.isGapless = false
    try expect(
      CandleCard(symbol: "WAVE", book: CandleBook(DemoCandles.weekdays(15)), state: state),
      "candles-true-time")
  }

  @Test(arguments: [CandleStyle.hollow, .bar, .heikinAshi])
  func styles(style: CandleStyle) throws {
    var state = ViewState()
    state.candleStyle = style
    let chart = CandlestickChart(CandleBook(DemoCandles.weekdays(6)), state: state)
    try expect(chart, "candles-\(style.rawValue)", Size(width: 200, height: 160))
  }

  @Test func oneCandle() throws {
    let book = CandleBook(DemoCandles.weekdays(1))
    try expect(CandlestickChart(book), "candles-one", Size(width: 300, height: 200))
  }

  private func expect(
    _ view: some View, _ name: String, _ size: Size = Size(width: 640, height: 480),
    environment: EnvironmentValues = .fixed(), sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene = Composition(view, size: size, environment: environment).scene
    try expectSnapshot(scene.description, named: name, sourceLocation: sourceLocation)
  }
}
