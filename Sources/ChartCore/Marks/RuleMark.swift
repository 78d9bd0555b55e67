/// A straight line across the plot area, or between two values.
public struct RuleMark: PrimitiveContent {
  let x: PlotValue?
  let y: Double?
  let xEnd: Double?
  let yStart: Double?
  /// The unit of time that the rule is put in the middle of.
  let unit: CalendarUnit?

  /// Creates a vertical rule over the full height of the plot area.
  public init<X: Plottable>(x: PlottableValue<X>) {
    self.x = x.value.plotValue
    (y, xEnd, yStart, unit) = (nil, nil, nil, x.unit)
  }

  /// Creates a horizontal rule over the full width of the plot area.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    self.y = y.value.plotValue.coordinate
    (x, xEnd, yStart, unit) = (nil, nil, nil, nil)
  }

  /// Creates a vertical rule between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.x = x.value.plotValue
    self.yStart = yStart.value.plotValue.coordinate
    y = yEnd.value.plotValue.coordinate
    (xEnd, unit) = (nil, x.unit)
  }

  /// Creates a horizontal rule between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    x = xStart.value.plotValue
    self.xEnd = xEnd.value.plotValue.coordinate
    self.y = y.value.plotValue.coordinate
    (yStart, unit) = (nil, nil)
  }

  public func collect(into collector: inout MarkCollector) {
    let style = collector.style
    collector.style.unit = unit
    collector.add(.rule, series: span, x: x, y: y, xEnd: xEnd, yStart: yStart)
    collector.style = style
  }

  /// Rules of one shape only share columns.
  private var span: String {
    switch (x, y, xEnd, yStart) {
    case (.some, nil, _, _): "x"
    case (nil, .some, _, _): "y"
    case (_, _, .some, _): "x…x"
    default: "y…y"
    }
  }
}
