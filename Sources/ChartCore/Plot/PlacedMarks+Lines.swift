extension PlacedMarks {
  /// The width of a line that names none, in points.
  private static var defaultLineWidth: Double { 2 }

  /// How much wider than its line a lone point is drawn, in points.
  private static var lonePointGrowth: Double { 3 }

  /// The widest that a line with more rows than pixels is drawn, in points: a wider one would
  /// hide how it swings.
  private static var widestDenseLine: Double { 1.5 }

  var lineItems: [Scene.Item] {
    var stroke = run.style.line ?? StrokeStyle(lineWidth: Self.defaultLineWidth, lineJoin: .round)
    let pieces = LinePieces(self)
    if pieces.isDense {
      stroke.lineWidth = min(stroke.lineWidth, Self.widestDenseLine)
      // A sharp corner of two steep lines would stick out beyond the data.
      stroke.lineJoin = .round
    }
    var path = Path()
    var dots = Path()
    for points in pieces.all {
      if points.count == 1 {
        let radius = (stroke.lineWidth + Self.lonePointGrowth) / 2
        dots.elements.append(.ellipse(Rect(center: points[0], radius: radius)))
      } else {
        path.addCurve(through: points, method: pieces.method, startsSubpath: true)
      }
    }
    let paint = paint(over: (path.bounds ?? dots.bounds) ?? area)
    let line: [Scene.Item] = path.elements.isEmpty ? [] : [.stroke(path, stroke, paint)]
    return dots.elements.isEmpty ? line : line + [.fill(dots, paint)]
  }

  var areaItems: [Scene.Item] {
    let pieces = LinePieces(self)
    var path = Path()
    for (top, base) in zip(pieces.all, pieces.bases) where top.count > 1 {
      path.addArea(from: base, to: top, method: pieces.method)
    }
    guard let bounds = path.bounds else { return [] }
    return [.fill(path, paint(over: bounds))]
  }

  var pointItems: [Scene.Item] {
    let data = run.data
    let radius = ((run.style.symbolSize ?? Self.defaultSymbolSize) / Double.pi).squareRoot()
    var path = Path()
    for row in data.x.indices where data.x[row].isFinite && data.y[row].isFinite {
      path.elements.append(.ellipse(Rect(center: point(data.x[row], data.y[row]), radius: radius)))
    }
    guard let bounds = path.bounds else { return [] }
    return [.fill(path, paint(over: bounds))]
  }

  /// The area of a symbol that names none, in square points.
  private static var defaultSymbolSize: Double { 50 }
}

extension Rect {
  /// Creates the square around a circle.
  init(center: Point, radius: Double) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
