/// Divides the height of a plot among its panes and resolves the y of each.
struct PaneLayout {
  let runs: [MarkRun]
  /// The panes under the first, from the top.
  let declared: [PaneOptions]
  let labelStyle: TextStyle
  let environment: EnvironmentValues
  /// The part of x whose values y is to show, or nothing for all.
  var visible: ClosedRange<Double>?

  /// The room between two panes, in points.
  private static let spacing = 12.0
  /// A pane lower than this is left out, in points.
  private static let smallestHeight = 36.0
  /// So much of the height stays with the first pane, as a share and in points.
  private static let firstShare = 0.4
  private static let smallestFirstHeight = 120.0

  private var first: PaneOptions {
    PaneOptions(
      share: 1, yDomain: environment.chart.yDomain, yRange: environment.chart.yRange,
      axis: environment.chart.yAxis)
  }

  /// Returns the panes as wide as `whole`, from the top; the last ones are left out where there is
  /// no room for all.
  func panes(in whole: Rect) -> [PlotPane] {
    for count in stride(from: declared.count, to: 0, by: -1) {
      let heights = heights(of: declared.prefix(count), in: whole.height)
      let rest = whole.height - heights.reduce(0) { $0 + $1 + Self.spacing }
      guard rest >= Self.smallestFirstHeight, heights.allSatisfy({ $0 >= Self.smallestHeight })
      else { continue }
      return stacked([rest] + heights, in: whole)
    }
    return stacked([whole.height], in: whole)
  }

  private func heights(of panes: ArraySlice<PaneOptions>, in height: Double) -> [Double] {
    let shares = panes.reduce(0) { $0 + $1.share }
    let factor = min(1, (1 - Self.firstShare) / max(shares, 1e-9))
    return panes.map { ($0.share * factor * height).rounded() }
  }

  private func stacked(_ heights: [Double], in whole: Rect) -> [PlotPane] {
    var top = whole.minY
    return zip(heights, [first] + declared).enumerated().map { index, pane in
      let area = Rect(x: whole.x, y: top, width: whole.width, height: pane.0)
      top += pane.0 + Self.spacing
      return resolved(pane.1, index, in: area)
    }
  }

  private func resolved(_ options: PaneOptions, _ index: Int, in area: Rect) -> PlotPane {
    let y = yScale(options, index, in: area)
    return PlotPane(
      index: index, area: area, y: y,
      ticks: YTickLayout(
        y, options.axis, labelStyle, environment
      ).ticks, title: options.title)
  }

  private func yScale(_ options: PaneOptions, _ index: Int, in area: Rect) -> Scale {
    var padding = options.yRange
    if !options.title.isEmpty { padding.endPadding += titleHeight }
    let range = padding.interval(from: area.maxY, to: area.minY)
    let runs = runs.filter { $0.pane == index }
    let extents = runs.map { $0.yExtent(in: visible) }
    let extent = extents.reduce(Extent.empty) { $0.union($1) }
    if let domain = options.yDomain ?? candleDomain(of: runs, extent) {
      return .linear(LinearScale(domain: domain, range: range))
    }
    let whole = extent.union(Extent(low: 0, high: 0))
    let domain = whole.high > whole.low ? whole.low...whole.high : 0...1
    if index > 0 { return .linear(LinearScale(domain: domain, range: range)) }
    let count = max(Int(range.length / AxisMetrics.yTickSpacing) + 1, 3)
    return .linear(LinearScale(domain: domain, range: range).niced(atMost: count))
  }

  /// Candles have a domain of their own, without zero.
  private func candleDomain(of runs: [MarkRun], _ extent: Extent) -> ClosedRange<Double>? {
    guard runs.contains(where: { $0.kind == .candle }) else { return nil }
    return CandleDomain.domain(low: extent.range?.lowerBound, high: extent.range?.upperBound)
  }

  private var titleHeight: Double {
    environment.measurer.size(of: "0", style: labelStyle).height + 4
  }
}
