extension CandleSeries {
  /// The names of the prices of a datum, in order.
  public static var priceNames: [String] { ["open", "high", "low", "close"] }

  /// Returns the prices of the candle at exactly `time`, or nothing when there is none.
  public func datum(atTime time: Double) -> SelectedDatum? {
    guard let row = row(atTime: time) else { return nil }
    let prices = [open[row], high[row], low[row], close[row]]
    return SelectedDatum(
      x: .instant(time),
      values: zip(Self.priceNames, prices).map { SelectedDatum.Value(series: $0, value: $1) })
  }

  /// Returns the row of the candle at exactly `time`.
  ///
  /// - Complexity: O(log n).
  func row(atTime time: Double) -> Int? {
    let row = self.time.firstIndex(notBelow: time, in: indices)
    return row < count && self.time[row] == time ? row : nil
  }

  /// Returns the row of the last candle that begins at or before `time`, the first at the earliest.
  ///
  /// - Complexity: O(log n).
  func row(covering time: Double) -> Int? {
    if isEmpty || time.isNaN { return nil }
    return max(self.time.firstIndex(notBelow: time.nextUp, in: indices) - 1, 0)
  }

  /// Returns the rows of candles that begin in `domain`.
  func rows(in domain: ClosedRange<Double>) -> Range<Int> {
    let first = time.firstIndex(notBelow: domain.lowerBound, in: indices)
    return first..<time.firstIndex(notBelow: domain.upperBound.nextUp, in: first..<count)
  }
}
