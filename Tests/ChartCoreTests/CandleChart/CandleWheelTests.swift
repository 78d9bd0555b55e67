import ChartCore
import TestSupport
import Testing

/// The wheel over candles.
@Suite struct CandleWheelTests {
  @Test(
    "the candle under the pointer stays within a pixel through a hundred wheel steps",
    arguments: [true, false])
  func anchorStays(isGapless: Bool) throws {
    var viewer = viewer(isGapless)
    let time = Self.candles.time[300]
    let x = try #require(viewer.plot).x.position(for: time)
    for step in 0..<100 {
      _ = viewer.handle(.scroll(x: 0, y: step % 4 == 3 ? -1 : 1, at: Point(x: x, y: 300)))
      let position = try #require(viewer.plot).x.position(for: time)
      #expect((position - x).magnitude <= 1)
    }
  }

  @Test("a refit clips no visible candle", arguments: [true, false])
  func refits(isGapless: Bool) throws {
    var viewer = viewer(isGapless)
    for step in 0..<12 {
      _ = viewer.handle(.scroll(x: 0, y: 1, at: Point(x: 200 + Double(step) * 20, y: 300)))
      let plot = try #require(viewer.plot)
      for row in Self.candles.indices where plot.x.domain.contains(Self.candles.time[row]) {
        #expect(plot.y.domain.contains(Self.candles.low[row]))
        #expect(plot.y.domain.contains(Self.candles.high[row]))
      }
    }
  }

  /// Five hundred days from a Monday on, without weekends.
  private static let candles: CandleSeries = {
    let days = (0..<700).filter { $0 % 7 < 5 }.map { 1_736_121_600 + Double($0) * 86_400 }
    let middles = days.indices.map { 100 + Double(($0 * 37) % 41) }
    return CandleSeries(
      time: days, open: middles, high: middles.map { $0 + 3 }, low: middles.map { $0 - 2 },
      close: middles.map { $0 + 1 })
  }()

  private func viewer(_ isGapless: Bool) -> Viewer {
    let book = CandleBook(Self.candles)
    var state = ViewState()
    state.isGapless = isGapless
    return Viewer(environment: .fixed(), size: Size(width: 900, height: 600), state: state) {
      CandleCard(symbol: "ACME", book: book, state: $0)
    }
  }
}
