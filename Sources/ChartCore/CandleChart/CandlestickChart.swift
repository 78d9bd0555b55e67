/// A candlestick chart: each interval is a thin line from its low to its high and a body
/// from its open to its close, in one color when the price rose and another when it fell.
///
/// A rule stands at the selected candle. Where candles have a volume, it stands in a
/// pane under them. Candles too many for the pixels are merged into longer ones.
public struct CandlestickChart: View {
  let book: CandleBook
  let state: ViewState
  let style: CandleChartStyle
  private var report: Binding<Double?>?

  /// Creates the chart of a book in a state; its selection snaps to the nearest candle.
  public init(
    _ book: CandleBook, state: ViewState = ViewState(), style: CandleChartStyle = .init()
  ) {
    self.book = book
    self.state = state
    self.style = style
  }

  /// Creates the chart of some candles with a selection that others can set, too (`S2-17`).
  public init(
    candles: [Candle], selection: Binding<Candle?>, risingColor: Color = .rising,
    fallingColor: Color = .falling
  ) {
    let series = CandleSeries(candles)
    self.init(
      CandleBook(series), state: ViewState(selection: selection.wrappedValue?.time),
      style: CandleChartStyle(risingColor: risingColor, fallingColor: fallingColor))
    report = Binding(
      get: { selection.wrappedValue?.time },
      set: { time in
        selection.wrappedValue = time.flatMap(series.nearestRow).map { series[$0] }
      })
  }

  public var body: some View {
    EnvironmentReader { environment, size in
      let page = CandlePage(
        of: book, state, format: style.plainFormat, width: size.width, environment)
      chart(page, look(environment))
    }
  }

  private func look(_ environment: EnvironmentValues) -> CandleLook {
    CandleLook(
      style: state.candleStyle, risingColor: style.risingColor, fallingColor: style.fallingColor,
      differentiatesWithoutColor: environment.accessibilityDifferentiateWithoutColor)
  }

  @ViewBuilder private func chart(_ page: CandlePage, _ look: CandleLook) -> some View {
    let overlays = IndicatorOverlays(sheet: page.sheet, indicators: style.indicators)
    let chart = Chart { content(page, look, overlays) }
      .chartForegroundStyleScale(domain: overlays.styles.names, range: overlays.styles.colors)
      .chartLegend(position: .top, alignment: .trailing)
      .chartXScale(sessions: TradingSessions(page.sheet.candles.time, isGapless: state.isGapless))
      .chartXVisible(state.visible)
      .chartXAxis { AxisMarks(numbers: .number, preset: .aligned, hasGrid: false) }
      .chartYAxis { AxisMarks(numbers: style.plainFormat.kind) }
    if let report { chart.chartXSelection(value: report) } else { chart }
  }

  @ChartContentBuilder private func content(
    _ page: CandlePage, _ look: CandleLook, _ overlays: IndicatorOverlays
  ) -> some ChartContent {
    let sheet = page.sheet
    CandlestickPlot(
      sheet.candles, look: look, drawn: sheet.drawn(look.style), original: sheet.original)
    overlays
    if sheet.candles.volume != nil {
      ChartPane("Volume", share: 0.18, axis: AxisMarks(numbers: .si)) {
        VolumePlot(sheet.candles, look: look).opacity(0.6)
      }
    }
    IndicatorPanes(sheet: sheet, indicators: style.indicators)
    if let row = page.selectedRow { rule(at: sheet.candles.time[row]) }
  }

  private func rule(at time: Double) -> some ChartContent {
    RuleMark(x: .value("Selected", PlotValue.instant(time)))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
  }
}
