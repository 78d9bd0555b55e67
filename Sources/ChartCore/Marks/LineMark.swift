/// One point of a line; points are joined in the order they are declared (`S0-11`).
public struct LineMark: PrimitiveContent {
  let x: PlotValue
  let y: Double
  let series: String
  let labels: AxisLabels

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(x, y, series: "")
  }

  /// Creates a point of the line that all marks of the same series form.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: String
  ) {
    self.init(x, y, series: series)
  }

  private init<X: Plottable, Y: Plottable>(
    _ x: PlottableValue<X>, _ y: PlottableValue<Y>, series: String
  ) {
    self.x = x.value.plotValue
    self.y = y.value.plotValue.coordinate
    self.series = series
    labels = AxisLabels(x: x.label, y: y.label)
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: labels.x, yLabel: labels.y)
    collector.add(.line, series: series, x: x, y: y)
  }
}
