extension Plot {
  /// Draws the grid lines and the labels of both axes.
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
    add("axis y", yTicks.compactMap { yLabel($0, color, size) }, to: &composition)
    add("axis x", xTicks.compactMap { xLabel($0, color, size) }, to: &composition)
  }

  private func add(_ name: String, _ labels: [Scene.Item], to composition: inout Composition) {
    if !labels.isEmpty { composition.add(.group(name, clip: nil, labels)) }
  }

  /// Horizontal lines over the plot area and vertical ones over the domain of y;
  /// a line on the edge of the plot area is left out.
  private var gridPath: Path {
    var path = Path()
    for tick in yTicks {
      path.move(to: Point(x: area.minX, y: tick.position))
      path.addLine(to: Point(x: area.maxX, y: tick.position))
    }
    let top = min(y.range.start, y.range.end)
    for tick in xTicks where tick.position > area.minX + 1 && tick.position < area.maxX - 1 {
      path.move(to: Point(x: tick.position, y: top))
      path.addLine(to: Point(x: tick.position, y: area.maxY))
    }
    return path
  }

  private func yLabel(_ tick: AxisTick, _ color: RGBA, _ size: TextSize) -> Scene.Item? {
    guard let label = tick.label else { return nil }
    let x = axes.isYLeading ? area.minX - AxisMetrics.gapBeside : area.maxX + AxisMetrics.gapBeside
    let baseline = tick.labelPosition + (size.ascent - size.descent) / 2
    return .label(
      Label(
        label, style: axes.labelStyle, color: color, at: Point(x: x, y: baseline),
        anchor: axes.isYLeading ? .right : .left))
  }

  private func xLabel(_ tick: AxisTick, _ color: RGBA, _ size: TextSize) -> Scene.Item? {
    guard let label = tick.label else { return nil }
    let baseline = area.maxY + AxisMetrics.gapBelow + size.ascent
    return .label(
      Label(
        label, style: axes.labelStyle, color: color, at: Point(x: tick.labelPosition, y: baseline),
        anchor: .center))
  }
}
