/// A symbol at a datum; `symbolSize(_:)` sets its area.
public struct PointMark: PrimitiveContent {
  let x: PlotValue
  let y: Double
  let labels: AxisLabels

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    self.x = x.value.plotValue
    self.y = y.value.plotValue.coordinate
    labels = AxisLabels(x: x.label, y: y.label)
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: labels.x, yLabel: labels.y)
    collector.add(.point, x: x, y: y)
  }
}
