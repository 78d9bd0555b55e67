/// The grid lines, ticks and labels of one axis.
public struct AxisMarks: Hashable, Sendable {
  /// Where labels go at the ends of the axis.
  public enum Preset: Hashable, Sendable {
    case automatic
    /// The first and the last label stay inside the plot area (`S0-17`).
    case aligned
  }

  /// The side of the plot area that the labels stand on.
  public enum Position: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  public var preset: Preset
  public var position: Position
  /// How numbers are written; the digits after the decimal sign follow from the ticks.
  public var format: NumberStyle.Kind
  public var isHidden = false
  /// Whether lines cross the plot area at the ticks.
  public var hasGrid = true

  public init(
    format: NumberStyle.Kind = .number, preset: Preset = .automatic,
    position: Position = .automatic, hasGrid: Bool = true
  ) {
    self.format = format
    self.preset = preset
    self.position = position
    self.hasGrid = hasGrid
  }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
