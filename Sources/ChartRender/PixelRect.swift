import ChartCore

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the smallest rectangle that covers `area`, given in points, at `scale` pixels a point.
  ///
  /// Coordinates that are not finite count as zero, and none is farther out than a million pixels.
  public init(covering area: Rect, scale: Double) {
    let left = Self.pixel(area.minX * scale, .down)
    let top = Self.pixel(area.minY * scale, .down)
    self.init(
      x: left, y: top, width: max(Self.pixel(area.maxX * scale, .up) - left, 0),
      height: max(Self.pixel(area.maxY * scale, .up) - top, 0))
  }

  /// Returns the part that both cover, or nothing when they do not overlap.
  public func intersection(_ other: PixelRect) -> PixelRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let common = PixelRect(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
    return common.width > 0 && common.height > 0 ? common : nil
  }

  /// Rounds outwards, but forgives what the multiplication by the scale left over.
  private static func pixel(_ position: Double, _ rule: FloatingPointRoundingRule) -> Int {
    guard position.isFinite else { return 0 }
    let forgiven = rule == .down ? position + 1e-6 : position - 1e-6
    return Int(min(max(forgiven.rounded(rule), -1e6), 1e6))
  }
}
