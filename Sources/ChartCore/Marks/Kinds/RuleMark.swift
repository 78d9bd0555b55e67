/// A straight line across the plot area, or between two values.
///
///     RuleMark(x: .value("Today", Date.now))
///     RuleMark(xStart: .value("From", a), xEnd: .value("To", b), y: .value("Team", "A"))
///
/// Source: Swift Charts, `RuleMark`.
public struct RuleMark: PrimitiveContent {
  private let x: PositionChannel
  private let y: PositionChannel

  /// Creates a vertical rule between two distances from the top of the plot area, or its edges.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: Double? = nil, yEnd: Double? = nil) {
    (self.x, self.y) = (.data(x.channel), .pointSpan(yStart, yEnd))
  }

  /// Creates a vertical rule between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (self.x, self.y) = (.data(x.channel), .span(yStart.channel, yEnd.channel))
  }

  /// Creates a vertical rule so many points from the left of the plot area, or in its middle.
  public init<Y: Plottable>(
    x: Double? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (self.x, self.y) = (.points(x), .span(yStart.channel, yEnd.channel))
  }

  /// Creates a horizontal rule between two distances from the left of the plot area, or its edges.
  public init<Y: Plottable>(xStart: Double? = nil, xEnd: Double? = nil, y: PlottableValue<Y>) {
    (self.x, self.y) = (.pointSpan(xStart, xEnd), .data(y.channel))
  }

  /// Creates a horizontal rule between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    (self.x, self.y) = (.span(xStart.channel, xEnd.channel), .data(y.channel))
  }

  /// Creates a horizontal rule so many points from the top of the plot area, or in its middle.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: Double? = nil
  ) {
    (self.x, self.y) = (.span(xStart.channel, xEnd.channel), .points(y))
  }

  public func collect(into collector: inout MarkCollector) {
    collector.append(RuleKind(), x: x, y: y)
  }
}

/// Straight lines.
struct RuleKind: MarkKind {
  var name: String { "rule" }
  var legendSymbol: LegendSymbol { .line }

  func items(_ marks: PlacedMarks) -> [Scene.Item] {
    var items: [Scene.Item] = []
    var path = Path()
    var first = 0
    func finish() {
      guard !path.elements.isEmpty else { return }
      let stroke = marks.looks[first].line ?? StrokeStyle(lineWidth: MarkDefaults.ruleWidth)
      let paint = marks.paint(first, over: path.bounds ?? marks.area)
      items += marks.finished(.stroke(path, stroke, paint), path, first)
      path = Path()
    }
    for row in marks.rows {
      guard let ends = ends(row, marks) else { continue }
      if !path.elements.isEmpty, marks.looks.rows[first] != marks.looks.rows[row] { finish() }
      if path.elements.isEmpty { first = row }
      path.move(to: ends.0)
      path.addLine(to: ends.1)
    }
    finish()
    return items
  }

  /// Returns both ends of a rule, or nothing when one has no place.
  private func ends(_ row: Int, _ marks: PlacedMarks) -> (Point, Point)? {
    let isVertical = marks.layer.x.shape == .value || marks.layer.x.shape == .points
    let offset = marks.looks[row].extras.offset
    let along = marks.ends(row, isVertical ? .vertical : .horizontal)
    let across = marks.center(row, isVertical ? .horizontal : .vertical)
    var (start, end) =
      isVertical
      ? (Point(x: across, y: along.start), Point(x: across, y: along.end))
      : (Point(x: along.start, y: across), Point(x: along.end, y: across))
    start = Point(x: start.x + offset.xStart, y: start.y + offset.yStart)
    end = Point(
      x: end.x + (isVertical ? offset.xStart : offset.xEnd),
      y: end.y + (isVertical ? offset.yEnd : offset.yStart))
    return start.isFinite && end.isFinite ? (start, end) : nil
  }

  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect? {
    ends(row, marks).map { start, end in
      Rect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: (end.x - start.x).magnitude,
        height: (end.y - start.y).magnitude)
    }
  }
}
