/// The candles of a whole series, each a wick and a body, without making a mark for any.
public struct CandlestickPlot: PrimitiveContent {
  let marks: CandleMarks

  /// Creates the candles of a series.
  ///
  /// `drawn` are averages that stand for them row by row, and `original` is what
  /// they were merged from.
  public init(
    _ candles: CandleSeries, look: CandleLook = CandleLook(), drawn: CandleSeries? = nil,
    original: CandleSeries? = nil
  ) {
    marks = CandleMarks(
      candles: candles, drawn: drawn ?? candles, original: original ?? candles, look: look)
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: "Date", yLabel: "Price")
    collector.add(.candle, marks, y: marks.candles.close)
  }
}
