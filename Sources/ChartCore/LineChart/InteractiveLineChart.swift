/// A line chart that shows a rule, a dot and a tooltip at the selected datum.
///
/// They exist only while something is selected, and nothing moves by itself
/// (`S0-1` … `S0-3`). One series has a gradient area; several have a legend.
public struct InteractiveLineChart: View {
  let series: [Series]
  let x: PlottableColumn
  let selection: Double?
  let visible: ClosedRange<Double>?
  var tint: Color
  var format: NumberStyle
  var interpolation: InterpolationMethod

  /// Creates the chart of series that share x; `selection` is an x in data units, which snaps to
  /// the nearest datum, and `visible` the part of x that is shown, or nothing for all.
  public init(
    _ series: [Series], x: PlottableColumn, selection: Double? = nil,
    visible: ClosedRange<Double>? = nil, style: LineChartStyle = .init()
  ) {
    self.series = series
    self.x = x
    self.selection = selection
    self.visible = visible
    tint = style.tint
    format = style.format
    interpolation = style.interpolation
  }

  public var body: some View {
    EnvironmentReader { environment, size in
      chart(
        headroom: headroom(environment.textScale, size), zone: environment.formats.zone)
    }
  }

  private var selected: SelectedDatum? {
    guard let selection, let nearest = series.nearestX(to: selection) else { return nil }
    return series.datum(atX: nearest, x.kind.value(at: 0))
  }

  private func chart(headroom: Double, zone: TimeZoneRules) -> some View {
    let domain = LineDomain.domain(of: visibleExtent)
    return Chart {
      if let only = lines.first, lines.count == 1 {
        area(of: only.series, from: domain.lowerBound)
        line(only).foregroundStyle(tint)
      } else {
        ForEach(lines, id: \.index) { line in
          self.line(line).foregroundStyle(by: .value("Series", line.name))
        }
      }
      if let selected { selectionMarks(selected) }
    }
    .chartYScale(domain: domain, range: .plotDimension(endPadding: headroom))
    .chartXScale(domain: .automatic(includesZero: false))
    .chartXVisible(visible)
    .chartForegroundStyleScale(domain: lines.map(\.name), range: lines.map(\.color))
    .chartLegend(position: .top, alignment: .trailing)
    .chartXAxis { AxisMarks(preset: .aligned) }
    .chartYAxis { AxisMarks(numbers: format.kind) }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        if let selected, let anchor = proxy.plotFrame,
          let x = proxy.position(forX: selected.x), (0...proxy.plotSize.width).contains(x)
        {
          let plot = geometry[anchor]
          TooltipOverlay(
            tooltip: LineTooltip(
              selected, names: lines, format: format,
              dates: DateStyle.distinguishing(series, in: zone)),
            x: plot.minX + x, y: plot.minY + headroom / 2, span: plot.minX...plot.maxX)
        }
      }
    }
  }

  /// The values that are shown; without any between the ends, all of them.
  private var visibleExtent: ClosedRange<Double>? {
    visible.flatMap(series.yDomain(in:)) ?? series.yDomain
  }

  private func area(of series: Series, from base: Double) -> some ChartContent {
    AreaPlot(series, x: x, yStart: base, yEnd: "Value")
      .foregroundStyle(
        .linearGradient(
          colors: [tint.opacity(0.3), tint.opacity(0)], startPoint: .top, endPoint: .bottom)
      )
      .interpolationMethod(interpolation)
      .accessibilityHidden(true)
  }

  private func line(_ line: StyledSeries) -> some ChartContent {
    LinePlot(line.series, x: x, y: "Value")
      .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      .interpolationMethod(interpolation)
  }

  @ChartContentBuilder private func selectionMarks(_ selected: SelectedDatum) -> some ChartContent {
    RuleMark(x: .value("Selected", selected.x))
      .foregroundStyle(.secondary)
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
      .accessibilityHidden(true)
    ForEach(lines.filter { selected.value(of: $0.series.name) != nil }, id: \.index) { line in
      PointMark(
        x: .value("Selected", selected.x),
        y: .value("Value", selected.value(of: line.series.name) ?? 0)
      )
      .symbolSize(140)
      .foregroundStyle(line.color)
      .accessibilityHidden(true)
    }
  }

  private var lines: [StyledSeries] { StyledSeries.all(series, tint: tint) }

  /// The room above the line that the tooltip lies in: 60 points for one series,
  /// scaled with the text (`S0-16`), and at most a little less than half the chart.
  private func headroom(_ textScale: Double, _ size: Size) -> Double {
    let rows = min(series.count, LineTooltip.mostRows)
    return min((60 + Double(rows - 1) * LineTooltip.rowHeight) * textScale, 0.45 * size.height)
  }
}
