/// What the modifiers around a chart ask of it.
struct ChartOptions {
  var xDomain: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>?
  var xRange = PositionScaleRange.plotDimension
  var yRange = PositionScaleRange.plotDimension
  var xAxis = AxisMarks()
  var yAxis = AxisMarks()
  var isLegendHidden = false
  var overlays: [(ChartProxy) -> any View] = []
  var select: ((PlotValue?) -> Void)?
}

/// The part of the plot area that a scale maps to.
public enum PositionScaleRange: Hashable, Sendable {
  /// The whole width or height less some padding, in points. For y, the end is the top.
  case plotDimension(startPadding: Double = 0, endPadding: Double = 0)

  public static let plotDimension = plotDimension()

  /// Returns the range between two ends of the plot area.
  func interval(from start: Double, to end: Double) -> Interval {
    switch self {
    case .plotDimension(let startPadding, let endPadding):
      let sign = end < start ? -1.0 : 1.0
      let room = (end - start).magnitude
      let head = min(endPadding, room)
      return Interval(
        from: start + sign * min(startPadding, room - head), to: end - sign * head)
    }
  }
}
