extension ResolvedChart {
  /// Draws the grid lines and the labels of all axes, and the titles of panes.
  func drawAxes(_ environment: EnvironmentValues, into composition: inout Composition) {
    let scheme = environment.colorScheme
    let grid = gridPath
    if !grid.elements.isEmpty {
      composition.add(
        .group(
          "grid", clip: nil,
          [.stroke(grid, StrokeStyle(lineWidth: 1), .color(Color.grid.resolved(in: scheme)))]))
    }
    let color = Color.secondary.resolved(in: scheme)
    let size = environment.measurer.size(of: "0", style: axes.labelStyle)
    for pane in panes {
      add("axis y", pane.ticks.compactMap { yLabel($0, pane.area, color, size) }, to: &composition)
      add("title", title(of: pane, color, size), to: &composition)
    }
    add("axis x", xTicks.compactMap { xLabel($0, color, size) }, to: &composition)
  }

  private func add(_ name: String, _ labels: [Scene.Item], to composition: inout Composition) {
    if !labels.isEmpty { composition.add(.group(name, clip: nil, labels)) }
  }

  private var gridPath: Path {
    panes.reduce(into: Path()) { path, pane in
      path.elements += horizontalGrid(of: pane).elements + verticalGrid(of: pane).elements
    }
  }

  private func horizontalGrid(of pane: PlotPane) -> Path {
    pane.ticks.reduce(into: Path()) { path, tick in
      path.move(to: Point(x: pane.area.minX, y: tick.position))
      path.addLine(to: Point(x: pane.area.maxX, y: tick.position))
    }
  }

  /// Lines over the domain of y; a line on the edge of the plot area is left out.
  private func verticalGrid(of pane: PlotPane) -> Path {
    guard axes.hasXGrid else { return Path() }
    let (area, top) = (pane.area, min(pane.y.range.start, pane.y.range.end))
    return xTicks.reduce(into: Path()) { path, tick in
      guard tick.position > area.minX + 1, tick.position < area.maxX - 1 else { return }
      path.move(to: Point(x: tick.position, y: top))
      path.addLine(to: Point(x: tick.position, y: area.maxY))
    }
  }

  private func yLabel(
    _ tick: PlacedTick, _ area: Rect, _ color: RGBA, _ size: TextSize
  ) -> Scene.Item? {
    guard let label = tick.label else { return nil }
    let x = axes.isYLeading ? area.minX - AxisMetrics.gapBeside : area.maxX + AxisMetrics.gapBeside
    let baseline = tick.labelPosition + (size.ascent - size.descent) / 2
    return .label(
      Label(
        label, style: axes.labelStyle, color: color, at: Point(x: x, y: baseline),
        anchor: axes.isYLeading ? .right : .left))
  }

  private func title(of pane: PlotPane, _ color: RGBA, _ size: TextSize) -> [Scene.Item] {
    guard !pane.title.isEmpty, !pane.area.isEmpty else { return [] }
    let position = Point(x: pane.area.minX, y: pane.area.minY + size.ascent)
    return [.label(Label(pane.title, style: axes.labelStyle, color: color, at: position))]
  }

  private func xLabel(_ tick: PlacedTick, _ color: RGBA, _ size: TextSize) -> Scene.Item? {
    guard let label = tick.label else { return nil }
    let baseline = wholeArea.maxY + AxisMetrics.gapBelow + size.ascent
    return .label(
      Label(
        label, style: axes.labelStyle, color: color, at: Point(x: tick.labelPosition, y: baseline),
        anchor: .center))
  }
}
