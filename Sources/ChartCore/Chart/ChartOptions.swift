/// What the modifiers around a chart ask of it.
struct ChartOptions {
  var x = AxisOptions()
  var y = AxisOptions()
  var color: StyleScaleRequest<AnyShapeStyle>?
  var symbol: StyleScaleRequest<ChartSymbol>?
  var symbolSize: StyleScaleRequest<Double>?
  var lineStyle: StyleScaleRequest<StrokeStyle>?
  var legend = LegendOptions()
  var backgrounds: [ChartLayer] = []
  var overlays: [ChartLayer] = []
  var plotStyle: ((ChartPlotContent) -> any View)?
  var selection = SelectionOptions()
  var scroll = ScrollOptions()
  /// Describes the chart in the place of its own description.
  var descriptor: (() -> AXChartDescriptor)?
}

/// What is asked of one axis with its scale.
struct AxisOptions {
  var domain: ScaleDomainRequest?
  var range = PositionScaleRange()
  var type: ScaleType?
  /// The part that is shown, in data units.
  var visible: ClosedRange<Double>?
  /// The instants that x is laid out for, without holes between them.
  var sessions: TradingSessions?
  /// The layers of marks, or nothing for the usual ones.
  var layers: [AxisLayer]?
  var visibility = Visibility.automatic
  var titles: [AxisTitle] = []
  var style: ((ChartAxisContent) -> any View)?
}

/// A view that names an axis.
struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: Double?
  var view: () -> any View
}

/// A view over or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let view: (ChartProxy) -> any View
}

/// Where the legend stands and what it shows.
struct LegendOptions {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: Double?
  /// Own content in the place of the usual entries.
  var content: (() -> any View)?
}

/// Who is told what is selected.
struct SelectionOptions {
  var x: ((PlotValue?) -> Void)?
  var y: ((PlotValue?) -> Void)?
  var xRange: ((ClosedRange<Double>?, DataKind) -> Void)?
  var yRange: ((ClosedRange<Double>?, DataKind) -> Void)?
  var angle: ((Double?) -> Void)?
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
