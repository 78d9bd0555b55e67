/// How a run of marks looks.
public struct MarkStyle: Hashable, Sendable {
  public var foreground: AnyShapeStyle?
  public var line: StrokeStyle?
  public var interpolation = InterpolationMethod.linear
  /// The area of a symbol, in square points.
  public var symbolSize: Double?
  public var opacity = 1.0
  /// The width of a rectangle.
  public var width: MarkDimension?
  /// In points.
  public var cornerRadius = 0.0
  /// The unit of time that a mark is put in the middle of.
  public var unit: CalendarUnit?
  /// Whether assistive technologies pass the marks over.
  public var isAccessibilityHidden = false

  public init() {}
}
