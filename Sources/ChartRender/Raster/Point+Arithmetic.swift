import ChartCore

extension Point {
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func / (a: Point, divisor: Double) -> Point {
    Point(x: a.x / divisor, y: a.y / divisor)
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the point scaled, its coordinates at most `reach` away from the origin's.
  func scaled(by scale: Double, reach: Double) -> Point {
    Point(
      x: min(max(x * scale, -reach), reach), y: min(max(y * scale, -reach), reach))
  }
}
