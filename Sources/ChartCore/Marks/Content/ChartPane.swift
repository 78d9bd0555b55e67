/// Marks with a y of their own: in a pane under the others, or over them with a second axis.
///
///     Chart {
///       CandlestickPlot(candles)
///       ChartPane("Volume", axis: AxisMarks(numbers: .si)) { VolumePlot(candles) }
///     }
///
/// Swift Charts has no panes; this is the library's own.
public struct ChartPane<Content: ChartContent>: PrimitiveContent {
  let options: PaneOptions
  let content: Content

  /// Creates a pane that takes `share` of the height of the plot.
  ///
  /// Without a domain, y shows all values and zero.
  public init(
    _ title: String = "", share: Double = 0.2, domain: ClosedRange<Double>? = nil,
    type: ScaleType? = nil, axis: some AxisContent = AxisMarks(),
    @ChartContentBuilder content: () -> Content
  ) {
    var collector = AxisCollector()
    axis.collect(into: &collector)
    options = PaneOptions(
      title: title, place: .below(share: share), domain: domain?.request, type: type,
      layers: collector.layers)
    self.content = content()
  }

  /// Creates marks over those of the first pane that have a scale and an axis of their own.
  ///
  /// Without a position the axis stands across from the first one.
  public static func secondAxis(
    domain: ClosedRange<Double>? = nil, type: ScaleType? = nil,
    axis: some AxisContent = AxisMarks(numbers: .number, position: .leading, hasGrid: false),
    @ChartContentBuilder content: () -> Content
  ) -> ChartPane {
    var collector = AxisCollector()
    axis.collect(into: &collector)
    let options = PaneOptions(
      title: "", place: .over, domain: domain?.request, type: type, layers: collector.layers)
    return ChartPane(options: options, content: content())
  }

  private init(options: PaneOptions, content: Content) {
    self.options = options
    self.content = content
  }

  public func collect(into collector: inout MarkCollector) {
    let outer = (collector.pane, collector.y)
    collector.panes.append(options)
    collector.pane = collector.panes.count
    collector.y = ChannelDomain()
    content.collect(into: &collector)
    collector.paneDomains[collector.pane] = collector.y
    (collector.pane, collector.y) = outer
  }
}

/// What a pane asks of its y.
struct PaneOptions {
  enum Place: Hashable, Sendable {
    /// Under the panes before, with a share of the height of all.
    case below(share: Double)
    /// Where the first pane is.
    case over
  }

  var title = ""
  var place: Place
  var domain: ScaleDomainRequest?
  /// In points.
  var range = PositionScaleRange()
  var type: ScaleType?
  var layers: [AxisLayer]?
  var isHidden = false

  /// The share of the height of a pane under others.
  var share: Double? {
    if case .below(let share) = place { return share }
    return nil
  }
}
