/// An upright rectangle: around a value, or between two along x, y or both.
///
///     RectangleMark(x: .value("Hour", hour), y: .value("Day", day))
///     RectangleMark(xStart: .value("From", a), xEnd: .value("To", b))
///
/// Around a value it takes 70 % of the scale's step. Without any value it fills the plot area.
///
/// Source: Swift Charts, `RectangleMark`.
public struct RectangleMark: PrimitiveContent {
  private let x: PositionChannel
  private let y: PositionChannel
  private let width: MarkDimension
  private let height: MarkDimension

  private init(
    _ x: PositionChannel, _ y: PositionChannel, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(.data(x.channel), .data(y.channel), width: width, height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.data(x.channel), .span(yStart.channel, yEnd.channel), width: width)
  }

  /// Creates a rectangle between two distances from the top of the plot area, or its edges.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: Double? = nil, yEnd: Double? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(.data(x.channel), .pointSpan(yStart, yEnd), width: width)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.span(xStart.channel, xEnd.channel), .data(y.channel), height: height)
  }

  /// Creates a rectangle between two distances from the left of the plot area, or its edges.
  public init<Y: Plottable>(
    xStart: Double? = nil, xEnd: Double? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.pointSpan(xStart, xEnd), .data(y.channel), height: height)
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.span(xStart.channel, xEnd.channel), .span(yStart.channel, yEnd.channel))
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

  /// Creates a rectangle between distances from the edges of the plot area, or all of it.
  public init(
    xStart: Double? = nil, xEnd: Double? = nil, yStart: Double? = nil, yEnd: Double? = nil
  ) {
    self.init(.pointSpan(xStart, xEnd), .pointSpan(yStart, yEnd))
  }

  public func collect(into collector: inout MarkCollector) {
    let outer = (collector.style.width, collector.style.height)
    (collector.style.width, collector.style.height) = (width, height)
    collector.append(RectangleKind(), x: x, y: y)
    (collector.style.width, collector.style.height) = outer
  }
}

/// Upright rectangles.
struct RectangleKind: MarkKind {
  var name: String { "rectangle" }
  var footprint: MarkFootprint { .cell }
  var legendSymbol: LegendSymbol { .square }

  func items(_ marks: PlacedMarks) -> [Scene.Item] {
    marks.filled { row in rect(row, marks).flatMap { marks.outline($0, row) } }
  }

  private func rect(_ row: Int, _ marks: PlacedMarks) -> Rect? {
    marks.rect(marks.extent(row, .horizontal), marks.extent(row, .vertical))
  }

  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect? {
    rect(row, marks).map(marks.looks[row].extras.offset.moved)
  }
}
