/// Everything to draw, as data: numbers in points, colours and strings, in drawing order.
///
/// It prints as an indented tree, which the golden tests compare.
public struct Scene: Hashable, Sendable {
  public var size: Size
  public var items: [Item]

  public init(size: Size, items: [Item] = []) {
    self.size = size
    self.items = items
  }

  public indirect enum Item: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, StrokeStyle, Paint)
    case label(Label)
    /// A named part of the picture; `clip` cuts off what its items draw outside.
    case group(String, clip: Rect?, [Item])
    /// A soft shadow under a shape: colour, blur radius and offset in points.
    case shadow(Path, RGBA, radius: Double, offset: Point)
    /// Items that are drawn on their own, changed, and then laid over what is there.
    case layer(Effect, [Item])
  }

  /// What is done to items that are drawn on their own.
  public indirect enum Effect: Hashable, Sendable {
    /// Nothing: they lie over each other before they lie over the rest.
    case composite
    case opacity(Double)
    /// Blurred, with a standard deviation of half of a radius in points.
    case blur(radius: Double)
    /// Only where other items are, as opaque as those.
    case mask([Item])
    /// Turned clockwise by quarters around a point.
    case turned(quarterTurns: Int, around: Point)
  }
}
