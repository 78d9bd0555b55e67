/// How candles are merged, placed and drawn.
extension CandleKind {
  func handle(_ command: Command, _ state: inout ViewState) {
    switch command {
    case .nextUnit:
      state.calendarUnit = CalendarUnit.next(after: state.calendarUnit, for: marks.original)
    case .toggleGapless: state.isGapless.toggle()
    case .nextStyle: state.candleStyle = state.candleStyle.next
    default: break
    }
  }
}

extension ViewState {
  /// The style that candles are drawn in.
  public var candleStyle: CandleStyle {
    get { CandleStyle.allCases[styleIndex % CandleStyle.allCases.count] }
    set { styleIndex = CandleStyle.allCases.firstIndex(of: newValue) ?? 0 }
  }
}
