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
