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
    of unit: CalendarUnit, rows: Range<Int>? = nil, in zone: TimeZoneRules, atMost limit: Int = .max
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
  /// A volume that is missing counts as nothing.
  /// - Complexity: O(m log n) for m merged candles, or O(n) when there is a volume.
  public func merged(
    into unit: CalendarUnit, rows: Range<Int>? = nil, in zone: TimeZoneRules
  ) -> CandleSeries {
    var candles: [Candle] = []
    for bin in bins(of: unit, rows: rows, in: zone) ?? [] {
      let start = unit.interval(around: time[bin.lowerBound], in: zone).lowerBound
      let isLater = candles.last.map { $0.time < start } ?? true
      candles.append(merged(bin, beginningAt: isLater ? start : time[bin.lowerBound]))
    }
    return CandleSeries(candles, name: name)
  }

  /// Returns the shortest unit that leaves at most `limit` candles, or nothing
  /// when they are few enough as they are.
  ///
  /// - Complexity: O(limit · log n).
  public func unit(
    fitting limit: Int, rows: Range<Int>? = nil, in zone: TimeZoneRules
  ) -> CalendarUnit? {
    let rows = (rows ?? indices).clamped(to: indices)
    guard rows.count > max(limit, 1) else { return nil }
    let shortest = typicalInterval
    let longer = CalendarUnit.choices.filter { $0.length > shortest }
    return longer.first { bins(of: $0, rows: rows, in: zone, atMost: max(limit, 1)) != nil }
      ?? CalendarUnit.choices.last
  }

  private func merged(_ rows: Range<Int>, beginningAt start: Double) -> Candle {
    let (first, last) = (rows.lowerBound, rows.upperBound - 1)
    let prices = extent(of: rows) ?? low[first]...high[first]
    return Candle(
      time: start, open: open[first], high: prices.upperBound, low: prices.lowerBound,
      close: close[last],
      volume: volume.map { Self.sum($0, rows) })
  }

  private static func sum(_ volume: PackedDoubles, _ rows: Range<Int>) -> Double {
    var sum = 0.0
    volume.forEachBlock(in: rows) { _, values in
      for value in values where value.isFinite { sum += value }
    }
    return sum
  }
}
