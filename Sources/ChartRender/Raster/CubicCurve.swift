import ChartCore

/// A cubic Bézier curve.
struct CubicCurve {
  let start: Point
  let first: Point
  let second: Point
  let end: Point

  /// Calls `body` with the ends of lines that stay within `tolerance` of the curve.
  ///
  /// There are a thousand of them at most.
  func flatten(tolerance: Double, _ body: (Point) -> Void) {
    flatten(tolerance: tolerance * tolerance, depth: 10, body)
  }

  private func flatten(tolerance: Double, depth: Int, _ body: (Point) -> Void) {
    if depth == 0 || squareOfHeight <= tolerance { return body(end) }
    let (left, right) = halves
    left.flatten(tolerance: tolerance, depth: depth - 1, body)
    right.flatten(tolerance: tolerance, depth: depth - 1, body)
  }

  /// The square of how far the curve is from the line between its ends, or of more than that.
  private var squareOfHeight: Double {
    let (first, second, end) = (first - start, second - start, end - start)
    let height = max(first.squareOfDistance(toLineTo: end), second.squareOfDistance(toLineTo: end))
    return 9 / 16 * height
  }

  private var halves: (CubicCurve, CubicCurve) {
    let (a, b, c) = (start.middle(first), first.middle(second), second.middle(end))
    let (d, e) = (a.middle(b), b.middle(c))
    let middle = d.middle(e)
    return (
      CubicCurve(start: start, first: a, second: d, end: middle),
      CubicCurve(start: middle, first: e, second: c, end: end)
    )
  }
}

extension Point {
  fileprivate func middle(_ other: Point) -> Point {
    Point(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  /// Returns the square of the distance to the line between the origin and `end`.
  fileprivate func squareOfDistance(toLineTo end: Point) -> Double {
    let square = end.x * end.x + end.y * end.y
    guard square > 0 else { return x * x + y * y }
    let share = min(max((x * end.x + y * end.y) / square, 0), 1)
    let (across, along) = (x - share * end.x, y - share * end.y)
    return across * across + along * along
  }
}
