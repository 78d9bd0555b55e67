extension MarkRun {
  /// The lowest and the highest y of the marks that are at least partly in `visible`, or of all.
  func yExtent(in visible: ClosedRange<Double>?) -> Extent {
    if let source = data.source, let visible { return Extent(source.yDomain(in: visible)) }
    guard let candles = data.candles?.drawn else { return data.yExtent }
    let rows = visible.map { candles.rows(reachingInto: $0) } ?? candles.indices
    if kind == .candle { return Extent(candles.extent(of: rows)) }
    return Extent(of: data.y.unpacked(rows))
  }
}

extension Extent {
  fileprivate init(_ range: ClosedRange<Double>?) {
    self = range.map { Extent(low: $0.lowerBound, high: $0.upperBound) } ?? .empty
  }
}

extension CandleSeries {
  /// Returns the rows in `domain` and one on each side, whose bodies may reach into it.
  fileprivate func rows(reachingInto domain: ClosedRange<Double>) -> Range<Int> {
    let rows = rows(in: domain)
    return max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, count)
  }
}
