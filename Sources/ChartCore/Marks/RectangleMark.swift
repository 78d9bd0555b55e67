/// An upright rectangle between two values of y.
public struct RectangleMark: PrimitiveContent {
  let x: PlotValue
  let xEnd: Double?
  let yStart: Double
  let yEnd: Double
  let unit: CalendarUnit?
  let width: MarkDimension

  /// Creates a rectangle around `x`, or in the middle of the unit of time that `x` lies in.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.x = x.value.plotValue
    xEnd = nil
    self.yStart = yStart.value.plotValue.coordinate
    self.yEnd = yEnd.value.plotValue.coordinate
    self.width = width
    unit = x.unit
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    x = xStart.value.plotValue
    self.xEnd = xEnd.value.plotValue.coordinate
    self.yStart = yStart.value.plotValue.coordinate
    self.yEnd = yEnd.value.plotValue.coordinate
    (unit, width) = (nil, .automatic)
  }

  public func collect(into collector: inout MarkCollector) {
    let style = collector.style
    collector.style.unit = unit
    collector.style.width = width
    collector.add(
      .rectangle, series: xEnd == nil ? "x" : "x…x", x: x, y: yEnd, xEnd: xEnd, yStart: yStart)
    collector.style = style
  }
}
