/// The area under a whole series: an `AreaMark` for every row, without making them.
public struct AreaPlot: PrimitiveContent {
  let series: Series
  let x: PlotValue
  let yStart: Double
  let labels: AxisLabels

  /// Creates the area between `yStart` and the values of `series`.
  public init(_ series: Series, x: PlottableColumn, yStart: Double = 0, yEnd: String) {
    self.series = series
    self.x = x.sample
    self.yStart = yStart
    labels = AxisLabels(x: x.label, y: yEnd)
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: labels.x, yLabel: labels.y)
    collector.add(.area, series, x: x, yStart: yStart)
  }
}
