/// Resolves a chart into a plot: domains, panes, room for the axes, scales, ticks.
struct PlotLayout {
  let runs: [MarkRun]
  let xKind: PlotValue
  let paneOptions: [PaneOptions]
  let frame: Rect
  let environment: EnvironmentValues

  /// With less height than this for the plot, the legend is left out.
  static let smallestHeightWithLegend = 120.0

  init(_ collector: MarkCollector, in frame: Rect, _ environment: EnvironmentValues) {
    runs = collector.runs
    xKind = collector.xKind ?? .number(0)
    paneOptions = collector.panes
    self.frame = frame
    self.environment = environment
  }

  private var options: ChartOptions { environment.chart }

  private var labelStyle: TextStyle {
    TextStyle(size: Font.caption.size * environment.textScale, hasTabularDigits: true)
  }

  var plot: ResolvedChart {
    var panes = panes(showing: options.xVisible)
    if options.xCandles != nil {
      // What is shown depends on the width that the labels of y leave, and these on what is shown.
      panes = self.panes(showing: xScale(range(of: panes)).domain)
    }
    let (area, range) = (panes[0].area, range(of: panes))
    let x = xScale(range)
    return ResolvedChart(
      frame: frame, x: x, fullX: fullX(range), xKind: xKind,
      xTicks: area.isEmpty ? [] : xTicks(x, in: area), panes: panes, runs: runs,
      axes: PlotAxes(
        isYLeading: options.yAxis.position == .leading, hasXGrid: options.xAxis.hasGrid,
        labelStyle: labelStyle),
      select: options.select)
  }
}

/// Room for the axes.
extension PlotLayout {
  private func panes(showing visible: ClosedRange<Double>?) -> [PlotPane] {
    let whole = areaBelowLabels(of: frame)
    let layout = PaneLayout(
      runs: runs, declared: paneOptions, labelStyle: labelStyle, environment: environment,
      visible: options.xCandles == nil ? nil : visible)
    return beside(labels: layout.panes(in: whole), in: whole)
  }

  private func range(of panes: [PlotPane]) -> Interval {
    options.xRange.interval(from: panes[0].area.minX, to: panes[0].area.maxX)
  }

  private var showsXLabels: Bool {
    !options.xAxis.isHidden
      && frame.height - xLabelHeight >= AxisMetrics.smallestHeightWithLabels
  }

  private var xLabelHeight: Double {
    AxisMetrics.gapBelow + environment.measurer.size(of: "0", style: labelStyle).height
  }

  private func areaBelowLabels(of frame: Rect) -> Rect {
    frame.inset(by: EdgeInsets(bottom: showsXLabels ? xLabelHeight : 0))
  }

  /// Returns the panes narrowed alike by the widest of their labels, or without labels where
  /// these leave too little.
  private func beside(labels panes: [PlotPane], in area: Rect) -> [PlotPane] {
    let widths = panes.flatMap(\.ticks).compactMap(\.label).map {
      environment.measurer.size(of: $0, style: labelStyle).width
    }
    guard let widest = widths.max() else { return panes }
    let room = widest.rounded(.up) + AxisMetrics.gapBeside
    guard area.width - room >= AxisMetrics.smallestWidthWithLabels else {
      return panes.map(\.withoutLabels)
    }
    let isLeading = options.yAxis.position == .leading
    let insets = isLeading ? EdgeInsets(leading: room) : EdgeInsets(trailing: room)
    return panes.map { $0.inset(by: insets) }
  }
}

/// The x axis.
extension PlotLayout {
  private var zone: TimeZoneRules { environment.formats.zone }

  private func xScale(_ range: Interval) -> Scale {
    if let candles = options.xCandles {
      return .session(candleScale(candles, showing: visible(range), range))
    }
    let domain = visible(range) ?? fullX(range)
    switch xKind {
    case .instant: return .time(TimeScale(domain: domain, range: range, zone: zone))
    case .number: return .linear(LinearScale(domain: domain, range: range))
    }
  }

  private func visible(_ range: Interval) -> ClosedRange<Double>? {
    options.xVisible?.clamped(to: fullX(range))
  }

  private func fullX(_ range: Interval) -> ClosedRange<Double> {
    if let candles = options.xCandles { return candleScale(candles, showing: nil, range).domain }
    let extent = runs.reduce(Extent.empty) { $0.union(xExtent(of: $1)) }
    return options.xDomain ?? extent.range ?? 0...1
  }

  private func candleScale(
    _ candles: TradingSessions, showing visible: ClosedRange<Double>?, _ range: Interval
  ) -> SessionScale {
    candles.scale(
      showing: visible, range: range, zone: zone, pixel: 1 / environment.displayScale)
  }

  /// The first and the last x of a run, or all of the units of time they lie in.
  private func xExtent(of run: MarkRun) -> Extent {
    let extent = run.data.xExtent
    guard let unit = run.style.unit, let ends = extent.range else { return extent }
    return Extent(
      low: unit.interval(around: ends.lowerBound, in: zone).lowerBound,
      high: unit.interval(around: ends.upperBound, in: zone).upperBound)
  }

  /// Whether the data come by the day, so that hours between them say nothing.
  private var isDaily: Bool {
    guard case .instant = xKind, options.xCandles == nil else { return false }
    return runs.allSatisfy { run in run.data.x.sample.allSatisfy { zone.isMidnight($0) } }
  }

  private func xTicks(_ scale: Scale, in area: Rect) -> [PlacedTick] {
    guard !options.xAxis.isHidden else { return [] }
    let room = options.xAxis.preset == .aligned ? area : frame.union(area)
    let layout = XTickLayout(
      scale: scale, area: area, room: room, style: labelStyle, axis: options.xAxis,
      isDaily: isDaily, environment: environment)
    return showsXLabels ? layout.ticks : layout.ticks.map(\.withoutLabel)
  }
}

extension PlotPane {
  fileprivate var withoutLabels: PlotPane {
    var copy = self
    copy.ticks = ticks.map(\.withoutLabel)
    return copy
  }

  fileprivate func inset(by insets: EdgeInsets) -> PlotPane {
    var copy = self
    copy.area = area.inset(by: insets)
    return copy
  }
}

extension PlacedTick {
  var withoutLabel: PlacedTick {
    var copy = self
    copy.label = nil
    return copy
  }
}
