/// What a chart resolves to: scales, panes, ticks and runs of marks.
public struct ResolvedChart {
  /// The room of the chart, with its axes.
  public let frame: Rect
  public let x: Scale
  /// All of x, of which `x` may show a part, in data units.
  let fullX: ClosedRange<Double>
  /// A value of the kind that x has.
  let xKind: PlotValue
  let xTicks: [PlacedTick]
  /// The panes from the top, at least one; all share x.
  let panes: [PlotPane]
  let runs: [MarkRun]
  let axes: PlotAxes
  /// What the chart's `chartXSelection` is told.
  let select: ((PlotValue?) -> Void)?
}

extension ResolvedChart {
  /// The rectangle the marks of the first pane are drawn in; empty when there is no room for any.
  public var area: Rect { panes[0].area }
  /// The scale of y in the first pane.
  public var y: Scale { panes[0].y }
  var yTicks: [PlacedTick] { panes[0].ticks }

  /// The rectangle around all panes.
  public var wholeArea: Rect { panes.dropFirst().reduce(area) { $0.union($1.area) } }
}

/// One of the plot areas that lie below each other, with its own y.
struct PlotPane: Hashable {
  /// Which of the declared panes it is, counted from the top; those without room are left out.
  var index = 0
  /// The rectangle the marks are drawn in.
  var area: Rect
  var y: Scale
  var ticks: [PlacedTick]
  /// Written in the top corner.
  var title = ""
}

/// A tick of an axis: its value, its position and its label, which may be absent.
struct PlacedTick: Hashable {
  var value: Double
  /// In points, along the axis.
  var position: Double
  var label: String?
  /// Where the middle of the label stands along the axis, in points.
  var labelPosition: Double
}

/// How the axes of a plot are drawn.
struct PlotAxes: Hashable {
  var isYLeading = false
  var hasXGrid = true
  /// The style of the labels, with the person's text scale.
  var labelStyle = TextStyle(size: 12, hasTabularDigits: true)
}
