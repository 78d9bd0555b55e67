/// The style and the colors of candles and of the volume under them.
public struct CandleLook: Hashable, Sendable {
  public var style: CandleStyle
  public var risingColor: Color
  public var fallingColor: Color
  /// Whether falling bodies are also lighter, so that nothing depends on color
  /// alone (`S2-11`).
  public var differentiatesWithoutColor: Bool

  public init(
    style: CandleStyle = .candle, risingColor: Color = .rising, fallingColor: Color = .falling,
    differentiatesWithoutColor: Bool = false
  ) {
    self.style = style
    self.risingColor = risingColor
    self.fallingColor = fallingColor
    self.differentiatesWithoutColor = differentiatesWithoutColor
  }

  /// The opacity of a falling body where color is not enough (`S2-11`).
  static let fallingOpacity = 0.45

  /// The colour of a wick, or of a whole candle of bars.
  func color(isRising: Bool) -> Color { isRising ? risingColor : fallingColor }

  /// The colour of a body.
  func bodyColor(isRising: Bool) -> Color {
    let color = color(isRising: isRising)
    return differentiatesWithoutColor && !isRising ? color.opacity(Self.fallingOpacity) : color
  }
}
