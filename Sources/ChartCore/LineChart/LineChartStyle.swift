/// How a line chart looks: its colour, how values are written and how points are joined.
public struct LineChartStyle: Sendable {
  public var tint: Color
  public var format: NumberStyle
  public var interpolation: InterpolationMethod

  public init(
    tint: Color = .indigo, format: NumberStyle = NumberStyle(fractionDigits: 0...6),
    interpolation: InterpolationMethod = .monotone
  ) {
    self.tint = tint
    self.format = format
    self.interpolation = interpolation
  }
}
