/// A bar from zero to a value, or between two values.
///
///     BarMark(x: .value("Shape", "Cube"), y: .value("Count", 5))
///     BarMark(x: .value("Day", date, unit: .day), y: .value("Sales", 12))
///
/// It grows along the axis that has numbers; with numbers along both, upwards. Bars at the same
/// place are stacked.
///
/// Source: Swift Charts, `BarMark`.
public struct BarMark: PrimitiveContent {
  private let x: PositionChannel
  private let y: PositionChannel
  private let width: MarkDimension
  private let height: MarkDimension
  private let stacking: MarkStackingMethod

  private init(
    _ x: PositionChannel, _ y: PositionChannel, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.stacking = stacking
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      .data(x.channel), .data(y.channel), width: width, height: height, stacking: stacking)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.data(x.channel), .span(yStart.channel, yEnd.channel), width: width)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.span(xStart.channel, xEnd.channel), .data(y.channel), height: height)
  }

  /// Creates a bar that grows along x, between two distances from the top of the plot area, or as
  /// high as it.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double? = nil, yEnd: Double? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.data(x.channel), .pointSpan(yStart, yEnd), width: width, stacking: stacking)
  }

  /// Creates a bar that grows along y, between two distances from the left of the plot area, or
  /// as wide as it.
  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.pointSpan(xStart, xEnd), .data(y.channel), height: height, stacking: stacking)
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: Double? = nil,
    yEnd: Double? = nil
  ) {
    self.init(.span(xStart.channel, xEnd.channel), .pointSpan(yStart, yEnd))
  }

  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.pointSpan(xStart, xEnd), .span(yStart.channel, yEnd.channel))
  }

  public func collect(into collector: inout MarkCollector) {
    let outer = collector.style
    collector.style.width = width
    collector.style.height = height
    collector.style.stacking = stacking
    collector.append(BarKind(), x: x, y: y)
    collector.style.width = outer.width
    collector.style.height = outer.height
    collector.style.stacking = outer.stacking
  }
}

/// Bars: a share of the step wide, and from their base to their value.
struct BarKind: MarkKind {
  var name: String { "bar" }
  var selectionRank: Int { 1 }
  var footprint: MarkFootprint { .bar }
  var legendSymbol: LegendSymbol { .square }

  func items(_ marks: PlacedMarks) -> [Scene.Item] {
    marks.filled { row in rect(row, marks).flatMap { marks.outline($0, row) } }
  }

  /// Bars on values without a step of their own have half of the usual one on both sides.
  func coverage(of layer: MarkLayer, in visible: ClosedRange<Double>?) -> MarkCoverage {
    var coverage = layer.coverage(in: visible)
    coverage.x = layer.x.withRoomForBars(coverage.x)
    coverage.y = layer.y.withRoomForBars(coverage.y)
    return coverage
  }

  private func rect(_ row: Int, _ marks: PlacedMarks) -> Rect? {
    let axis = marks.lengthAxis
    var along = marks.ends(row, axis)
    // Zero has no place on a logarithmic scale: the bar stands on the edge of the plot area.
    if along.start.isNaN, marks.column(axis).start[row] <= 0 {
      along.start = marks.scale(axis).range.start
    }
    let across = marks.extent(row, axis == .horizontal ? .vertical : .horizontal)
    return axis == .horizontal ? marks.rect(along, across) : marks.rect(across, along)
  }

  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect? {
    rect(row, marks).map(marks.looks[row].extras.offset.moved)
  }
}

extension PositionColumn {
  /// Returns an extent of values that bars stand on, with room for the first and the last.
  func withRoomForBars(_ extent: Extent) -> Extent {
    guard shape == .value, !hasIntervals, extent.low <= extent.high else { return extent }
    guard let interval = typicalInterval(of: start) else { return extent }
    return Extent(low: extent.low - interval / 2, high: extent.high + interval / 2)
  }
}
