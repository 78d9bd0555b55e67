import ChartCore

/// A box that segments are cut at before anything is computed with them.
struct SegmentClip {
  private let low: Point
  private let high: Point

  /// Creates the box around `area` with so many pixels more on each side.
  init(_ area: PixelRect, margin: Double) {
    low = Point(x: Double(area.x) - margin, y: Double(area.y) - margin)
    high = Point(
      x: Double(area.x + area.width) + margin, y: Double(area.y + area.height) + margin)
  }

  /// Whether all points lie on the same side outside the box, and all between them, too.
  func excludes(_ points: [4 of Point]) -> Bool {
    var (left, right, above, below) = (true, true, true, true)
    for index in points.indices {
      left = left && points[index].x < low.x
      right = right && points[index].x > high.x
      above = above && points[index].y < low.y
      below = below && points[index].y > high.y
    }
    return left || right || above || below
  }

  /// Returns the part of a segment inside the box, or nothing when there is none.
  ///
  /// Source: Y.-D. Liang and B. A. Barsky, "A new concept and method for line clipping", ACM
  /// Transactions on Graphics 3, 1984.
  func inside(_ start: Point, _ end: Point) -> (Point, Point)? {
    if contains(start), contains(end) { return (start, end) }
    var shares = (0.0, 1.0)
    guard cut(&shares, start.x, end.x, low.x, high.x), cut(&shares, start.y, end.y, low.y, high.y)
    else { return nil }
    return (point(at: shares.0, start, end), point(at: shares.1, start, end))
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= low.x && point.x <= high.x && point.y >= low.y && point.y <= high.y
  }

  /// Shortens the segment, as shares of its length, to what lies between two bounds.
  private func cut(
    _ shares: inout (Double, Double), _ start: Double, _ end: Double, _ low: Double, _ high: Double
  ) -> Bool {
    let length = end - start
    guard length != 0 else { return start >= low && start <= high }
    let (first, second) = ((low - start) / length, (high - start) / length)
    shares = (max(shares.0, min(first, second)), min(shares.1, max(first, second)))
    return shares.0 <= shares.1
  }

  /// Rounding must not carry a far point out of the box again.
  private func point(at share: Double, _ start: Point, _ end: Point) -> Point {
    if share == 0 { return start }
    if share == 1 { return end }
    return Point(
      x: min(max(start.x + share * (end.x - start.x), low.x), high.x),
      y: min(max(start.y + share * (end.y - start.y), low.y), high.y))
  }
}
