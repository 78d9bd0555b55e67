/// Resolves a chart into a plot: domains, room for the axes, scales, ticks.
struct PlotLayout {
  let runs: [MarkRun]
  let xKind: PlotValue
  let frame: Rect
  let environment: EnvironmentValues

  /// With less height than this for the plot, the legend is left out.
  static let smallestHeightWithLegend = 120.0

  init(_ collector: MarkCollector, in frame: Rect, _ environment: EnvironmentValues) {
    runs = collector.runs
    xKind = collector.xKind ?? .number(0)
    self.frame = frame
    self.environment = environment
  }

  private var options: ChartOptions { environment.chart }

  private var labelStyle: TextStyle {
    TextStyle(size: Font.caption.size * environment.textScale, hasTabularDigits: true)
  }

  var plot: Plot {
    let tall = yScale(in: areaBelowLabels(of: frame))
    let yTicks = YTickLayout(tall, options.yAxis, labelStyle, environment).ticks
    let area = areaBesideLabels(yTicks, areaBelowLabels(of: frame))
    let isLabelled = area.width < areaBelowLabels(of: frame).width
    let x = xScale(in: area)
    return Plot(
      frame: frame, area: area, x: x, y: yScale(in: area), fullX: fullX, xKind: xKind,
      xTicks: area.isEmpty ? [] : xTicks(x, in: area),
      yTicks: yTicks.map { isLabelled ? $0 : $0.withoutLabel }, runs: runs,
      axes: PlotAxes(isYLeading: options.yAxis.position == .leading, labelStyle: labelStyle),
      select: options.select)
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

  private func areaBesideLabels(_ ticks: [AxisTick], _ area: Rect) -> Rect {
    let widths = ticks.compactMap(\.label).map {
      environment.measurer.size(of: $0, style: labelStyle).width
    }
    guard let widest = widths.max() else { return area }
    let room = widest.rounded(.up) + AxisMetrics.gapBeside
    guard area.width - room >= AxisMetrics.smallestWidthWithLabels else { return area }
    return options.yAxis.position == .leading
      ? area.inset(by: EdgeInsets(leading: room)) : area.inset(by: EdgeInsets(trailing: room))
  }

  private func xScale(in area: Rect) -> Scale {
    let range = options.xRange.interval(from: area.minX, to: area.maxX)
    let domain = options.xVisible?.clamped(to: fullX) ?? fullX
    switch xKind {
    case .instant:
      return .time(TimeScale(domain: domain, range: range, zone: environment.formats.zone))
    case .number: return .linear(LinearScale(domain: domain, range: range))
    }
  }

  private var fullX: ClosedRange<Double> {
    let extent = runs.reduce(Extent.empty) { $0.union($1.data.xExtent) }
    return options.xDomain ?? extent.range ?? 0...1
  }

  private func yScale(in area: Rect) -> Scale {
    let range = options.yRange.interval(from: area.maxY, to: area.minY)
    if let domain = options.yDomain { return .linear(LinearScale(domain: domain, range: range)) }
    let zero = Extent(low: 0, high: 0)
    let extent = runs.reduce(zero) { $0.union($1.data.yExtent) }
    let domain = extent.high > extent.low ? extent.low...extent.high : 0...1
    let count = max(Int(range.length / AxisMetrics.yTickSpacing) + 1, 3)
    return .linear(LinearScale(domain: domain, range: range).niced(atMost: count))
  }

  /// Whether the data come by the day, so that hours between them say nothing.
  private var isDaily: Bool {
    guard case .instant = xKind else { return false }
    return runs.allSatisfy { run in
      run.data.x.sample.allSatisfy { environment.formats.zone.isMidnight($0) }
    }
  }

  private func xTicks(_ scale: Scale, in area: Rect) -> [AxisTick] {
    guard !options.xAxis.isHidden else { return [] }
    let room = options.xAxis.preset == .aligned ? area : frame.union(area)
    let layout = XTickLayout(
      scale: scale, area: area, room: room, style: labelStyle, axis: options.xAxis,
      isDaily: isDaily, environment: environment)
    return showsXLabels ? layout.ticks : layout.ticks.map(\.withoutLabel)
  }
}

extension AxisTick {
  var withoutLabel: AxisTick {
    var copy = self
    copy.label = nil
    return copy
  }
}
