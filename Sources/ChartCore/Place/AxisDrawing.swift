/// From placed axes to scene items.
extension ResolvedChart {
  /// Draws the grid lines and the labels of all axes, and the titles of panes.
  func drawAxes(_ environment: EnvironmentValues, into composition: inout Composition) {
    drawGrid(environment, into: &composition)
    for pane in panes {
      for layer in pane.axis.layers {
        AxisDrawing(
          layer: layer, axis: .vertical, area: pane.area, labelStyle: labelStyle,
          environment: environment
        ).draw(into: &composition)
      }
      let title = title(of: pane, environment)
      if !title.isEmpty { composition.add(.group("title", clip: nil, title)) }
    }
    for layer in xAxis.layers {
      AxisDrawing(
        layer: layer, axis: .horizontal, area: wholeArea, labelStyle: labelStyle,
        environment: environment
      ).draw(into: &composition)
    }
  }

  private func title(of pane: PlotPane, _ environment: EnvironmentValues) -> [Scene.Item] {
    guard !pane.title.isEmpty, !pane.area.isEmpty else { return [] }
    let ascent = environment.measurer.size(of: "0", style: labelStyle).ascent
    let color = Color.secondary.resolved(in: environment.colorScheme)
    let position = Point(x: pane.area.minX, y: pane.area.minY + ascent)
    return [.label(Label(pane.title, style: labelStyle, color: color, at: position))]
  }
}

/// Lines across the plot area, those that look the same as one stroke.
extension ResolvedChart {
  private func drawGrid(_ environment: EnvironmentValues, into composition: inout Composition) {
    var strokes: [(style: StrokeStyle, paint: AnyShapeStyle, path: Path)] = []
    func add(_ path: Path, _ item: AxisMarkItem, _ stroke: StrokeStyle?) {
      let style = stroke ?? StrokeStyle(lineWidth: 1)
      let paint = item.style.foreground ?? .color(.grid)
      if let known = strokes.firstIndex(where: { $0.style == style && $0.paint == paint }) {
        strokes[known].path.elements += path.elements
      } else {
        strokes.append((style, paint, path))
      }
    }
    for pane in panes where !pane.area.isEmpty {
      for layer in pane.axis.layers { lines(layer, .vertical, in: pane, add) }
      guard pane.index == 0 || !panes[0].area.intersects(pane.area) else { continue }
      for layer in xAxis.layers { lines(layer, .horizontal, in: pane, add) }
    }
    let items: [Scene.Item] = strokes.filter { !$0.path.elements.isEmpty }.map { stroke in
      let bounds = stroke.path.bounds ?? area
      return .stroke(
        stroke.path, stroke.style, stroke.paint.paint(in: bounds, environment.colorScheme))
    }
    if !items.isEmpty { composition.add(.group("grid", clip: nil, items)) }
  }

  private func lines(
    _ layer: PlacedAxisLayer, _ axis: Axis, in pane: PlotPane,
    _ add: (Path, AxisMarkItem, StrokeStyle?) -> Void
  ) {
    for tick in layer.ticks {
      for item in tick.lines {
        guard case .gridLine(let centered, let stroke) = item.kind else { continue }
        let place = (centered ?? (kind(axis, pane) == .category)) ? tick.middle : tick.position
        let path =
          axis == .vertical
          ? horizontal(place + item.style.offset.height, layer, pane)
          : vertical(place + item.style.offset.width, layer, pane)
        add(path, item, stroke)
      }
    }
  }

  private func kind(_ axis: Axis, _ pane: PlotPane) -> DataKind {
    axis == .vertical ? pane.kind : xKind
  }

  private func horizontal(_ y: Double, _ layer: PlacedAxisLayer, _ pane: PlotPane) -> Path {
    var (left, right) = (pane.area.minX, pane.area.maxX)
    if layer.preset == .extended {
      if layer.side == .left { left -= layer.thickness } else { right += layer.thickness }
    }
    return Path([.move(Point(x: left, y: y)), .line(Point(x: right, y: y))])
  }

  /// A line over the domain of y; one on the edge of the plot area is left out.
  private func vertical(_ x: Double, _ layer: PlacedAxisLayer, _ pane: PlotPane) -> Path {
    let area = pane.area
    guard x > area.minX + 1, x < area.maxX - 1 else { return Path() }
    let top = min(pane.y.range.start, pane.y.range.end)
    return Path([.move(Point(x: x, y: top)), .line(Point(x: x, y: area.maxY))])
  }
}

extension Rect {
  func intersects(_ other: Rect) -> Bool { intersection(other) != nil }
}

/// The ticks and the labels of one layer of an axis.
struct AxisDrawing {
  let layer: PlacedAxisLayer
  let axis: Axis
  let area: Rect
  let labelStyle: TextStyle
  let environment: EnvironmentValues

  func draw(into composition: inout Composition) {
    guard !area.isEmpty else { return }
    var items = ticks
    for tick in layer.ticks {
      for label in tick.labels {
        switch label.content {
        case .text(let text, let style): items += drawn(text, style, label)
        case .view(let view):
          if !items.isEmpty { composition.add(.group(name, clip: nil, items)) }
          items = []
          draw(view, label, into: &composition)
        }
      }
    }
    if !items.isEmpty { composition.add(.group(name, clip: nil, items)) }
  }

  private var name: String { axis == .vertical ? "axis y" : "axis x" }

  private func color(_ style: AxisMarkStyle) -> RGBA {
    (style.foreground ?? .color(.secondary)).color(environment.colorScheme)
  }

  /// Where a label stands across the axis: its near and far edges are so far from the plot area.
  private func frame(_ label: PlacedAxisLabel) -> Rect {
    let (width, height) = (label.length(.horizontal), label.length(.vertical))
    let ticks = layer.ticks.flatMap(\.lines).compactMap(\.tickLength).max() ?? 0
    let usual = axis == .vertical ? AxisMetrics.gapBeside : AxisMetrics.gapBelow
    let gap = (label.spacing(axis) ?? usual) + ticks
    let offset = label.style.offset
    var rect: Rect
    switch layer.side {
    case .left:
      rect = Rect(
        x: area.minX - gap - width, y: label.position - height / 2, width: width, height: height)
    case .right:
      rect = Rect(x: area.maxX + gap, y: label.position - height / 2, width: width, height: height)
    case .top:
      rect = Rect(
        x: label.position - width / 2, y: area.minY - gap - height, width: width, height: height)
    case .bottom:
      rect = Rect(x: label.position - width / 2, y: area.maxY + gap, width: width, height: height)
    }
    if layer.preset == .inset { rect = inside(rect, gap) }
    if layer.preset == .extended, axis == .vertical { rect.y -= height / 2 + 1 }
    rect.x += offset.width
    rect.y += offset.height
    return rect
  }

  /// Moves a label over the edge of the plot area, above its grid line.
  private func inside(_ rect: Rect, _ gap: Double) -> Rect {
    var rect = rect
    switch layer.side {
    case .left:
      rect.x = area.minX + AxisMetrics.insetSpacing
      rect.y = max(rect.y - rect.height / 2, area.minY)
    case .right:
      rect.x = area.maxX - rect.width - AxisMetrics.insetSpacing
      rect.y = max(rect.y - rect.height / 2, area.minY)
    case .top: rect.y = area.minY + AxisMetrics.insetSpacing
    case .bottom: rect.y = area.maxY - rect.height - AxisMetrics.insetSpacing
    }
    return rect
  }

  private func drawn(_ text: String, _ style: TextStyle, _ label: PlacedAxisLabel) -> [Scene.Item] {
    let frame = frame(label)
    let size = environment.measurer.size(of: text, style: style)
    if label.quarterTurns == 0 {
      let (x, anchor) = anchor(frame)
      // Digits sit in the middle of their height, whatever goes below the baseline.
      let y =
        axis == .vertical && layer.preset == .automatic
          || layer.preset == .aligned && axis == .vertical
        ? frame.midY + (size.ascent - size.descent) / 2 : frame.minY + size.ascent
      return [
        .label(
          Label(
            text, style: style, color: color(label.style), at: Point(x: x, y: y), anchor: anchor))
      ]
    }
    let middle = Point(x: frame.midX, y: frame.midY)
    let upright = Label(
      text, style: style, color: color(label.style),
      at: Point(x: middle.x, y: middle.y + (size.ascent - size.descent) / 2), anchor: .center)
    return [.layer(.turned(quarterTurns: label.quarterTurns, around: middle), [.label(upright)])]
  }

  private func anchor(_ frame: Rect) -> (Double, Label.Anchor) {
    if axis == .horizontal { return (frame.midX, .center) }
    return layer.side == .left ? (frame.maxX, .right) : (frame.minX, .left)
  }

  private func draw(
    _ view: any PrimitiveView, _ label: PlacedAxisLabel, into composition: inout Composition
  ) {
    let frame = frame(label)
    let inner = environment.forAxisLabels(label.style)
    guard label.quarterTurns != 0 else {
      return view.draw(in: frame, inner, into: &composition)
    }
    let middle = Point(x: frame.midX, y: frame.midY)
    let upright = Rect(
      x: middle.x - label.size.width / 2, y: middle.y - label.size.height / 2,
      width: label.size.width, height: label.size.height)
    composition.addLayer(.turned(quarterTurns: label.quarterTurns, around: middle)) {
      view.draw(in: upright, inner, into: &$0)
    }
  }

  /// The ticks, those that look the same as one stroke.
  private var ticks: [Scene.Item] {
    var items: [Scene.Item] = []
    for tick in layer.ticks {
      for item in tick.lines {
        guard case .tick(let centered, let length, let stroke) = item.kind else { continue }
        let place = centered == true ? tick.middle : tick.position
        let path = line(at: place, length: self.length(length, tick), item.style.offset)
        let paint = (item.style.foreground ?? .color(.grid))
          .paint(in: path.bounds ?? area, environment.colorScheme)
        items.append(.stroke(path, stroke ?? StrokeStyle(lineWidth: 1), paint))
      }
    }
    return items
  }

  private func length(_ length: AxisTick.Length, _ tick: PlacedTick) -> Double {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    func far(_ labels: [PlacedAxisLabel]) -> Double {
      let gap = axis == .vertical ? AxisMetrics.gapBeside : AxisMetrics.gapBelow
      return labels.map { $0.length(across) + ($0.spacing(axis) ?? gap) }.max() ?? 0
    }
    switch length.kind {
    case .automatic: return AxisMetrics.tickLength
    case .fixed(let length): return length
    case .label(let more): return far(tick.labels) + more
    case .longestLabel(let more): return far(layer.ticks.flatMap(\.labels)) + more
    }
  }

  private func line(at place: Double, length: Double, _ offset: Size) -> Path {
    let (start, end): (Point, Point) =
      switch layer.side {
      case .left: (Point(x: area.minX, y: place), Point(x: area.minX - length, y: place))
      case .right: (Point(x: area.maxX, y: place), Point(x: area.maxX + length, y: place))
      case .top: (Point(x: place, y: area.minY), Point(x: place, y: area.minY - length))
      case .bottom: (Point(x: place, y: area.maxY), Point(x: place, y: area.maxY + length))
      }
    let move = Point(x: offset.width, y: offset.height)
    return Path([.move(start + move), .line(end + move)])
  }
}
