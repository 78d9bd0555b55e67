/// A line chart with its header: title, last value, and what to do (`S0-29`).
///
/// With less room the header goes on one line and then the hint goes.
public struct LineChartCard: View {
  let title: String
  let series: [Series]
  let x: PlottableColumn
  let state: ViewState
  let style: LineChartStyle

  public init(
    title: String, series: [Series], x: PlottableColumn, state: ViewState = ViewState(),
    style: LineChartStyle = .init()
  ) {
    self.title = title
    self.series = series
    self.x = x
    self.state = state
    self.style = style
  }

  /// Below this height, in points, the header takes one line and no hint.
  private static let compactHeight = 320.0

  public var body: some View {
    EnvironmentReader { environment, size in
      let isCompact = size.height < Self.compactHeight * environment.textScale
      VStack(alignment: .leading, spacing: 8) {
        if isCompact {
          HStack(alignment: .firstTextBaseline) { header(environment, .title3) }
        } else {
          header(environment, .largeTitle)
          Text(environment.note ?? "Drag along the chart").font(.subheadline).foregroundStyle(
            .secondary)
        }
        InteractiveLineChart(
          series, x: x, selection: state.selection, visible: state.visible, style: style
        )
        .padding(.vertical, isCompact ? 0 : 12)
      }
      .padding(isCompact ? 12 : 24)
    }
  }

  @ViewBuilder private func header(_ environment: EnvironmentValues, _ font: Font) -> some View {
    Text(title).font(.title3).foregroundStyle(.secondary)
    if series.count < 2 {
      let last = series.first?.lastValue ?? 0
      Text(environment.formats.number(last, style: style.format))
        .font(font.bold())
        .monospacedDigit()
        .contentTransition(.numericText())
    }
  }
}
