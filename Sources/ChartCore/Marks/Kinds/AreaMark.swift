/// One slice of an area, from a base up to a value.
///
///     AreaMark(x: .value("Date", day.date), y: .value("Sales", day.sales))
///
/// Marks of one series form one area, as those of `LineMark` form a line. Areas from zero are
/// stacked on each other.
///
/// Source: Swift Charts, `AreaMark`.
public struct AreaMark: PrimitiveContent {
  private let x: PositionChannel
  private let y: PositionChannel
  private let series: ChannelValue?
  private let stacking: MarkStackingMethod

  /// Creates a slice that stands on zero, or on the areas before it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.data(x.channel), .data(y.channel), nil, stacking)
  }

  /// Creates a slice of the area that all marks of the same series form.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(.data(x.channel), .data(y.channel), series.channel, stacking)
  }

  /// Creates a slice between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.data(x.channel), .span(yStart.channel, yEnd.channel), nil)
  }

  /// Creates a slice between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(.data(x.channel), .span(yStart.channel, yEnd.channel), series.channel)
  }

  /// Creates a slice of an area that runs along y.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(.span(xStart.channel, xEnd.channel), .data(y.channel), nil)
  }

  /// Creates a slice of an area that runs along y.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(.span(xStart.channel, xEnd.channel), .data(y.channel), series.channel)
  }

  private init(
    _ x: PositionChannel, _ y: PositionChannel, _ series: ChannelValue?,
    _ stacking: MarkStackingMethod = .unstacked
  ) {
    self.x = x
    self.y = y
    self.series = series
    self.stacking = stacking
  }

  public func collect(into collector: inout MarkCollector) {
    let outer = collector.style.stacking
    collector.style.stacking = stacking
    collector.append(AreaKind(), x: x, y: y, series: series)
    collector.style.stacking = outer
  }
}

/// Slices joined to areas.
struct AreaKind: MarkKind {
  var name: String { "area" }
  var joinsRows: Bool { true }
  var drawsIn: Bool { true }
  var footprint: MarkFootprint { .area }
  var legendSymbol: LegendSymbol { .square }

  func items(_ marks: PlacedMarks) -> [Scene.Item] {
    guard let first = marks.rows.first else { return [] }
    let pieces = LinePieces(marks, hasBase: true)
    var path = Path()
    for (top, base) in zip(pieces.all, pieces.bases) where top.count > 1 {
      path.addArea(from: base, to: top, method: pieces.method)
    }
    guard let bounds = path.bounds else { return [] }
    return marks.finished(.fill(path, marks.paint(first, over: bounds)), path, first)
  }
}
