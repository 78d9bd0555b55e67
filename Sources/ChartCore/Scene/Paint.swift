/// What fills a shape or colours a stroke.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// A linear gradient between two points of the picture, in points.
  case gradient(from: Point, to: Point, [GradientStop])
}

/// A colour at a place of a gradient; `location` is in 0...1 and ascends.
public struct GradientStop: Hashable, Sendable {
  public var location: Double
  public var color: RGBA

  public init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
  }
}
