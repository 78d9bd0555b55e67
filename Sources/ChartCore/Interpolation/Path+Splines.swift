import Glibc

extension Path {
  /// Adds the cardinal curve from the first of `points`, where the path is now.
  ///
  /// Each tangent is parallel to the chord between the neighbors; the first and
  /// the last point count as their own missing neighbors.
  ///
  /// Source: I. J. Schoenberg's cardinal splines, in the form of D. H. U.
  /// Kochanek and R. H. Bartels, "Interpolating splines with local tension,
  /// continuity, and bias control", SIGGRAPH 1984.
  mutating func addCardinalCurve(through points: [Point], tension: Double) {
    guard points.count > 2 else { return points.dropFirst().forEach { addLine(to: $0) } }
    let share = (1 - tension) / 6
    forEachSegment(of: points) { path, p0, p1, p2, p3 in
      path.addSegment(
        to: p2, control1: p1 + (p2 - p0) * share, control2: p2 - (p3 - p1) * share)
    }
  }

  /// Adds the Catmull-Rom curve from the first of `points`, where the path is now.
  ///
  /// Source: C. Yuksel, S. Schaefer, J. Keyser, "Parameterization and
  /// applications of Catmull-Rom curves", Computer-Aided Design 43, 2011.
  mutating func addCatmullRomCurve(through points: [Point], alpha: Double) {
    guard alpha != 0 else { return addCardinalCurve(through: points, tension: 0) }
    guard points.count > 2 else { return points.dropFirst().forEach { addLine(to: $0) } }
    forEachSegment(of: points) { path, p0, p1, p2, p3 in
      let knots = Knots(p0, p1, p2, p3, alpha: alpha)
      path.addSegment(
        to: p2,
        control1: p1 + Knots.handle(p0, p1, p2, before: knots.before, along: knots.along),
        control2: p2 + Knots.handle(p3, p2, p1, before: knots.after, along: knots.along))
    }
  }

  private mutating func forEachSegment(
    of points: [Point], add: (inout Path, Point, Point, Point, Point) -> Void
  ) {
    for index in 1..<points.count {
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      add(&self, before, points[index - 1], points[index], after)
    }
  }
}

/// How much of the curve's parameter passes between neighboring points.
private struct Knots {
  let before: Double
  let along: Double
  let after: Double

  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, alpha: Double) {
    before = pow((p1 - p0).length, alpha)
    along = pow((p2 - p1).length, alpha)
    after = pow((p3 - p2).length, alpha)
  }

  /// Returns the way from `p1` to its Bézier handle towards `p2`; none at an end.
  static func handle(
    _ p0: Point, _ p1: Point, _ p2: Point, before: Double, along: Double
  ) -> Point {
    guard before > 0 else { return .zero }
    let weight = along / (before + along)
    return ((p1 - p0) * (along / before * weight) + (p2 - p1) * (1 - weight)) * (1.0 / 3)
  }
}

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(x: a.x * factor, y: a.y * factor) }

  /// The distance from the origin, in points.
  var length: Double { hypot(x, y) }
}
