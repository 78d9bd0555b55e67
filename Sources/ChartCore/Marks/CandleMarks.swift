/// The candles of a run of marks: what is selected, what is drawn, and how.
struct CandleMarks: Hashable, Sendable {
  /// The candles that are selected and read.
  var candles: CandleSeries
  /// What is drawn for them, row by row: themselves, or their averages.
  var drawn: CandleSeries
  /// What they were merged from, or themselves.
  var original: CandleSeries
  var look: CandleLook
}
