/// An upright rectangle, in points; its size is never negative.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  /// Creates a rectangle; a negative width or height counts as zero.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  public var minX: Double { x }
  public var maxX: Double { x + width }
  public var midX: Double { x + width / 2 }
  public var minY: Double { y }
  public var maxY: Double { y + height }
  public var midY: Double { y + height / 2 }
  public var origin: Point { Point(x: x, y: y) }
  public var size: Size { Size(width: width, height: height) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}

extension Rect {
  /// Returns the rectangle moved inwards by `insets` on each side.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.leading, y: y + insets.top,
      width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }

  /// Returns the rectangle grown by `distance` on all sides; negative shrinks it.
  public func expanded(by distance: Double) -> Rect {
    Rect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// Returns the smallest rectangle that covers both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the part that both cover, or nothing when they do not overlap.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let common = Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return common.isEmpty ? nil : common
  }

  /// Whether the point lies inside; the right and the bottom edge do not count (`S3-5`).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
