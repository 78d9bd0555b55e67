/// The candles of a whole series, each a wick and a body, without making a mark for any.
///
///     Chart { CandlestickPlot(candles) }
public struct CandlestickPlot: PrimitiveContent {
  let marks: CandleMarks

  /// Creates the candles of a series.
  ///
  /// `drawn` are averages that stand for them row by row, and `original` is what
  /// they were merged from.
  public init(
    _ candles: CandleSeries, look: CandleLook = CandleLook(), drawn: CandleSeries? = nil,
    original: CandleSeries? = nil
  ) {
    marks = CandleMarks(
      candles: candles, drawn: drawn ?? candles, original: original ?? candles, look: look)
  }

  public func collect(into collector: inout MarkCollector) {
    var layer = MarkLayer(
      CandleKind(marks: marks), x: PositionColumn(label: "Date"),
      y: PositionColumn(label: "Price"))
    layer.wholeCount = marks.candles.count
    collector.append(layer, x: .date, y: .number)
  }
}

/// The candles of a layer: what is selected, what is drawn, and how.
struct CandleMarks: Hashable, Sendable {
  /// The candles that are selected and read.
  var candles: CandleSeries
  /// What is drawn for them, row by row: themselves, or their averages.
  var drawn: CandleSeries
  /// What they were merged from, or themselves.
  var original: CandleSeries
  var look: CandleLook
}

/// Candles as a kind of mark.
struct CandleKind: MarkKind {
  let marks: CandleMarks

  var name: String { "candle" }
  var joinsRows: Bool { true }
  var selectionRank: Int { 3 }
  var isAlwaysClipped: Bool { true }
  var legendSymbol: LegendSymbol { .square }

  func coverage(of layer: MarkLayer, in visible: ClosedRange<Double>?) -> MarkCoverage {
    let drawn = marks.drawn
    let rows = visible.map { drawn.rows(reachingInto: $0) } ?? drawn.indices
    let prices = drawn.extent(of: rows)
    return MarkCoverage(
      x: drawn.timeExtent,
      y: prices.map { Extent(low: $0.lowerBound, high: $0.upperBound) } ?? .empty)
  }

  /// Candles have a domain of their own, without zero.
  func preferredYDomain(_ extent: Extent) -> ClosedRange<Double>? {
    CandleDomain.domain(low: extent.range?.lowerBound, high: extent.range?.upperBound)
  }

  /// The candles drawn out: wicks before bodies, the rising ones first.
  func items(_ placed: PlacedMarks) -> [Scene.Item] {
    let placement = CandlePlacement(placed, times: marks.candles.time)
    let shapes = CandleShapes(marks, placement)
    let look = marks.look
    return [
      placement.fill(shapes.rising.wicks, look.color(isRising: true)),
      placement.fill(shapes.rising.bodies, look.bodyColor(isRising: true)),
      placement.fill(shapes.falling.wicks, look.color(isRising: false)),
      placement.fill(shapes.falling.bodies, look.bodyColor(isRising: false)),
    ].compactMap(\.self)
  }
}

/// Reading candles.
extension CandleKind {
  func nearestX(to x: Double, in layer: MarkLayer) -> Double? {
    marks.candles.nearestRow(toTime: x).map { marks.candles.time[$0] }
  }

  func nextX(after x: Double, in layer: MarkLayer) -> Double? {
    let candles = marks.candles
    let row = candles.time.firstIndex(notBelow: x.nextUp, in: candles.indices)
    return row < candles.count ? candles.time[row] : nil
  }

  func previousX(before x: Double, in layer: MarkLayer) -> Double? {
    let candles = marks.candles
    let row = candles.time.firstIndex(notBelow: x, in: candles.indices)
    return row > 0 ? candles.time[row - 1] : nil
  }

  /// The candle itself, or the one that the nearest was merged into.
  func snappedX(to x: Double, in layer: MarkLayer) -> Double? {
    marks.candles.row(showing: x, from: marks.original).map { marks.candles.time[$0] }
  }

  /// Open, high, low and close.
  func values(atX x: Double, in layer: MarkLayer, _ table: MarkTable) -> [SelectedDatum.Value] {
    marks.candles.datum(atTime: x)?.values ?? []
  }
}

extension ResolvedChart {
  /// The candles that are selected and stepped, or nothing when there are none.
  var candles: CandleMarks? {
    table.layers.lazy.compactMap { ($0.kind as? CandleKind)?.marks }.first
  }
}

extension CandleSeries {
  /// Returns the rows in `domain` and one on each side, whose bodies may reach into it.
  func rows(reachingInto domain: ClosedRange<Double>) -> Range<Int> {
    let rows = rows(in: domain)
    return max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, count)
  }

  var timeExtent: Extent {
    Extent(low: time.first ?? .infinity, high: time.last ?? -.infinity)
  }
}
