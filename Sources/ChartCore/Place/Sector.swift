import Glibc

/// A sector of a ring, with angles clockwise from the top.
struct Sector {
  let center: Point
  /// In points.
  let inner: Double
  let outer: Double
  /// In radians.
  let start: Double
  let end: Double
  /// The gap on both sides, in points.
  let inset: Double

  /// The sector of a row, whose ends are shares of a whole turn; nothing for one without room.
  init?(_ marks: PlacedMarks, _ row: Int) {
    let (from, to) = (marks.layer.y.start[row], marks.layer.y.endOrStart(row))
    let extras = marks.looks[row].extras
    guard from.isFinite, to.isFinite, to > from, !marks.area.isEmpty else { return nil }
    let whole = min(marks.area.width, marks.area.height) / 2
    outer = Self.radius(extras.outerRadius, of: whole, automatic: whole)
    inner = min(Self.radius(extras.innerRadius, of: outer, automatic: 0), outer)
    center = extras.offset.moved(Point(x: marks.area.midX, y: marks.area.midY))
    (start, end) = (from * 2 * .pi, to * 2 * .pi)
    inset = max(extras.angularInset, 0)
    guard outer > 0 else { return nil }
  }

  private static func radius(
    _ dimension: MarkDimension, of whole: Double, automatic: Double
  ) -> Double {
    switch dimension {
    case .automatic: automatic
    case .fixed(let length): max(length, 0)
    case .ratio(let share): max(whole * share, 0)
    case .inset(let inset): max(whole - inset, 0)
    }
  }

  /// The point in the middle of the sector.
  var middle: Point { point((inner + outer) / 2, (start + end) / 2) }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  /// Returns the outline; the gaps to its neighbors are equally wide at every radius.
  func path(cornerRadius: Double) -> Path? {
    let isWhole = end - start >= 2 * .pi - 1e-9
    if isWhole { return ring }
    let outerGap = asin(min(inset / outer, 1))
    guard end - start > 2 * outerGap else { return nil }
    // Where the ring is narrower than the gap, the sides meet in a point.
    let meeting = inset / sin(min((end - start) / 2, .pi / 2))
    let innerRadius = max(inner, meeting)
    guard innerRadius < outer else { return nil }
    let innerGap = innerRadius > 0 ? asin(min(inset / innerRadius, 1)) : 0
    let radius = min(
      max(cornerRadius, 0), (outer - innerRadius) / 2, (end - start - 2 * outerGap) * outer / 2)
    return outline(
      outer: (start + outerGap, end - outerGap),
      inner: (start + innerGap, max(end - innerGap, start + innerGap)), innerRadius, radius)
  }

  private var ring: Path {
    var path = Path()
    path.addArc(from: 0, to: 2 * .pi, radius: outer, center: center, startsSubpath: true)
    path.closeSubpath()
    guard inner > 0 else { return path }
    path.addArc(from: 2 * .pi, to: 0, radius: inner, center: center, startsSubpath: true)
    path.closeSubpath()
    return path
  }

  private func outline(
    outer ends: (start: Double, end: Double), inner: (start: Double, end: Double),
    _ innerRadius: Double, _ corner: Double
  ) -> Path {
    var path = Path()
    let turn = corner / outer
    if corner > 0 {
      path.move(to: point(outer - corner, ends.start))
      path.addCorner(at: point(outer, ends.start), to: point(outer, ends.start + turn))
      path.addArc(
        from: ends.start + turn, to: ends.end - turn, radius: outer, center: center,
        startsSubpath: false)
      path.addCorner(at: point(outer, ends.end), to: point(outer - corner, ends.end))
    } else {
      path.addArc(
        from: ends.start, to: ends.end, radius: outer, center: center, startsSubpath: true)
    }
    if innerRadius > 0 {
      let innerTurn = min(corner / innerRadius, (inner.end - inner.start) / 2)
      if corner > 0, innerTurn > 0, self.inner > 0 {
        path.addLine(to: point(innerRadius + corner, inner.end))
        path.addCorner(
          at: point(innerRadius, inner.end), to: point(innerRadius, inner.end - innerTurn))
        path.addArc(
          from: inner.end - innerTurn, to: inner.start + innerTurn, radius: innerRadius,
          center: center, startsSubpath: false)
        path.addCorner(
          at: point(innerRadius, inner.start), to: point(innerRadius + corner, inner.start))
      } else {
        path.addArc(
          from: inner.end, to: inner.start, radius: innerRadius, center: center,
          startsSubpath: false)
      }
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }
}

extension Path {
  /// Adds a part of a circle, with angles in radians clockwise from the top, in curves of at most
  /// a quarter each.
  ///
  /// Source: the cubic Bézier approximation with handles of 4/3·tan(angle/4).
  mutating func addArc(
    from start: Double, to end: Double, radius: Double, center: Point, startsSubpath: Bool
  ) {
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }
    if startsSubpath { move(to: point(start)) } else { addLine(to: point(start)) }
    let pieces = max(((end - start).magnitude / (.pi / 2)).rounded(.up), 1)
    let turn = (end - start) / pieces
    let handle = 4.0 / 3 * tan(turn / 4) * radius
    for index in stride(from: 0, to: pieces, by: 1) {
      let (a, b) = (start + turn * index, start + turn * (index + 1))
      let (p, q) = (point(a), point(b))
      addCurve(
        to: q, control1: Point(x: p.x + handle * cos(a), y: p.y + handle * sin(a)),
        control2: Point(x: q.x - handle * cos(b), y: q.y - handle * sin(b)))
    }
  }

  /// Adds a round corner from the current point.
  fileprivate mutating func addCorner(at corner: Point, to end: Point) {
    guard let start = lastPoint else { return addLine(to: end) }
    addCurve(
      to: end, control1: start + (corner - start) * (2.0 / 3),
      control2: end + (corner - end) * (2.0 / 3))
  }

  private var lastPoint: Point? {
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    default: nil
    }
  }
}
