/// One slice of an area: from `yStart`, or zero, up to a value.
public struct AreaMark: PrimitiveContent {
  let x: PlotValue
  let yStart: Double
  let yEnd: Double
  let series: String
  let labels: AxisLabels

  /// Creates a slice that stands on zero.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: String = ""
  ) {
    self.x = x.value.plotValue
    yStart = 0
    yEnd = y.value.plotValue.coordinate
    self.series = series
    labels = AxisLabels(x: x.label, y: y.label)
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: String = ""
  ) {
    self.x = x.value.plotValue
    self.yStart = yStart.value.plotValue.coordinate
    self.yEnd = yEnd.value.plotValue.coordinate
    self.series = series
    labels = AxisLabels(x: x.label, y: yEnd.label)
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: labels.x, yLabel: labels.y)
    collector.add(.area, series: series, x: x, y: yEnd, yStart: yStart)
  }
}
