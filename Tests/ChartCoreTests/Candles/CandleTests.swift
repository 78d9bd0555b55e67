import Testing

@testable import ChartCore

@Suite struct CandleTests {
  @Test(
    "S2-1: a candle rises when it closes at or above its open",
    arguments: [(1, 2, true), (1, 1, true), (2, 1, false)])
  func rising(open: Double, close: Double, isRising: Bool) {
    #expect(candle(open, close).isRising == isRising)
  }

  @Test(
    "S2-4: a body grows on both sides to its minimum",
    arguments: [
      (100, 100, 1, 99.5, 100.5), (100, 100.4, 1, 99.7, 100.7), (100, 105, 1, 100, 105),
      (105, 100, 1, 100, 105), (100, 101, -5, 100, 101),
    ] as [(Double, Double, Double, Double, Double)])
  func body(open: Double, close: Double, minimum: Double, low: Double, high: Double) {
    let body = candle(open, close).body(atLeast: minimum)
    #expect(abs(body.lowerBound - low) < 1e-12 && abs(body.upperBound - high) < 1e-12)
  }

  @Test func aBodyOfMissingPricesIsFinite() {
    #expect(candle(.nan, 5).body(atLeast: 2) == 4...6)
    #expect(candle(.nan, .infinity).body(atLeast: 2) == -1...1)
  }

  @Test(
    "S2-6: the change is a share of the open, 0 from 0, and has the sign of the movement",
    arguments: [(100, 105, 0.05), (0, 5, 0), (-10, -5, 0.5), (-5, -10, -1), (50, 25, -0.5)])
  func change(open: Double, close: Double, change: Double) {
    #expect(candle(open, close).change == change)
  }

  @Test("S2-7: the nearest candle in time is the earlier of two equally near") func nearest() {
    let candles = CandleSeries([0, 100, 200].map { candle(1, 2, at: $0) })
    #expect(candles.nearestRow(toTime: 50) == 0)
    #expect(candles.nearestRow(toTime: 150) == 1)
    #expect(candles.nearestRow(toTime: 151) == 2)
    #expect(CandleSeries([]).nearestRow(toTime: 0) == nil)
  }

  @Test("S2-15: beyond the ends the nearest candle is the first or the last") func nearestBeyond() {
    let candles = CandleSeries([0, 100, 200].map { candle(1, 2, at: $0) })
    #expect(candles.nearestRow(toTime: -1e9) == 0)
    #expect(candles.nearestRow(toTime: .infinity) == 2)
  }

  @Test(
    "S2-20: stepping is clamped, and starts at the last candle when none is selected",
    arguments: [
      (nil, 1, 29), (nil, -1, 28), (29, 1, 29), (0, -1, 0), (5, 1, 6), (5, -10, 0), (5, 100, 29),
      (5, .max, 29), (5, .min, 0),
    ] as [(Int?, Int, Int)])
  func stepping(row: Int?, steps: Int, target: Int) {
    #expect(steppedRow(from: row, by: steps, count: 30) == target)
  }

  @Test("S2-20: stepping without candles does nothing") func steppingWithoutCandles() {
    #expect(steppedRow(from: nil, by: 1, count: 0) == nil)
  }

  @Test("S2-25: the demo candles are the same everywhere") func demo() {
    let demo = CandleSeries.demo
    let rising = demo.indices.filter { demo[$0].isRising }.count
    #expect(demo.count == 30 && rising == 14)
    #expect(TimeZoneRules.utc.text(demo.time[0]) == "2026-10-29 20:53")
    let first = demo[0]
    for (price, golden) in [
      (first.open, 182), (first.high, 183.7859), (first.low, 180.3486), (first.close, 182.8841),
      (first.change, 0.004858), (demo[2].close, 180.2935), (demo[2].change, -0.021886),
      (demo[22].high, 196.7513), (demo[4].low, 173.1032), (demo[29].close, 190.4259),
    ] { #expect(abs(price - golden) < 5e-5) }
    #expect(demo.high.max() == demo[22].high && demo.low.min() == demo[4].low)
  }

  @Test func heikinAshiAveragesWithTheCandleBefore() {
    let candles = CandleSeries([
      Candle(time: 0, open: 10, high: 14, low: 8, close: 12),
      Candle(time: 1, open: 12, high: 13, low: 9, close: 10),
      Candle(time: 2, open: 20, high: 24, low: 16, close: 20),
    ])
    let averaged = candles.heikinAshi()
    #expect(averaged[0] == Candle(time: 0, open: 11, high: 14, low: 8, close: 11))
    #expect(averaged[1] == Candle(time: 1, open: 11, high: 13, low: 9, close: 11))
    #expect(averaged[2] == Candle(time: 2, open: 11, high: 24, low: 11, close: 20))
  }

  private func candle(_ open: Double, _ close: Double, at time: Double = 0) -> Candle {
    Candle(time: time, open: open, high: max(open, close), low: min(open, close), close: close)
  }
}
