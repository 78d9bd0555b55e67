/// Changes of how candles are merged, placed and drawn.
extension ViewState {
  mutating func changeCandles(_ command: Command, in plot: ResolvedChart) {
    guard let candles = plot.candles else { return }
    switch command {
    case .nextUnit: calendarUnit = CalendarUnit.next(after: calendarUnit, for: candles.original)
    case .toggleGapless: isGapless.toggle()
    case .nextStyle: candleStyle = candleStyle.next
    default: break
    }
  }

  func hasOtherCandles(than before: ViewState) -> Bool {
    calendarUnit != before.calendarUnit || isGapless != before.isGapless
      || candleStyle != before.candleStyle
  }
}

extension ResolvedChart {
  /// The candles that are selected and stepped, or nothing when there are none.
  var candles: CandleMarks? { runs.first { $0.kind == .candle }?.data.candles }

  /// Returns the x of the datum that stands for `x`: the nearest one, or the candle that the
  /// nearest was merged into.
  func snappedX(to x: Double) -> Double? {
    guard let candles else { return nearestX(to: x) }
    return candles.candles.row(showing: x, from: candles.original).map { candles.candles.time[$0] }
  }
}
