extension CandleSeries {
  /// Returns the candles averaged with their predecessors, which hold their color
  /// while a trend lasts.
  ///
  /// The close is the mean of the four prices; the open is the middle of the
  /// averaged candle before.
  /// - Complexity: O(n).
  ///
  /// Source: D. Valcu, "Using the Heikin-Ashi technique", Technical Analysis of
  /// Stocks & Commodities 22, 2004.
  public func heikinAshi() -> CandleSeries {
    var before: Candle?
    let averaged = indices.map { row -> Candle in
      let candle = self[row].averaged(after: before)
      before = candle
      return candle
    }
    return CandleSeries(averaged, name: name)
  }
}

extension Candle {
  fileprivate func averaged(after before: Candle?) -> Candle {
    var averaged = self
    averaged.close = (open + high + low + close) / 4
    averaged.open = before.map { ($0.open + $0.close) / 2 } ?? (open + close) / 2
    averaged.high = max(high, averaged.open, averaged.close)
    averaged.low = min(low, averaged.open, averaged.close)
    return averaged
  }
}
