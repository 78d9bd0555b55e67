import ChartCore

/// The line chart of one or several files: what is described, exported and shown.
struct LineDocument {
  let title: String
  let data: LineData
  /// What was left out of each file.
  let warnings: [(source: InputSource, warning: Warning)]
  let style: LineChartStyle
  /// The line of the demo that is shown instead of a card with axes.
  var demoLine: DrawInDemoCard?

  /// Returns the picture for a state.
  func card(_ state: ViewState) -> any View {
    if let demoLine { return demoLine }
    return LineChartCard(
      title: title, series: data.series, x: column, state: state, style: style)
  }

  private var column: PlottableColumn {
    switch data.xKind {
    case .time: .instants(data.xName)
    case .number: .numbers(data.xName)
    }
  }

  /// Returns what is selected when `x` is asked for: the nearest datum.
  func selection(nearestTo x: Double?) -> SelectedDatum? {
    x.flatMap(data.series.nearestX).flatMap { data.series.datum(atX: $0, data.xKind.value($0)) }
  }

  /// Returns the facts of the chart with something selected.
  func description(selecting x: Double?) -> Description {
    Description(
      xKind: data.xKind, title: title, series: data.series.map(SeriesFacts.init),
      xDomain: data.series.xDomain, yDomain: LineDomain.domain(of: data.series.yDomain),
      selection: selection(nearestTo: x), reading: data.reading, warnings: data.warnings)
  }
}
