/// Returns the mean of what was paid since the session began: typical prices,
/// each weighted with its volume.
///
/// The typical price is the mean of high, low and close. Each of `sessions`
/// starts again; without any, all rows are one. NaN where nothing was traded
/// yet; rows with a missing volume do not count.
/// - Complexity: O(n).
///
/// Source: S. A. Berkowitz, D. E. Logue, E. A. Noser, "The total cost of
/// transactions on the NYSE", Journal of Finance 43, 1988.
public func volumeWeightedAveragePrice(
  of candles: CandleSeries, sessions: [Range<Int>]? = nil
) -> [Double] {
  var averages = [Double](repeating: .nan, count: candles.count)
  guard let volume = candles.volume?.unpacked else { return averages }
  let (high, low, close) = (candles.high.unpacked, candles.low.unpacked, candles.close.unpacked)
  for session in sessions ?? [candles.indices] {
    var (paid, traded) = (0.0, 0.0)
    for row in session {
      let price = (high[row] + low[row] + close[row]) / 3
      if volume[row].isFinite, volume[row] > 0 {
        paid += price * volume[row]
        traded += volume[row]
      }
      averages[row] = traded > 0 ? paid / traded : .nan
    }
  }
  return averages
}
