/// How a chart of candles looks: colors, how prices are written, and indicators.
///
/// The style of the candles themselves is part of the state.
public struct CandleChartStyle: Sendable {
  public var risingColor: Color
  public var fallingColor: Color
  /// How the close in the header is written.
  public var format: NumberStyle
  public var indicators: [Indicator]

  public init(
    risingColor: Color = .rising, fallingColor: Color = .falling,
    format: NumberStyle = NumberStyle(fractionDigits: 2...2), indicators: [Indicator] = []
  ) {
    self.risingColor = risingColor
    self.fallingColor = fallingColor
    self.format = format
    self.indicators = indicators
  }

  /// How prices are written where the currency is known already (`S2-24`).
  public var plainFormat: NumberStyle {
    guard case .currency = format.kind else { return format }
    return NumberStyle(fractionDigits: format.fractionDigits)
  }
}
