import ChartCore

/// The points of open lines, in device pixels, curves among them as short straight pieces.
struct LinePoints {
  /// All points, line by line, none right on the one before.
  private(set) var points: [Point] = []
  /// Where each line's points are.
  private(set) var lines: [Range<Int>] = []
  private let scale: Double
  private let clip: SegmentClip
  private var start = 0
  private var hasLine = false

  /// Lists the points of a path; whole shapes in it, and curves that `clip` excludes, are left out.
  init(_ elements: [Path.Element], scale: Double, clip: SegmentClip) {
    self.scale = scale
    self.clip = clip
    points.reserveCapacity(elements.count)
    for element in elements { add(element) }
    finishLine()
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finishLine()
      points.append(device(point))
    case .line(let point): addLine(to: device(point))
    case .curve(let first, let second, let end):
      addCurve(device(first), device(second), to: device(end))
    case .close, .rect, .ellipse, .roundedRect: break
    }
  }

  /// Squares of what is farther away would not be numbers.
  private func device(_ point: Point) -> Point { point.scaled(by: scale, reach: 1e100) }

  private mutating func addLine(to end: Point) {
    hasLine = points.count > start
    guard let last = points.last, hasLine else { return points.append(end) }
    if (end - last).length > 1e-9 { points.append(end) }
  }

  /// Adds a curve as lines that are nowhere farther away than a twentieth of a pixel.
  private mutating func addCurve(_ first: Point, _ second: Point, to end: Point) {
    guard points.count > start, let from = points.last else { return addLine(to: end) }
    if clip.excludes([from, first, second, end]) { return addLine(to: end) }
    let curve = CubicCurve(start: from, first: first, second: second, end: end)
    curve.flatten(tolerance: 0.05) { addLine(to: $0) }
  }

  /// A move that no line follows draws nothing.
  private mutating func finishLine() {
    if hasLine {
      lines.append(start..<points.count)
    } else {
      points.removeSubrange(start...)
    }
    start = points.count
    hasLine = false
  }
}
