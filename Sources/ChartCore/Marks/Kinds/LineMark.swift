/// One point of a line; points are joined in the order they are declared (`S0-11`).
///
///     LineMark(x: .value("Date", day.date), y: .value("Price", day.price))
///
/// Marks of one series form one line; without a series, marks with the same
/// `foregroundStyle(by:)`, `lineStyle(by:)` and look do.
///
/// Source: Swift Charts, `LineMark`.
public struct LineMark: PrimitiveContent {
  @usableFromInline let x: ChannelValue
  @usableFromInline let y: ChannelValue
  @usableFromInline let series: ChannelValue?

  @inlinable public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.x = x.channel
    self.y = y.channel
    series = nil
  }

  /// Creates a point of the line that all marks of the same series form.
  @inlinable public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.x = x.channel
    self.y = y.channel
    self.series = series.channel
  }

  public func collect(into collector: inout MarkCollector) {
    if series == nil, collector.appendPoint(LineKind.self, x, y) { return }
    collector.append(LineKind(), x: .data(x), y: .data(y), series: series)
  }
}

/// Points joined to lines.
struct LineKind: MarkKind {
  var name: String { "line" }
  var joinsRows: Bool { true }
  var drawsIn: Bool { true }
  var selectionRank: Int { 2 }
  var legendSymbol: LegendSymbol { .line }

  /// How much wider than its line a lone point is drawn, in points.
  private static let lonePointGrowth = 3.0

  /// The widest that a line with more rows than pixels is drawn, in points: a wider one would
  /// hide how it swings.
  private static let widestDenseLine = 1.5

  func items(_ marks: PlacedMarks) -> [Scene.Item] {
    guard let first = marks.rows.first else { return [] }
    let pieces = LinePieces(marks)
    let look = marks.looks[first]
    var stroke =
      look.line ?? StrokeStyle(lineWidth: MarkDefaults.lineWidth, lineJoin: .round)
    if pieces.isDense {
      stroke.lineWidth = min(stroke.lineWidth, Self.widestDenseLine)
      // A sharp corner of two steep lines would stick out beyond the data.
      stroke.lineJoin = .round
    }
    let (path, dots) = Self.paths(pieces, stroke)
    let bounds = path.bounds ?? dots.bounds ?? marks.area
    let paint = marks.paint(first, over: bounds)
    var items: [Scene.Item] = []
    if !path.elements.isEmpty { items += marks.finished(.stroke(path, stroke, paint), path, first) }
    if !dots.elements.isEmpty { items += marks.finished(.fill(dots, paint), dots, first) }
    let hasSymbols =
      !marks.layer.symbol.isEmpty || marks.looks.table.contains { $0.extras.symbol != nil }
    return hasSymbols && marks.layer.source == nil
      ? items + marks.symbolItems(isEverywhere: false) : items
  }

  /// Returns the line and the dots that stand for points without neighbors.
  private static func paths(_ pieces: LinePieces, _ stroke: StrokeStyle) -> (Path, Path) {
    var (path, dots) = (Path(), Path())
    for points in pieces.all {
      if points.count == 1 {
        let radius = (stroke.lineWidth + lonePointGrowth) / 2
        dots.elements.append(.ellipse(Rect(center: points[0], radius: radius)))
      } else {
        path.addCurve(through: points, method: pieces.method, startsSubpath: true)
      }
    }
    return (path, dots)
  }
}
