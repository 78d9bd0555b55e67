/// Divides the height of a plot among its panes and resolves the y of each.
struct PaneLayout {
  let table: MarkTable
  /// The room of the chart with its axes.
  let frame: Rect
  let labelStyle: TextStyle
  let environment: EnvironmentValues
  /// The part of x whose values y is to show, or nothing for all.
  var visible: ClosedRange<Double>?
  /// How much higher plots have to be for annotations that pad the scale, in points.
  var padding = EdgeInsets()

  /// The room between two panes, in points.
  private static let spacing = 12.0
  /// A pane lower than this is left out, in points.
  private static let smallestHeight = 36.0
  /// So much of the height stays with the first pane, as a share and in points.
  private static let firstShare = 0.4
  private static let smallestFirstHeight = 120.0

  private var first: PaneOptions {
    let y = environment.chart.y
    return PaneOptions(
      place: .over, domain: y.domain, range: y.range, type: y.type, layers: y.layers,
      isHidden: y.visibility == .hidden)
  }

  private var below: [(index: Int, options: PaneOptions)] {
    table.panes.enumerated().filter { $0.element.share != nil }
      .map { (index: $0.offset + 1, options: $0.element) }
  }

  /// Returns the panes as wide as `whole`, from the top, and then those that lie over the first.
  ///
  /// The last ones from the top are left out where there is no room for all.
  func panes(in whole: Rect) -> [PlotPane] {
    let panes = stackedPanes(in: whole)
    let over = table.panes.enumerated().filter { $0.element.place == .over }.map { index, options in
      resolved(options, index + 1, in: panes[0].area)
    }
    return panes + over
  }

  private func stackedPanes(in whole: Rect) -> [PlotPane] {
    for count in stride(from: below.count, to: 0, by: -1) {
      let shown = Array(below.prefix(count))
      let heights = heights(of: shown.compactMap(\.options.share), in: whole.height)
      let rest = whole.height - heights.reduce(0) { $0 + $1 + Self.spacing }
      guard rest >= Self.smallestFirstHeight, heights.allSatisfy({ $0 >= Self.smallestHeight })
      else { continue }
      return stacked([rest] + heights, [(index: 0, options: first)] + shown, in: whole)
    }
    return stacked([whole.height], [(index: 0, options: first)], in: whole)
  }

  private func heights(of shares: [Double], in height: Double) -> [Double] {
    let factor = min(1, (1 - Self.firstShare) / max(shares.reduce(0, +), 1e-9))
    return shares.map { ($0 * factor * height).rounded() }
  }

  private func stacked(
    _ heights: [Double], _ panes: [(index: Int, options: PaneOptions)], in whole: Rect
  ) -> [PlotPane] {
    var top = whole.minY
    return zip(heights, panes).map { height, pane in
      let area = Rect(x: whole.x, y: top, width: whole.width, height: height)
      top += height + Self.spacing
      return resolved(pane.options, pane.index, in: area)
    }
  }

  private func resolved(_ options: PaneOptions, _ index: Int, in area: Rect) -> PlotPane {
    let training = training(options, index)
    var range = range(options, in: area)
    // Names are read from the top down.
    if training.isCategory { range = Interval(from: range.end, to: range.start) }
    let full = training.scale(over: range, room: Self.room)
    let y = index == 0 ? scrolled(full, training) : full
    var pane = PlotPane(
      index: index, area: area, y: y, fullY: full.domain, kind: training.kind, title: options.title)
    pane.axis = axis(options, pane)
    return pane
  }

  private static let room = TickRoom(spacing: AxisMetrics.yTickSpacing)

  private func range(_ options: PaneOptions, in area: Rect) -> Interval {
    var range = options.range
    if !options.title.isEmpty { range.endPadding += titleHeight }
    range.endPadding += padding.top
    range.startPadding += padding.bottom
    return range.interval(from: area.maxY, to: area.minY)
  }

  /// The part of y that a scrolled chart shows.
  private func scrolled(_ full: Scale, _ training: ScaleTraining) -> Scale {
    let visible = environment.chart.scroll.visible(
      .vertical, of: full.domain, place: full.coordinate)
    guard let visible else { return full }
    if case .category(let scale) = full { return .category(scale.showing(visible)) }
    return training.scale(visible, over: full.range, Self.room)
  }

  private func training(_ options: PaneOptions, _ index: Int) -> ScaleTraining {
    let layers = table.coveringLayers.filter { $0.pane == index }
    let extent = layers.reduce(Extent.empty) {
      $0.union($1.kind.coverage(of: $1, in: visible).y)
    }
    let domain = table.y(inPane: index)
    return ScaleTraining(
      kind: domain.kind ?? .number, categories: domain.categories, coverage: extent,
      request: options.domain, type: options.type, zone: environment.formats.zone,
      preferred: layers.lazy.compactMap { $0.kind.preferredYDomain(extent) }.first,
      isNiced: index == 0 || options.place == .over)
  }

  private func axis(_ options: PaneOptions, _ pane: PlotPane) -> PlacedAxis {
    guard !options.isHidden, showsAxis(options, pane.index) else { return PlacedAxis() }
    let whole = Interval(from: frame.minY, to: frame.maxY)
    let edges = Interval(from: pane.area.minY, to: pane.area.maxY)
    return PlacedAxis(
      layers: (options.layers ?? [AxisLayer()]).map { layer in
        AxisPlacement(
          layer: layer, axis: .vertical, scale: pane.y, kind: pane.kind,
          side: layer.position.side(of: .vertical, of: pane.kind), area: edges,
          room: whole, style: labelStyle, environment: environment
        ).placed
      })
  }

  /// Whether there is something to read along y: marks or a domain.
  private func showsAxis(_ options: PaneOptions, _ index: Int) -> Bool {
    table.y(inPane: index).kind != nil || options.domain != nil || table.layers.isEmpty
  }

  private var titleHeight: Double {
    environment.measurer.size(of: "0", style: labelStyle).height + 4
  }
}

extension AxisMarkPosition {
  /// Returns the side of the plot area for an axis; x runs to the right in every language.
  ///
  /// Names along y stand before the marks that they name, numbers behind them.
  func side(of axis: Axis, of kind: DataKind = .number) -> AxisSide {
    switch (axis, side) {
    case (.horizontal, .top): .top
    case (.horizontal, _): .bottom
    case (.vertical, .leading): .left
    case (.vertical, .automatic) where kind == .category: .left
    case (.vertical, _): .right
    }
  }
}
