/// A run of marks with all that turns its values into positions and its style into colours.
public struct PlacedMarks: Hashable, Sendable {
  let run: MarkRun
  let x: Scale
  let y: Scale
  let area: Rect
  let scheme: ColorScheme
  /// The width of a device pixel, in points.
  let columnWidth: Double

  /// The marks drawn out, clipped where their data goes on outside the plot.
  var items: [Scene.Item] {
    let items = unclippedItems
    if items.isEmpty { return [] }
    return [.group(name, clip: needsClip ? area : nil, items)]
  }

  private var name: String {
    switch run.kind {
    case .line: "line"
    case .area: "area"
    case .point: "point"
    case .rule: "rule"
    case .rectangle: "rectangle"
    case .bar: "bar"
    case .candle: "candle"
    }
  }

  private var unclippedItems: [Scene.Item] {
    switch run.kind {
    case .line: lineItems
    case .area: areaItems
    case .point: pointItems
    case .rule: ruleItems
    case .rectangle: rectangleItems
    case .bar: barItems
    case .candle: candleItems
    }
  }

  /// A line that ends in the plot keeps its round ends, even over the edge.
  private var needsClip: Bool {
    if run.data.candles != nil || run.kind == .bar { return true }
    func reachesOut(_ extent: Extent, _ domain: ClosedRange<Double>) -> Bool {
      extent.low < domain.lowerBound || extent.high > domain.upperBound
    }
    return reachesOut(run.data.xExtent, x.domain) || reachesOut(run.data.yExtent, y.domain)
  }

  var style: AnyShapeStyle {
    (run.style.foreground ?? .color(.primary)).opacity(run.style.opacity)
  }

  /// Returns the style as paint for marks that cover `bounds`.
  func paint(over bounds: Rect) -> Paint { style.paint(in: bounds, scheme) }

  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: self.x.position(for: x), y: self.y.position(for: y))
  }
}
