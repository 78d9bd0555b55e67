/// Marks in a pane of their own under the others, with the same x and their own y.
///
///     Chart {
///       CandlestickPlot(candles)
///       ChartPane("Volume", axis: AxisMarks(format: .si)) { BarPlot(volumeOf: candles) }
///     }
public struct ChartPane<Content: ChartContent>: PrimitiveContent {
  let options: PaneOptions
  let content: Content

  /// Creates a pane that takes `share` of the height of the plot.
  ///
  /// Without a domain, y shows all values and zero.
  public init(
    _ title: String = "", share: Double = 0.2, domain: ClosedRange<Double>? = nil,
    axis: AxisMarks = AxisMarks(), @ChartContentBuilder content: () -> Content
  ) {
    options = PaneOptions(title: title, share: share, yDomain: domain, axis: axis)
    self.content = content()
  }

  public func collect(into collector: inout MarkCollector) {
    collector.collect(content, inPane: options)
  }
}

/// What a pane asks of its y.
struct PaneOptions: Hashable, Sendable {
  var title = ""
  /// Of the height of all panes.
  var share: Double
  var yDomain: ClosedRange<Double>?
  /// In points.
  var yRange = PositionScaleRange()
  var axis: AxisMarks
}
