/// What a chart resolves to: scales, plot area, ticks and runs of marks.
public struct Plot {
  /// The room of the chart, with its axes.
  public let frame: Rect
  /// The rectangle the marks are drawn in; empty when there is no room for any.
  public let area: Rect
  public let x: Scale
  public let y: Scale
  /// All of x, of which `x` may show a part, in data units.
  let fullX: ClosedRange<Double>
  /// A value of the kind that x has.
  let xKind: PlotValue
  let xTicks: [AxisTick]
  let yTicks: [AxisTick]
  let runs: [MarkRun]
  let axes: PlotAxes
  /// What the chart's `chartXSelection` is told.
  let select: ((PlotValue?) -> Void)?
}

/// A tick of an axis: its value, its position and its label, which may be absent.
struct AxisTick: Hashable {
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
  /// The style of the labels, with the person's text scale.
  var labelStyle = TextStyle(size: 12, hasTabularDigits: true)
}
