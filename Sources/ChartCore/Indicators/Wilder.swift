/// Returns the relative strength index, from 0 when prices only fell to 100 when
/// they only rose; 50 when they did not move.
///
/// The first value needs `period` changes; after a gap it starts again.
/// - Complexity: O(n).
///
/// Source: J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section VI.
public func relativeStrengthIndex(of values: [Double], period: Int = 14) -> [Double] {
  let changes = [.nan] + zip(values, values.dropFirst()).map { $1 - $0 }
  let column = Array(changes.prefix(values.count))
  let gains = MovingAverage.wilder(column.map { $0.isFinite ? max($0, 0) : .nan }, period: period)
  let losses = MovingAverage.wilder(column.map { $0.isFinite ? max(-$0, 0) : .nan }, period: period)
  return zip(gains, losses).map { gain, loss in
    gain == 0 && loss == 0 ? 50 : 100 * (gain / (gain + loss))
  }
}

/// Returns the average true range: how far prices move in an interval, the jump
/// from the close before included.
///
/// The first candle has its own range only.
/// - Complexity: O(n).
///
/// Source: J. W. Wilder, "New Concepts in Technical Trading Systems", 1978, section III.
public func averageTrueRange(of candles: CandleSeries, period: Int = 14) -> [Double] {
  let (highs, lows, closes) = (candles.high.unpacked, candles.low.unpacked, candles.close.unpacked)
  let ranges = candles.indices.map { row -> Double in
    let (high, low) = (highs[row], lows[row])
    guard row > 0 else { return high - low }
    let before = closes[row - 1]
    return max(high - low, (high - before).magnitude, (low - before).magnitude)
  }
  return MovingAverage.wilder(ranges, period: period)
}
