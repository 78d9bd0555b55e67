extension Path {
  /// Adds the monotone curve from the first of `points`, where the path is now.
  ///
  /// Between two points the curve never leaves their values. Where x stands
  /// still the curve is a vertical line, where x turns back it starts afresh.
  ///
  /// Source: M. Steffen, "A simple method for monotonic interpolation in one
  /// dimension", Astronomy and Astrophysics 239, 1990.
  mutating func addMonotoneCurve(through points: [Point]) {
    guard points.count > 2 else { return points.dropFirst().forEach { addLine(to: $0) } }
    for index in 1..<points.count {
      let (p1, p2) = (points[index - 1], points[index])
      let before = index > 1 ? Secant(from: points[index - 2], to: p1) : nil
      let after = index + 1 < points.count ? Secant(from: p2, to: points[index + 1]) : nil
      addMonotoneSegment(from: p1, to: p2, before: before, after: after)
    }
  }

  private mutating func addMonotoneSegment(
    from p1: Point, to p2: Point, before: Secant?, after: Secant?
  ) {
    let secant = Secant(from: p1, to: p2)
    let inner1 = before.flatMap { $0.slope(before: secant) }
    let inner2 = after.flatMap { secant.slope(before: $0) }
    guard secant.width != 0, inner1 != nil || inner2 != nil else { return addLine(to: p2) }
    let slope1 = inner1 ?? secant.endSlope(opposite: inner2 ?? secant.slope)
    let slope2 = inner2 ?? secant.endSlope(opposite: slope1)
    // Handles inside the box of both points keep rounding from overshooting.
    let values = min(p1.y, p2.y)...max(p1.y, p2.y)
    let third = secant.width / 3
    addSegment(
      to: p2,
      control1: Point(x: p1.x + third, y: (p1.y + slope1 * third).clamped(to: values)),
      control2: Point(x: p2.x - third, y: (p2.y - slope2 * third).clamped(to: values)))
  }
}

/// The straight line between two neighboring points.
private struct Secant {
  let width: Double
  let slope: Double

  init(from p1: Point, to p2: Point) {
    width = p2.x - p1.x
    slope = (p2.y - p1.y) / width
  }

  /// Returns the slope at the point this and `next` share, or nothing when
  /// they do not run in the same direction along x.
  func slope(before next: Secant) -> Double? {
    guard width.signum * next.width.signum > 0 else { return nil }
    guard slope.signum * next.slope.signum > 0 else { return 0 }
    let parabola = (slope * next.width + next.slope * width) / (width + next.width)
    let limit = min(slope.magnitude, next.slope.magnitude, parabola.magnitude / 2)
    return slope > 0 ? 2 * limit : -2 * limit
  }

  func endSlope(opposite: Double) -> Double { 1.5 * slope - opposite / 2 }
}
