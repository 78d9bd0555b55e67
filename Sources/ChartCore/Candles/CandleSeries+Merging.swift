extension CandleSeries {
  /// The most frequent distance between candles: the median, in seconds.
  ///
  /// Nights and weekends do not count, being fewer. A day when there is no
  /// second candle to measure. Long series are sampled.
  public var typicalInterval: Double { SessionTimes(times: time).interval }

  /// Returns the rows that each candle of `unit` is merged from, ascending, or
  /// nothing when they are more than `limit`.
  ///
  /// - Complexity: O(m log n) for m merged candles.
  public func bins(
    of unit: CandleUnit, rows: Range<Int>? = nil, in zone: TimeZoneRules, atMost limit: Int = .max
  ) -> [Range<Int>]? {
    var rest = (rows ?? indices).clamped(to: indices)
    var bins: [Range<Int>] = []
    while !rest.isEmpty {
      guard bins.count < limit else { return nil }
      let end = unit.interval(around: time[rest.lowerBound], in: zone).upperBound
      let next = max(time.firstIndex(notBelow: end, in: rest), rest.lowerBound + 1)
      bins.append(rest.lowerBound..<next)
      rest = next..<rest.upperBound
    }
    return bins
  }

  /// Returns the candles merged into intervals of `unit`, each beginning with the
  /// interval: first open, highest high, lowest low, last close, all volume.
  ///
  /// Prices that are not finite do not count; intervals without any are left out.
  /// - Complexity: O(n).
  public func merged(
    into unit: CandleUnit, rows: Range<Int>? = nil, in zone: TimeZoneRules
  ) -> CandleSeries {
    var candles: [Candle] = []
    for bin in bins(of: unit, rows: rows, in: zone) ?? [] {
      let start = unit.interval(around: time[bin.lowerBound], in: zone).lowerBound
      guard let candle = merged(bin, beginningAt: max(start, candles.last?.time ?? start))
      else { continue }
      candles.append(candle)
    }
    return CandleSeries(candles)
  }

  /// Returns the shortest unit that leaves at most `limit` candles, or nothing
  /// when they are few enough as they are.
  ///
  /// - Complexity: O(limit · log n).
  public func unit(
    fitting limit: Int, rows: Range<Int>? = nil, in zone: TimeZoneRules
  ) -> CandleUnit? {
    let rows = (rows ?? indices).clamped(to: indices)
    guard rows.count > max(limit, 1) else { return nil }
    let shortest = typicalInterval
    let longer = CandleUnit.choices.filter { $0.length > shortest }
    return longer.first { bins(of: $0, rows: rows, in: zone, atMost: max(limit, 1)) != nil }
      ?? CandleUnit.choices.last
  }

  private func merged(_ rows: Range<Int>, beginningAt start: Double) -> Candle? {
    var extent = Extent.empty
    for row in rows where low[row].isFinite && high[row].isFinite {
      extent.formUnion(Extent(low[row]))
      extent.formUnion(Extent(high[row]))
    }
    guard let open = rows.first(where: { open[$0].isFinite }).map({ open[$0] }),
      let close = rows.last(where: { close[$0].isFinite }).map({ close[$0] }),
      let prices = extent.range
    else { return nil }
    return Candle(
      time: start, open: open, high: prices.upperBound, low: prices.lowerBound, close: close,
      volume: volume.map { volume in rows.reduce(0) { $0 + (volume[$1].isFinite ? volume[$1] : 0) }
      })
  }
}
