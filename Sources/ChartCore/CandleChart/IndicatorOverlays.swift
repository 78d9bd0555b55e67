/// The lines of the indicators that are prices themselves, over the candles.
struct IndicatorOverlays: ChartContent {
  let sheet: CandleSheet
  let indicators: [Indicator]

  var body: some ChartContent {
    ForEach(Array(indicators.enumerated()).filter { $0.element.isOverlay }, id: \.offset) { entry in
      ForEach(sheet.lines(of: entry.element), id: \.part) { line in
        IndicatorLinePlot(series: line.series)
          .foregroundStyle(by: .value("Indicator", line.series.name))
      }
    }
  }

  /// The names that the legend shows, with their colours.
  var styles: (names: [String], colors: [Color]) {
    let shown = indicators.enumerated().filter(\.element.isOverlay)
    return (
      shown.compactMap { sheet.lines(of: $0.element).first?.series.name },
      shown.map { .indicator($0.offset) }
    )
  }
}

/// The indicators that are no prices, each in a pane of its own.
struct IndicatorPanes: ChartContent {
  let sheet: CandleSheet
  let indicators: [Indicator]

  var body: some ChartContent {
    ForEach(Array(indicators.enumerated()).filter { !$0.element.isOverlay }, id: \.offset) {
      entry in
      pane(entry.element, color: .indicator(entry.offset), other: .indicator(entry.offset + 1))
    }
  }

  private func pane(_ indicator: Indicator, color: Color, other: Color) -> some ChartContent {
    let lines = sheet.lines(of: indicator)
    return ChartPane(
      lines.first?.series.name ?? "", share: 0.18, domain: indicator.domain
    ) {
      ForEach(indicator.guides, id: \.self) { guide($0) }
      ForEach(lines.filter { $0.part == .histogram }, id: \.part) { line in
        VolumePlot(histogram: line.series)
          .foregroundStyle(Color.secondary.opacity(0.5))
      }
      ForEach(lines.filter { $0.part != .histogram }, id: \.part) { line in
        IndicatorLinePlot(series: line.series)
          .foregroundStyle(line.part == .main ? color : other)
      }
    }
  }

  private func guide(_ value: Double) -> some ChartContent {
    RuleMark(y: .value("Guide", value))
      .foregroundStyle(Color.secondary.opacity(0.6))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [2, 3]))
      .accessibilityHidden(true)
  }
}

/// A thin line over candles.
private struct IndicatorLinePlot: ChartContent {
  let series: Series

  var body: some ChartContent {
    LinePlot(series, x: .instants("Date"), y: series.name)
      .lineStyle(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
  }
}

extension Indicator {
  /// The whole of its values, where that is known.
  fileprivate var domain: ClosedRange<Double>? {
    if case .rsi = self { return 0...100 }
    return nil
  }

  /// Values that are marked: where the index is said to be oversold and overbought.
  fileprivate var guides: [Double] {
    if case .rsi = self { return [30, 70] }
    return []
  }
}

extension Color {
  /// Returns the color of the indicator at an index; none looks like rising or falling.
  fileprivate static func indicator(_ index: Int) -> Color {
    let colors: [Color] = [.indigo, .orange, .cyan, .purple, .yellow]
    return colors[index % colors.count]
  }
}
