/// The volume of candles as bars in their colours; none without a volume.
public struct VolumePlot: PrimitiveContent {
  let kind: CandleBarKind
  let label: String

  public init(_ candles: CandleSeries, look: CandleLook = CandleLook()) {
    let marks = CandleMarks(candles: candles, drawn: candles, original: candles, look: look)
    kind = CandleBarKind(times: candles.time, values: candles.volume ?? [], candles: marks)
    label = "Volume"
  }

  /// Creates bars as wide as candles for the values of a series.
  init(histogram series: Series) {
    kind = CandleBarKind(times: series.x, values: series.y, candles: nil)
    label = series.name
  }

  public func collect(into collector: inout MarkCollector) {
    guard kind.values.count == kind.times.count else { return }
    var layer = MarkLayer(
      kind, x: PositionColumn(label: "Date"), y: PositionColumn(label: label))
    layer.wholeCount = kind.times.count
    collector.append(layer, x: .date, y: .number)
  }
}

/// Bars from zero, as wide as candles are.
struct CandleBarKind: MarkKind {
  let times: PackedDoubles
  let values: PackedDoubles
  let candles: CandleMarks?

  var name: String { "bar" }
  var joinsRows: Bool { true }
  var isAlwaysClipped: Bool { true }
  var legendSymbol: LegendSymbol { .square }

  func coverage(of layer: MarkLayer, in visible: ClosedRange<Double>?) -> MarkCoverage {
    let x = Extent(low: times.first ?? .infinity, high: times.last ?? -.infinity)
    guard let visible else { return MarkCoverage(x: x, y: Extent(of: values)) }
    let first = times.firstIndex(notBelow: visible.lowerBound, in: times.indices)
    let end = times.firstIndex(notBelow: visible.upperBound.nextUp, in: first..<times.count)
    let rows = max(first - 1, 0)..<min(end + 1, times.count)
    return MarkCoverage(x: x, y: Extent(of: values.unpacked(rows)))
  }

  /// Bars in the colours of their candles, else in their own.
  func items(_ placed: PlacedMarks) -> [Scene.Item] {
    let placement = CandlePlacement(placed, times: times)
    let bars = BarShapes(self, placement)
    guard let look = candles?.look else {
      let bounds = bars.rising.bounds ?? placed.area
      return bars.rising.elements.isEmpty
        ? [] : [.fill(bars.rising, placed.paint(0, over: bounds))]
    }
    let opacity = placed.looks[0].opacity
    return [
      placement.fill(bars.rising, look.bodyColor(isRising: true).opacity(opacity)),
      placement.fill(bars.falling, look.bodyColor(isRising: false).opacity(opacity)),
    ].compactMap(\.self)
  }
}
