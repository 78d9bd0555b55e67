/// Conversions between values and positions of one chart, in points relative to its plot area.
///
/// Everything is nothing when there is no plot area or no such value. A chart
/// hands out its proxy; nobody makes one (`S3-2`).
public struct ChartProxy {
  let plot: ResolvedChart
  /// Where the chart itself begins, which overlays draw relative to.
  let origin: Point

  /// The plot area inside the chart.
  public var plotFrame: Rect? {
    guard !plot.area.isEmpty else { return nil }
    return Rect(
      x: plot.area.x - origin.x, y: plot.area.y - origin.y, width: plot.area.width,
      height: plot.area.height)
  }

  public var plotSize: Size { plot.area.size }

  public func position<X: Plottable>(forX value: X) -> Double? {
    position(plot.x, value.plotValue.coordinate).map { $0 - plot.area.minX }
  }

  public func position<Y: Plottable>(forY value: Y) -> Double? {
    position(plot.y, value.plotValue.coordinate).map { $0 - plot.area.minY }
  }

  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> Point? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return Point(x: x, y: y)
  }

  public func value<X: Plottable>(atX position: Double, as type: X.Type = X.self) -> X? {
    guard !plot.area.isEmpty, position.isFinite else { return nil }
    return X(plotValue: plot.xKind.moved(to: plot.x.value(at: plot.area.minX + position)))
  }

  public func value<Y: Plottable>(atY position: Double, as type: Y.Type = Y.self) -> Y? {
    guard !plot.area.isEmpty, position.isFinite else { return nil }
    return Y(plotValue: .number(plot.y.value(at: plot.area.minY + position)))
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: Point, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  private func position(_ scale: Scale, _ value: Double) -> Double? {
    guard !plot.area.isEmpty, value.isFinite else { return nil }
    let position = scale.position(for: value)
    return position.isFinite ? position : nil
  }
}
