import ChartCore

/// Lines of some width as chains, as far as they can be seen.
struct StrokeChainList {
  private(set) var chains: [StrokeChain] = []
  /// The corners of all chains along their upper sides, from left to right.
  private(set) var upper: [Point] = []
  /// As many corners along their lower sides.
  private(set) var lower: [Point] = []
  /// Half the width of the lines, in device pixels.
  let radius: Double
  private let cap: LineCap
  private let clip: SegmentClip
  private var open: (start: StrokeChain.End, end: StrokeChain.End, direction: Double, first: Int)?

  /// Lists the chains of a path's lines that show in `area`.
  init(_ elements: [Path.Element], _ style: StrokeStyle, scale: Double, area: PixelRect) {
    radius = min(style.lineWidth * scale / 2, 1e5)
    cap = style.lineCap
    // Cut ends must not show.
    clip = SegmentClip(area, margin: 2 * radius + 2)
    let lines = LinePoints(elements, scale: scale, clip: clip)
    for line in lines.lines { add(lines.points[line]) }
  }

  /// The leftmost and the rightmost x that each chain may reach.
  var extents: [(left: Double, right: Double)] {
    // A corner reaches a little farther than a round join.
    chains.map { ($0.start.point.x - radius - 1, $0.end.point.x + radius + 1) }
  }
}

extension StrokeChainList {
  /// A point of a line and the way from there to the corner on its left, unless the line is round
  /// there.
  private typealias Vertex = (point: Point, corner: Point?)

  private mutating func add(_ line: ArraySlice<Point>) {
    guard line.count > 1 else { return line.forEach { addDot(at: $0) } }
    let points = cap == .square ? line.lengthened(by: radius) : Array(line)
    let last = points.count - 1
    var before = vertexAtEnd(points[0], along: points[1] - points[0])
    for index in 1..<last {
      let join = StrokeJoin(points[index - 1], points[index], points[index + 1])
      let after = (points[index], join.corner(radius: radius))
      addPiece(from: before, to: after)
      before = after
    }
    addPiece(
      from: before, to: vertexAtEnd(points[last], along: points[last] - points[last - 1]))
    finishChain()
  }

  private mutating func addDot(at point: Point) {
    switch cap {
    case .butt: return
    case .round: addPiece(from: (point, nil), to: (point, nil))
    case .square:
      let corner = Point(x: 0, y: -radius)
      addPiece(
        from: (Point(x: point.x - radius, y: point.y), corner),
        to: (Point(x: point.x + radius, y: point.y), corner))
    }
    finishChain()
  }

  private func vertexAtEnd(_ point: Point, along: Point) -> Vertex {
    (point, cap == .round ? nil : along.normal(length: radius))
  }

  /// Adds a straight piece to the chain, or to a new one after a sharp corner or where x turns.
  private mutating func addPiece(from first: Vertex, to second: Vertex) {
    guard let (start, end) = clip.inside(first.point, second.point) else { return finishChain() }
    let corner = start == first.point ? first.corner : nil
    let endCorner = end == second.point ? second.corner : nil
    let direction = start.x < end.x ? 1.0 : start.x > end.x ? -1 : 0
    let normal = (end - start).normal(length: radius)
    let next = StrokeChain.End(point: end, isRound: endCorner == nil)
    if corner == nil || direction == 0 || open?.direction != direction {
      finishChain()
      let end = StrokeChain.End(point: start, isRound: corner == nil)
      open = (end, next, direction, upper.count)
      addCorners(at: start, corner ?? normal)
    }
    open?.end = next
    addCorners(at: end, endCorner ?? normal)
    if endCorner == nil { finishChain() }
  }

  private mutating func addCorners(at point: Point, _ corner: Point) {
    upper.append(Point(x: point.x + corner.x, y: point.y + corner.y))
    lower.append(Point(x: point.x - corner.x, y: point.y - corner.y))
  }

  private mutating func finishChain() {
    guard let (start, end, direction, first) = open else { return }
    open = nil
    let corners = first..<upper.count
    guard direction < 0 else {
      return chains.append(StrokeChain(start: start, end: end, corners: corners))
    }
    // The left of a line that runs to the left is its lower side.
    let sides = (upper[corners].reversed(), lower[corners].reversed())
    upper.replaceSubrange(corners, with: sides.1)
    lower.replaceSubrange(corners, with: sides.0)
    chains.append(StrokeChain(start: end, end: start, corners: corners))
  }
}

extension ArraySlice<Point> {
  /// Returns the points with the first and the last moved outwards.
  fileprivate func lengthened(by length: Double) -> [Point] {
    var points = Array(self)
    let last = points.count - 1
    points[0] = points[0].moved(awayFrom: points[1], by: length)
    points[last] = points[last].moved(awayFrom: self[endIndex - 2], by: length)
    return points
  }
}

extension Point {
  /// Returns a way of some length to the left of this one, or straight up when this is none.
  fileprivate func normal(length: Double) -> Point {
    let own = self.length
    guard own > 0 else { return Point(x: 0, y: -length) }
    let share = length / own
    return Point(x: y * share, y: -x * share)
  }

  fileprivate func moved(awayFrom other: Point, by length: Double) -> Point {
    let way = self - other
    let share = length / way.length
    return Point(x: x + way.x * share, y: y + way.y * share)
  }
}
