import FoundationEssentials

extension Double: Plottable {
  public var plotValue: PlotValue { .number(self) }
  public init?(plotValue: PlotValue) { self = plotValue.coordinate }
}

extension Float: Plottable {
  public var plotValue: PlotValue { .number(Double(self)) }
  public init?(plotValue: PlotValue) { self.init(plotValue.coordinate) }
}

extension Int: Plottable {
  public var plotValue: PlotValue { .number(Double(self)) }

  /// Creates the nearest whole number (`S3-9`), or nothing when there is none.
  public init?(plotValue: PlotValue) { self.init(exactly: plotValue.coordinate.rounded()) }
}

extension Date: Plottable {
  public var plotValue: PlotValue { .instant(timeIntervalSince1970) }
  public init?(plotValue: PlotValue) { self.init(timeIntervalSince1970: plotValue.coordinate) }
}

extension PlotValue: Plottable {
  public var plotValue: PlotValue { self }
  public init?(plotValue: PlotValue) { self = plotValue }
}
