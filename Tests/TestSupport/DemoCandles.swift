import ChartCore

/// The candles of seed 2 in their card, and other candles that tests are made of (`S2-25`).
public enum DemoCandles {
  public static let series = CandleSeries.demo

  /// The whole card of the demo.
  public static func card(
    _ state: ViewState = ViewState(), indicators: [Indicator] = []
  ) -> CandleCard {
    CandleCard(
      symbol: "ACME", book: CandleBook(series), state: state,
      style: CandleChartStyle(
        format: NumberStyle(.currency("USD"), fractionDigits: 2...2), indicators: indicators))
  }

  /// Returns so many candles every `interval` seconds, with a volume, made up by a wave.
  public static func wave(
    _ count: Int, every interval: Double = 86_400, from start: Double = 1_767_225_600
  ) -> CandleSeries {
    CandleSeries(
      (0..<count).map { row in
        let (open, close) = (height(row), height(row + 1))
        return Candle(
          time: start + Double(row) * interval, open: open, high: max(open, close) + 1,
          low: min(open, close) - 1, close: close, volume: Double(1000 + row % 7 * 100))
      })
  }

  /// A triangle of period 40 with a jitter of period 3.
  private static func height(_ row: Int) -> Double {
    Double(abs(row % 40 - 20)) + Double(row % 3) * 0.75 + 100
  }

  /// Returns candles on so many weekdays from Monday, 5 January 2026.
  public static func weekdays(_ count: Int) -> CandleSeries {
    let monday = 1_767_571_200.0
    let days = (0..<count).map { Double($0 / 5 * 7 + $0 % 5) }
    let wave = wave(count)
    return CandleSeries(
      time: PackedDoubles(days.map { monday + $0 * 86_400 }), open: wave.open, high: wave.high,
      low: wave.low,
      close: wave.close, volume: wave.volume)
  }
}
