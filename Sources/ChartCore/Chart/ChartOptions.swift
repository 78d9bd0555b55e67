/// What the modifiers around a chart ask of it.
struct ChartOptions {
  var xDomain: ClosedRange<Double>?
  /// The part of x that is shown.
  var xVisible: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>?
  /// The candles that x is laid out for.
  var xCandles: TradingSessions?
  var xRange = PositionScaleRange()
  var yRange = PositionScaleRange()
  var xAxis = AxisMarks()
  var yAxis = AxisMarks()
  var isLegendHidden = false
  var overlays: [(ChartProxy) -> any View] = []
  var select: ((PlotValue?) -> Void)?
}
