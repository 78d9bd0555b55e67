import TestSupport
import Testing

@testable import ChartCore

/// Seed 2, the header and the cells around the chart.
@Suite struct CandleCardTests {
  @Test("S2-22: the header shows the last candle, or the selected one, or nothing without candles")
  func header() {
    #expect(texts(DemoCandles.card()).prefix(3) == ["ACME", "$190.43", "+2.0%"])
    #expect(
      texts(DemoCandles.card(ViewState(selection: CandleSeries.demo.time[2]))).prefix(3)
        == ["ACME", "$180.29", "-2.2%"])
    #expect(texts(CandleCard(symbol: "ACME", book: CandleBook(CandleSeries([])))).first == "ACME")
    #expect(
      texts(CandleCard(symbol: "", book: CandleBook(CandleSeries([])))).allSatisfy { $0 != "0" })
  }

  @Test("S2-23: the close is large and bold, the change small, signed and in the candle's colour")
  func change() throws {
    let labels = scene(DemoCandles.card()).labels
    #expect(labels[1].style == TextStyle(size: 34, weight: .bold, hasTabularDigits: true))
    #expect(labels[2].style == TextStyle(size: 17, weight: .semibold, hasTabularDigits: true))
    #expect(labels[2].color == Color.rising.light)
    #expect(labels[1].position.y == labels[2].position.y, "on one baseline")
    let flat = Candle(time: 0, open: 5, high: 6, low: 4, close: 5)
    let card = CandleCard(symbol: "X", book: CandleBook(CandleSeries([flat])))
    #expect(texts(card).prefix(3) == ["X", "5.00", "+0.0%"])
  }

  @Test("S2-24: the hint or the date is below, and four cells with two decimals at the bottom")
  func cells() {
    let idle = texts(DemoCandles.card())
    #expect(idle[3] == "Last close · drag to read a day")
    #expect(
      idle.suffix(8) == [
        "Open", "186.67", "High", "193.25", "Low", "184.11", "Close", "190.43",
      ])
    let selected = texts(DemoCandles.card(ViewState(selection: CandleSeries.demo.time[0])))
    #expect(selected[3] == "29 Oct 2026")
    #expect(selected.suffix(2) == ["Close", "182.88"])
  }

  @Test("candles with a volume have a cell and a pane for it")
  func volume() {
    let card = CandleCard(symbol: "", book: CandleBook(DemoCandles.wave(30)))
    #expect(texts(card).suffix(2) == ["Volume", "1.1k"])
    #expect(texts(card).contains("1k"), "the axis of the pane")
  }

  @Test(
    "the hint says what a candle is, and dates have a time only below a day",
    arguments: [
      (60, "a minute", "1 Jan 2026 00:02"), (3600, "an hour", "1 Jan 2026 02:00"),
      (86_400, "a day", "3 Jan 2026"), (604_800, "a week", "15 Jan 2026"),
      (7200, "a candle", "1 Jan 2026 04:00"), (1, "a second", "1 Jan 2026 00:00:02"),
    ] as [(Double, String, String)])
  func intervals(interval: Double, words: String, date: String) {
    let series = DemoCandles.wave(20, every: interval)
    let book = CandleBook(series)
    #expect(
      texts(CandleCard(symbol: "", book: book)).contains("Last close · drag to read \(words)"))
    let state = ViewState(selection: series.time[2])
    #expect(texts(CandleCard(symbol: "", book: book, state: state)).contains(date))
  }

  @Test("with less room the header takes one line, then the hint goes and the cells")
  func room() {
    let full = texts(DemoCandles.card(), Size(width: 900, height: 400))
    #expect(full.contains("Close") && full.contains("Last close · drag to read a day"))
    let lower = texts(DemoCandles.card(), Size(width: 900, height: 350))
    #expect(lower.contains("Close") && !lower.contains("Last close · drag to read a day"))
    let small = texts(DemoCandles.card(), Size(width: 320, height: 200))
    #expect(small.prefix(3) == ["ACME", "$190.43", "+2.0%"] && !small.contains("Close"))
  }

  @Test(
    "no size and no number of candles is too small",
    arguments: [0, 1, 20, 60, 150, 900] as [Double], [0, 1, 2, 29, 700])
  func smallSizes(side: Double, count: Int) {
    let card = CandleCard(
      symbol: "ACME", book: CandleBook(DemoCandles.wave(count)),
      state: ViewState(selection: 1_767_225_600),
      style: CandleChartStyle(indicators: Indicator.usual))
    for size in [Size(width: side, height: 200), Size(width: 300, height: side)] {
      for label in scene(card, size).labels { #expect(label.position.x.isFinite) }
    }
  }

  private func scene(_ card: CandleCard, _ size: Size = Size(width: 900, height: 600)) -> Scene {
    Composition(card, size: size, environment: .fixed()).scene
  }

  private func texts(
    _ card: CandleCard, _ size: Size = Size(width: 900, height: 600)
  ) -> [String] { scene(card, size).texts }
}
