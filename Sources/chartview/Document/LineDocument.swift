import ChartCore

/// The line chart of one or several files.
struct LineDocument: ChartDocument {
  let title: String
  let data: LineData
  /// What was left out of each file.
  let warnings: [(source: InputSource, warning: Warning)]
  let style: LineChartStyle

  var xKind: XKind { data.xKind }
  var valueNames: [String] { data.series.map(\.name) }

  func initialState(selecting x: Double?) -> ViewState { ViewState(selection: x) }

  func view(_ state: ViewState) -> any View {
    LineChartCard(
      title: title, series: data.series, x: column, state: state, style: style)
  }

  var holdsWholeDays: Bool { data.reading.isOfDays(data.series.map(\.x)) }

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

  func text(
    _ form: DescriptionForm, selecting x: Double?, _ formats: any TextFormats
  ) -> String {
    description(selecting: x).text(form, self, formats)
  }

  /// Returns the facts of the chart with something selected.
  func description(selecting x: Double?) -> Description {
    Description(
      xKind: data.xKind, title: title, series: data.series.map(SeriesFacts.init),
      xDomain: data.series.xDomain, yDomain: LineDomain.domain(of: data.series.yDomain),
      selection: selection(nearestTo: x), reading: data.reading, warnings: data.warnings)
  }
}

extension LineDocument {
  /// Creates the chart of a source that nothing is known of yet.
  init(empty source: InputSource, _ arguments: Arguments) {
    self.init(
      title: arguments.title ?? source.title,
      data: LineData(xKind: .time, xName: "", series: []), warnings: [], style: LineChartStyle())
  }
}
