extension Path {
  /// Adds the curve through `points`, in their order, by an interpolation method.
  ///
  /// Points that are not finite, and repetitions of the point before, are
  /// skipped. A single point only moves there, or draws a line to it when the
  /// curve continues a subpath.
  ///
  ///     var path = Path()
  ///     path.addCurve(through: [Point(x: 0, y: 0), Point(x: 2, y: 1)], method: .stepStart)
  ///     // M0,0 L2,0 L2,1
  public mutating func addCurve(
    through points: [Point], method: InterpolationMethod, startsSubpath: Bool = true
  ) {
    let points = Path.distinct(points)
    guard let first = points.first else { return }
    if startsSubpath { move(to: first) } else { addLine(to: first) }
    switch method {
    case .linear: for point in points.dropFirst() { addLine(to: point) }
    case .monotone: addMonotoneCurve(through: points)
    case .catmullRom(let alpha): addCatmullRomCurve(through: points, alpha: alpha)
    case .cardinal(let tension): addCardinalCurve(through: points, tension: tension)
    case .stepStart: addSteps(through: points) { first, last in last.x }
    case .stepCenter: addSteps(through: points) { first, last in first.x / 2 + last.x / 2 }
    case .stepEnd: addSteps(through: points) { first, last in first.x }
    }
  }

  /// Adds the closed area between two edges, both drawn by the same method.
  ///
  /// The top edge is exactly what `addCurve` draws, so a stroke along it and
  /// the fill coincide. Adds nothing when an edge has no finite point.
  public mutating func addArea(
    from base: [Point], to top: [Point], method: InterpolationMethod
  ) {
    guard base.contains(where: \.isFinite), top.contains(where: \.isFinite) else { return }
    addCurve(through: top, method: method)
    addCurve(through: base.reversed(), method: method.reversed, startsSubpath: false)
    closeSubpath()
  }

  /// Adds a curve by its handles, or a straight line when a handle is too far
  /// away for a double.
  mutating func addSegment(to end: Point, control1: Point, control2: Point) {
    guard control1.isFinite, control2.isFinite else { return addLine(to: end) }
    addCurve(to: end, control1: control1, control2: control2)
  }

  private mutating func addSteps(through points: [Point], jumpAt: (Point, Point) -> Double) {
    for (first, last) in zip(points, points.dropFirst()) {
      let x = jumpAt(first, last)
      var current = first
      for corner in [Point(x: x, y: first.y), Point(x: x, y: last.y), last]
      where corner != current {
        addLine(to: corner)
        current = corner
      }
    }
  }

  private static func distinct(_ points: [Point]) -> [Point] {
    var distinct: [Point] = []
    distinct.reserveCapacity(points.count)
    for point in points where point.isFinite && point != distinct.last { distinct.append(point) }
    return distinct
  }
}

extension Point {
  /// Whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
