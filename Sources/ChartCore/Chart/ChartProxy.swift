/// Conversions between values and positions of one chart, in points relative to its plot area.
///
/// Everything is nothing when there is no plot area or no such value. A chart
/// hands out its proxy; nobody makes one (`S3-2`).
///
/// Source: Swift Charts, `ChartProxy`.
public struct ChartProxy {
  let chart: ResolvedChart

  /// The plot area with all that can be scrolled to; nothing when there is none.
  var plotRect: Rect? {
    guard !chart.area.isEmpty else { return nil }
    var rect = chart.area
    if chart.scroll.axes.contains(.horizontal), chart.fullX != chart.x.domain {
      let ends = [chart.fullX.lowerBound, chart.fullX.upperBound].map(chart.x.position(for:))
      rect.x = min(ends[0], ends[1])
      rect.width = (ends[1] - ends[0]).magnitude
    }
    let pane = chart.panes[0]
    if chart.scroll.axes.contains(.vertical), pane.fullY != pane.y.domain {
      let ends = [pane.fullY.lowerBound, pane.fullY.upperBound].map(pane.y.position(for:))
      rect.y = min(ends[0], ends[1])
      rect.height = (ends[1] - ends[0]).magnitude
    }
    return rect
  }

  /// The plot area with all that can be scrolled to.
  public var plotFrame: Anchor<Rect>? { plotRect.map { Anchor($0) } }

  /// The visible part of the plot area.
  public var plotContainerFrame: Anchor<Rect>? {
    chart.area.isEmpty ? nil : Anchor(chart.area)
  }

  public var plotSize: Size { plotRect?.size ?? .zero }

  /// The plot area, by its name in the first release of Swift Charts.
  public var plotAreaFrame: Anchor<Rect> { Anchor(plotRect ?? chart.area) }
  public var plotAreaSize: Size { plotSize }
}

/// From values to positions.
extension ChartProxy {
  public func position<X: Plottable>(forX value: X) -> Double? {
    position(chart.x, value.plotValue).map { $0 - (plotRect?.minX ?? 0) }
  }

  public func position<Y: Plottable>(forY value: Y) -> Double? {
    position(chart.y, value.plotValue).map { $0 - (plotRect?.minY ?? 0) }
  }

  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> Point? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the positions that a value takes up: the band of a name, one point of a number.
  public func positionRange<X: Plottable>(forX value: X) -> ClosedRange<Double>? {
    range(chart.x, value.plotValue, plotRect?.minX ?? 0)
  }

  public func positionRange<Y: Plottable>(forY value: Y) -> ClosedRange<Double>? {
    range(chart.y, value.plotValue, plotRect?.minY ?? 0)
  }

  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> Rect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y)
    else { return nil }
    return Rect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func position(_ scale: Scale, _ value: PlotValue) -> Double? {
    guard !chart.area.isEmpty, let coordinate = scale.coordinate(value) else { return nil }
    let position = scale.position(for: coordinate)
    return position.isFinite ? position : nil
  }

  private func range(
    _ scale: Scale, _ value: PlotValue, _ origin: Double
  ) -> ClosedRange<Double>? {
    guard let position = position(scale, value) else { return nil }
    guard case .category(let scale) = scale else { return position - origin...position - origin }
    return position - scale.step / 2 - origin...position + scale.step / 2 - origin
  }
}

/// From positions to values.
extension ChartProxy {
  public func value<X: Plottable>(atX position: Double, as type: X.Type = X.self) -> X? {
    guard let rect = plotRect else { return nil }
    return value(chart.x, chart.xKind, rect.minX + position)
  }

  public func value<Y: Plottable>(atY position: Double, as type: Y.Type = Y.self) -> Y? {
    guard let rect = plotRect else { return nil }
    return value(chart.y, chart.panes[0].kind, rect.minY + position)
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: Point, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func value<Value: Plottable>(
    _ scale: Scale, _ kind: DataKind, _ position: Double
  ) -> Value? {
    guard position.isFinite else { return nil }
    let coordinate = scale.value(at: position)
    if case .category(let categories) = scale {
      return categories.category(at: position).flatMap { Value(at: .category($0)) }
    }
    return coordinate.isFinite ? Value(at: kind.value(at: coordinate)) : nil
  }

  /// Returns the place in the sum of all sectors at an angle, clockwise from the top.
  public func value<Value: Plottable>(
    atAngle angle: Angle, as type: Value.Type = Value.self
  ) -> Value? {
    guard let total = chart.table.angleTotal, angle.radians.isFinite else { return nil }
    var turns = angle.radians / (2 * .pi)
    turns -= turns.rounded(.down)
    return Value(at: .number(turns * total))
  }

  /// Returns the angle of a position around the middle of the plot, clockwise from the top.
  public func angle(at position: Point) -> Angle {
    let size = plotSize
    let (x, y) = (position.x - size.width / 2, position.y - size.height / 2)
    let angle = Angle.clockwiseFromTop(x: x, y: y)
    return angle.radians < 0 ? Angle(radians: angle.radians + 2 * .pi) : angle
  }
}

/// Selecting, as the built-in gesture does.
extension ChartProxy {
  public func selectXValue(at position: Double) {
    guard let rect = plotRect else { return }
    chart.selection.x?(chart.xValue(at: chart.x.value(at: rect.minX + position)))
  }

  public func selectYValue(at position: Double) {
    guard let rect = plotRect else { return }
    chart.selection.y?(
      chart.y.value(chart.y.value(at: rect.minY + position), chart.panes[0].kind))
  }

  public func selectXRange(from start: Double, to end: Double) {
    guard let rect = plotRect else { return }
    let ends = [start, end].map { chart.x.value(at: rect.minX + $0) }.sorted()
    chart.selection.xRange?(ends[0]...ends[1], chart.xKind)
  }

  public func selectYRange(from start: Double, to end: Double) {
    guard let rect = plotRect else { return }
    let ends = [start, end].map { chart.y.value(at: rect.minY + $0) }.sorted()
    chart.selection.yRange?(ends[0]...ends[1], chart.panes[0].kind)
  }

  public func selectAngleValue(at angle: Angle) {
    chart.selection.angle?(value(atAngle: angle, as: Double.self))
  }
}

/// What scales cover and what they give to values.
extension ChartProxy {
  public func xDomain<X: Plottable>(dataType: X.Type) -> [X] {
    domain(chart.x, chart.xKind)
  }

  public func yDomain<Y: Plottable>(dataType: Y.Type) -> [Y] {
    domain(chart.y, chart.panes[0].kind)
  }

  private func domain<Value: Plottable>(_ scale: Scale, _ kind: DataKind) -> [Value] {
    if case .category(let scale) = scale {
      return scale.categories.compactMap { Value(at: .category($0)) }
    }
    let ends = [scale.domain.lowerBound, scale.domain.upperBound]
    return ends.compactMap { Value(at: kind.value(at: $0)) }
  }

  public func foregroundStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    domain(chart.styles.color)
  }

  public func symbolDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    domain(chart.styles.symbol)
  }

  public func symbolSizeDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    domain(chart.styles.size)
  }

  public func lineStyleDomain<Value: Plottable>(dataType: Value.Type) -> [Value] {
    domain(chart.styles.dash)
  }

  private func domain<Value: Plottable, Output>(_ scale: StyleScale<Output>?) -> [Value] {
    guard let scale else { return [] }
    if let domain = scale.domain {
      let ends = [domain.lowerBound, domain.upperBound]
      return ends.compactMap { Value(at: scale.kind.value(at: $0)) }
    }
    return scale.categories.compactMap { Value(at: .category($0)) }
  }

  public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? {
    chart.styles.color?.output(for: value.plotValue) { StyleScales.mixed($0, $1) }
  }

  public func symbol<Value: Plottable>(for value: Value) -> AnyChartSymbolShape? {
    chart.styles.symbol?.output(for: value.plotValue) { outputs, _ in outputs.first }
      .map(AnyChartSymbolShape.init)
  }

  public func symbolSize<Value: Plottable>(for value: Value) -> Double? {
    chart.styles.size?.output(for: value.plotValue) { outputs, share in
      outputs.interpolated(at: share)
    }
  }

  public func lineStyle<Value: Plottable>(for value: Value) -> StrokeStyle? {
    chart.styles.dash?.output(for: value.plotValue) { outputs, _ in outputs.first }
  }
}

extension StyleScale {
  /// Returns the output for a value.
  func output(
    for value: PlotValue, between: ([Output], Double) -> Output?
  ) -> Output? {
    if case .category(let name) = value { return output(for: name) }
    return kind == .category ? nil : output(at: value.coordinate, between: between)
  }
}
