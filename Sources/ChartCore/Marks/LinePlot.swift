/// The line of a whole series: a `LineMark` for every row, without making them.
public struct LinePlot: PrimitiveContent {
  let series: Series
  let x: PlotValue
  let labels: AxisLabels

  /// Creates the line of `series`; `x` tells what its x column holds.
  public init(_ series: Series, x: PlottableColumn, y: String) {
    self.series = series
    self.x = x.sample
    labels = AxisLabels(x: x.label, y: y)
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: labels.x, yLabel: labels.y)
    collector.add(.line, series, x: x)
  }
}

/// What a column of x values holds, with its label.
public struct PlottableColumn: Sendable {
  let label: String
  let sample: PlotValue

  /// A column of seconds since 1970.
  public static func instants(_ label: String) -> PlottableColumn {
    PlottableColumn(label: label, sample: .instant(0))
  }

  /// A column of numbers.
  public static func numbers(_ label: String) -> PlottableColumn {
    PlottableColumn(label: label, sample: .number(0))
  }
}
