/// Places the marks of one layer of an axis: chooses values, writes labels and drops those that
/// have no room.
struct AxisPlacement {
  let layer: AxisLayer
  let axis: Axis
  let scale: Scale
  let kind: DataKind
  let side: AxisSide
  /// The plot area along the axis, and what labels stay inside of.
  let area: Interval
  let room: Interval
  let style: TextStyle
  let environment: EnvironmentValues
  /// Whether values of time come only at midnight.
  var isDaily = false

  private var values: AxisValues {
    AxisValues(scale: scale, kind: kind, zone: environment.formats.zone)
  }

  var placed: PlacedAxisLayer {
    var ticks: [PlacedTick]
    if let requested = values.requested(layer.values) {
      ticks = resolved(place(requested))
    } else if axis == .horizontal {
      ticks = horizontalTicks
    } else {
      let usual = place(verticalValues)
      ticks = layer.marks == nil ? usual : resolved(usual)
    }
    var placed = PlacedAxisLayer(side: side, preset: layer.preset, ticks: ticks)
    placed.thickness = thickness(of: ticks)
    return placed
  }
}

/// Values.
extension AxisPlacement {
  private var desiredCount: Int? {
    if case .automatic(let count, _) = layer.values.kind { return count }
    return nil
  }

  private var minimumStride: Double {
    if case .automatic(_, let stride) = layer.values.kind { return stride ?? 0 }
    return 0
  }

  /// The most values along x whose labels stand apart.
  private var horizontalTicks: [PlacedTick] {
    if case .category(let scale) = scale, let ticks = truncated(scale) { return ticks }
    let usual = max(Int(min(area.length, 100_000) / AxisMetrics.xTickSpacing), 1)
    let most = desiredCount.map { max($0 + $0 / 2, 1) } ?? usual
    var tried: [Double] = []
    var widest: [PlacedTick] = []
    for count in stride(from: most, through: 1, by: -1) {
      let values = automaticValues(atMost: count)
      if values == tried || !areWhole(values) { continue }
      tried = values
      let ticks = place(values)
      if standApart(ticks) { return ticks }
      if widest.isEmpty { widest = ticks }
    }
    return layer.marks == nil ? [] : resolved(widest)
  }

  private func areWhole(_ values: [Double]) -> Bool {
    if isDaily, !values.allSatisfy(environment.formats.zone.isMidnight) { return false }
    guard minimumStride > 0 else { return true }
    return zip(values, values.dropFirst()).allSatisfy { $1 - $0 >= minimumStride * (1 - 1e-9) }
  }

  private func automaticValues(atMost count: Int) -> [Double] {
    let domain = scale.domain
    return domain.lowerBound == domain.upperBound
      ? [domain.lowerBound] : scale.ticks(atMost: count)
  }

  /// All names, cut off where they are a little too long for their bands; nothing where they would
  /// be unreadable.
  private func truncated(_ scale: CategoryScale) -> [PlacedTick]? {
    let ticks = place(scale.categories.indices.map(Double.init))
    let widest = ticks.flatMap(\.labels).map { $0.length(.horizontal) }.max() ?? 0
    let band = scale.step - AxisMetrics.categorySpacing
    guard widest > band else { return nil }
    guard band >= AxisMetrics.smallestTruncated, widest <= 2.5 * band else { return nil }
    return ticks.map { cut($0, to: band) }
  }

  private func cut(_ tick: PlacedTick, to length: Double) -> PlacedTick {
    var copy = tick
    copy.labels = tick.labels.map { label in
      var shorter = label.cut(to: length, environment)
      shorter.position = inside(shorter)
      return shorter
    }
    copy.labelPosition = copy.labels.first?.position ?? tick.position
    return copy
  }

  private var verticalValues: [Double] {
    let values: [Double]
    if let desiredCount {
      values = scale.ticks(atMost: max(desiredCount + 1, 2))
    } else if case .category = scale {
      values = scale.ticks(
        atMost: max(Int(min(area.length, 100_000) / AxisMetrics.smallestYTickSpacingInPane), 1))
    } else {
      values = YTickLayout.values(along: scale)
    }
    if areWhole(values) { return values }
    let counts = (1..<max(values.count, 2)).reversed()
    return counts.lazy.map { scale.ticks(atMost: $0) }.first(where: areWhole) ?? []
  }
}

/// Places and labels.
extension AxisPlacement {
  private func place(_ values: [Double]) -> [PlacedTick] {
    let texts = values.isEmpty ? [] : self.values.texts(values, layer, environment.formats)
    let positions = values.map { scale.position(for: $0) }
    return values.indices.compactMap { index in
      guard positions[index].isFinite else { return nil }
      let axisValue = AxisValue(
        index: index, count: values.count, value: scale.value(values[index], kind))
      var tick = PlacedTick(
        value: values[index], position: positions[index], middle: middle(index, positions),
        labelPosition: positions[index])
      for item in layer.marks?(axisValue) ?? usualMarks { add(item, texts[index], to: &tick) }
      tick.labelPosition = tick.labels.first?.position ?? tick.position
      return tick
    }
  }

  private var usualMarks: [AxisMarkItem] {
    let label = AxisMarkItem(kind: .label(AxisLabelOptions()), style: AxisMarkStyle())
    if case .category = scale { return [label] }
    guard layer.hasGrid else { return [label] }
    let grid = AxisMarkItem(
      kind: .gridLine(centered: false, layer.stroke), style: AxisMarkStyle())
    return [grid, label]
  }

  /// Half way from a value to the next one; the middle of a band.
  private func middle(_ index: Int, _ positions: [Double]) -> Double {
    if case .category = scale { return positions[index] }
    let isLast = index + 1 >= positions.count
    let next = isLast ? scale.range.end : positions[index + 1]
    return (positions[index] + next) / 2
  }

  private func add(_ item: AxisMarkItem, _ text: String?, to tick: inout PlacedTick) {
    guard case .label(let options) = item.kind else {
      tick.lines.append(item)
      return
    }
    guard var label = label(options, item.style, text, tick) else { return }
    let isCentered = options.centered ?? (kind == .category)
    let place = isCentered ? tick.middle : tick.position
    label.place = place
    label.position = inside(label)
    if case .text(let text, _) = label.content { tick.label = tick.label ?? text }
    tick.labels.append(label)
  }

  private func label(
    _ options: AxisLabelOptions, _ style: AxisMarkStyle, _ text: String?, _ tick: PlacedTick
  ) -> PlacedAxisLabel? {
    let content: PlacedAxisLabel.Content
    switch options.content {
    case .automatic: content = .text(text ?? "", textStyle(style))
    case .text(let own): content = .text(own, textStyle(style))
    case .format(let format):
      content = .text(format(scale.value(tick.value, kind)) ?? "", textStyle(style))
    case .view(let view): content = .view(view().primitive)
    }
    let size: Size
    switch content {
    case .text(let text, let style):
      if text.isEmpty { return nil }
      let measured = environment.measurer.size(of: text, style: style)
      size = Size(width: measured.width, height: measured.height)
    case .view(let view):
      size = view.dimensions(.unspecified, environment.forAxisLabels(style)).size
    }
    return PlacedAxisLabel(
      content: content, size: size, options: options, style: style,
      quarterTurns: options.orientation.quarterTurns, place: tick.position,
      position: tick.position)
  }

  private func textStyle(_ own: AxisMarkStyle) -> TextStyle {
    guard let font = own.font else { return style }
    return TextStyle(
      size: font.size * environment.textScale, weight: font.weight, hasTabularDigits: true)
  }

  /// Returns where the middle of a label stands: at its place, and inside of the room.
  private func inside(_ label: PlacedAxisLabel) -> Double {
    let length = label.length(axis)
    var middle = label.place
    if let anchor = label.options.anchor {
      middle += (0.5 - (axis == .horizontal ? anchor.x : anchor.y)) * length
    }
    let half = min(length, room.length) / 2
    return min(max(middle, room.start + half), room.end - half)
  }
}

/// Room.
extension AxisPlacement {
  /// The least room between two labels, in points.
  private var spacing: Double {
    if case .category = scale { return AxisMetrics.categorySpacing }
    return axis == .horizontal ? AxisMetrics.labelSpacing : 0
  }

  private func standApart(_ ticks: [PlacedTick]) -> Bool {
    let labels = ticks.flatMap(\.labels)
    guard labels.allSatisfy({ $0.length(axis) <= room.length }) else { return false }
    return zip(labels, labels.dropFirst()).allSatisfy { left, right in
      gap(left, right) >= spacing - 1e-9
    }
  }

  private func gap(_ a: PlacedAxisLabel, _ b: PlacedAxisLabel) -> Double {
    (b.position - a.position).magnitude - (a.length(axis) + b.length(axis)) / 2
  }

  /// Leaves out or cuts off labels that lie over others, as each asks for.
  private func resolved(_ ticks: [PlacedTick]) -> [PlacedTick] {
    var ticks = ticks
    let order = ticks.indices.sorted { a, b in
      let (first, second) = (priority(ticks[a]), priority(ticks[b]))
      return first != second ? first > second : a < b
    }
    var kept: [PlacedAxisLabel] = []
    for index in order {
      let labels = ticks[index].labels.filter { label in
        let isAlways =
          label.options.collision.kind == .disabled || label.options.collision.kind == .truncate
        let fits = isAlways || kept.allSatisfy { gap($0, label) >= leastGap(label) }
        return fits
      }
      kept += labels
      ticks[index].labels = labels.map { cut($0, ticks) }
      if labels.isEmpty { ticks[index].label = nil }
    }
    return ticks
  }

  private func priority(_ tick: PlacedTick) -> Double {
    guard case .greedy(let priority, _) = tick.labels.first?.options.collision.kind
    else { return 0 }
    return priority
  }

  private func leastGap(_ label: PlacedAxisLabel) -> Double {
    if case .greedy(_, let spacing?) = label.options.collision.kind { return spacing }
    return axis == .horizontal ? AxisMetrics.categorySpacing : 0
  }

  private func cut(_ label: PlacedAxisLabel, _ ticks: [PlacedTick]) -> PlacedAxisLabel {
    guard label.options.collision.kind == .truncate, axis == .horizontal else { return label }
    let others = ticks.map(\.position).filter { ($0 - label.position).magnitude > 1e-6 }
    let nearest = others.map { ($0 - label.position).magnitude }.min() ?? room.length
    var shorter = label.cut(to: nearest - AxisMetrics.categorySpacing, environment)
    shorter.position = inside(shorter)
    return shorter
  }

  private func thickness(of ticks: [PlacedTick]) -> Double {
    if layer.preset == .inset { return 0 }
    let labels = ticks.flatMap(\.labels)
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let longest =
      labels.map { label in
        label.length(across).rounded(.up) + (label.spacing(axis) ?? gap)
      }.max() ?? 0
    let lines = ticks.flatMap(\.lines).compactMap(\.tickLength).max() ?? 0
    return labels.isEmpty ? lines : longest + (labels.isEmpty ? 0 : lines)
  }

  private var gap: Double {
    axis == .horizontal ? AxisMetrics.gapBelow : AxisMetrics.gapBeside
  }
}
