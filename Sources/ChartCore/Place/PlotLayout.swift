/// Resolves marks into a chart with places: domains, panes, room for the axes, scales, ticks.
struct PlotLayout {
  let table: MarkTable
  let styles: StyleScales
  let frame: Rect
  let environment: EnvironmentValues
  /// What annotations that pad scales need on each side of the plot area, in points.
  var padding = EdgeInsets()
  private let options: ChartOptions
  private let labelStyle: TextStyle
  private let xKind: DataKind
  /// What the scale of x is made of: a look at all marks, taken once.
  private let training: ScaleTraining

  init(_ table: MarkTable, _ styles: StyleScales, in frame: Rect, _ environment: EnvironmentValues)
  {
    self.table = table
    self.styles = styles
    self.frame = frame
    self.environment = environment
    options = environment.chart
    labelStyle = TextStyle(
      size: Font.caption.size * environment.textScale, hasTabularDigits: true)
    xKind = table.x.kind ?? .number
    let extent = table.coveringLayers.reduce(Extent.empty) {
      $0.union($1.kind.coverage(of: $1, in: nil).x)
    }
    training = ScaleTraining(
      kind: xKind, categories: table.x.categories, coverage: extent, request: options.x.domain,
      type: options.x.type, zone: environment.formats.zone, isNiced: table.growsAlongX)
  }

  /// The chart in its places.
  var chart: ResolvedChart {
    var panes = panes(showing: options.x.visible)
    if options.x.sessions != nil {
      // What is shown depends on the width that the labels of y leave, and these on what is shown.
      panes = self.panes(showing: xScale(range(of: panes)).domain)
    }
    let (area, range) = (panes[0].area, range(of: panes))
    let x = xScale(range)
    return ResolvedChart(
      frame: frame, x: x, fullX: fullX(range), xKind: xKind,
      xAxis: area.isEmpty ? PlacedAxis() : xAxis(x, in: area), panes: panes, table: table,
      looks: looks, styles: styles, labelStyle: labelStyle,
      selection: options.selection, scroll: options.scroll, descriptor: options.descriptor,
      formats: environment.formats)
  }

  private var looks: [MarkLooks] {
    table.layers.map { MarkLooks($0, table.styles, styles) }
  }
}

/// Room for the axes.
extension PlotLayout {
  private func panes(showing visible: ClosedRange<Double>?) -> [PlotPane] {
    let whole = frame.inset(by: xInsets)
    let layout = PaneLayout(
      table: table, frame: frame, labelStyle: labelStyle, environment: environment,
      visible: options.x.sessions == nil ? nil : visible, padding: padding)
    return beside(labels: layout.panes(in: whole), in: whole)
  }

  private func range(of panes: [PlotPane]) -> Interval {
    var range = options.x.range
    range.startPadding += padding.leading
    range.endPadding += padding.trailing
    return range.interval(from: panes[0].area.minX, to: panes[0].area.maxX)
  }

  private var xLayers: [AxisLayer] {
    let hasValues = table.x.kind != nil || options.x.domain != nil || table.layers.isEmpty
    guard options.x.visibility != .hidden, hasValues else { return [] }
    return options.x.layers ?? [AxisLayer()]
  }

  private var showsXLabels: Bool {
    !xLayers.isEmpty && frame.height - usualXHeight >= AxisMetrics.smallestHeightWithLabels
  }

  private var usualXHeight: Double {
    AxisMetrics.gapBelow + environment.measurer.size(of: "0", style: labelStyle).height
  }

  /// What the labels along x take above and below the plot area.
  private var xInsets: EdgeInsets {
    guard showsXLabels else { return EdgeInsets() }
    if options.x.layers?.contains(where: { $0.marks != nil }) != true {
      let isOnTop = xLayers.contains { $0.position.side(of: .horizontal) == .top }
      let isBelow = xLayers.contains {
        $0.position.side(of: .horizontal) == .bottom && $0.preset != .inset
      }
      return EdgeInsets(top: isOnTop ? usualXHeight : 0, bottom: isBelow ? usualXHeight : 0)
    }
    // Own labels are as high as they are: they are made once to see.
    let range = Interval(from: frame.minX, to: frame.maxX)
    let axis = xAxis(xScale(range), in: frame)
    return EdgeInsets(
      top: axis.thickness(.top).rounded(.up), bottom: axis.thickness(.bottom).rounded(.up))
  }

  /// Returns the panes narrowed alike by the widest of their labels, or without labels where
  /// these leave too little.
  private func beside(labels panes: [PlotPane], in area: Rect) -> [PlotPane] {
    let left = panes.map { $0.axis.thickness(.left) }.max() ?? 0
    let right = panes.map { $0.axis.thickness(.right) }.max() ?? 0
    guard left + right > 0 else { return panes }
    guard area.width - left - right >= AxisMetrics.smallestWidthWithLabels else {
      return panes.map(\.withoutLabels)
    }
    return panes.map { $0.inset(by: EdgeInsets(leading: left, trailing: right)) }
  }
}

/// The x axis.
extension PlotLayout {
  private var zone: TimeZoneRules { environment.formats.zone }

  private static let room = TickRoom(spacing: AxisMetrics.xTickSpacing)

  private func xScale(_ range: Interval) -> Scale {
    if let sessions = options.x.sessions {
      return .session(sessionScale(sessions, showing: visible(range), range))
    }
    let full = training.scale(over: range, room: Self.room)
    guard let visible = visible(range) else { return full }
    if case .category(let scale) = full { return .category(scale.showing(visible)) }
    return training.scale(visible, over: full.range, Self.room)
  }

  /// The part of x that is asked for, or that a scrolled chart shows; nothing for all.
  private func visible(_ range: Interval) -> ClosedRange<Double>? {
    let full = fullX(range)
    if let visible = options.x.visible { return visible.clamped(to: full) }
    let scale = training.scale(over: range, room: Self.room)
    return options.scroll.visible(.horizontal, of: full, place: scale.coordinate)
  }

  private func fullX(_ range: Interval) -> ClosedRange<Double> {
    if let sessions = options.x.sessions {
      return sessionScale(sessions, showing: nil, range).domain
    }
    return training.scale(over: range, room: Self.room).domain
  }

  private func sessionScale(
    _ sessions: TradingSessions, showing visible: ClosedRange<Double>?, _ range: Interval
  ) -> SessionScale {
    sessions.scale(
      showing: visible, range: range, zone: zone, pixel: 1 / environment.displayScale)
  }

  /// Whether the data come by the day, so that hours between them say nothing.
  private var isDaily: Bool {
    guard xKind == .date, options.x.sessions == nil else { return false }
    return table.layers.allSatisfy { layer in
      guard layer.x.isData || layer.source != nil else { return true }
      if let source = layer.source { return source.x.sample.allSatisfy(zone.isMidnight) }
      let step = max(layer.x.start.count / 1000, 1)
      return stride(from: 0, to: layer.x.start.count, by: step)
        .allSatisfy { zone.isMidnight(layer.x.start[$0]) }
    }
  }

  private func xAxis(_ scale: Scale, in area: Rect) -> PlacedAxis {
    let (labelled, isDaily) = (showsXLabels, isDaily)
    let axis = PlacedAxis(
      layers: xLayers.map { layer in
        let room = layer.preset == .aligned ? area : frame.union(area)
        return AxisPlacement(
          layer: layer, axis: .horizontal, scale: scale, kind: xKind,
          side: layer.position.side(of: .horizontal),
          area: Interval(from: area.minX, to: area.maxX),
          room: Interval(from: room.minX, to: room.maxX), style: labelStyle,
          environment: environment, isDaily: isDaily
        ).placed
      })
    return labelled ? axis : axis.withoutLabels
  }
}

extension MarkTable {
  /// Whether bars or areas grow along x, which then ends at a tick as y does.
  fileprivate var growsAlongX: Bool {
    layers.contains { layer in
      (layer.kind.footprint == .bar || layer.kind.footprint == .area)
        && lengthAxis(of: layer) == .horizontal
    }
  }
}

extension PlotPane {
  fileprivate var withoutLabels: PlotPane {
    var copy = self
    copy.axis = axis.withoutLabels
    return copy
  }

  fileprivate func inset(by insets: EdgeInsets) -> PlotPane {
    var copy = self
    copy.area = area.inset(by: insets)
    return copy
  }
}
