/// How far the y axis of candles reaches.
public enum CandleDomain {
  /// The share of the span that is added on each side (`S2-2`).
  public static let padding = 0.08
  /// The share of the height that an unchanged price takes (`S2-5`).
  public static let shortestBody = 0.004
  /// The room of a flat price: this share of it, or this much.
  private static let flatRoom = 0.01
  /// Candles fill at least a fifth of the height: at most this many times their
  /// span is added on each side.
  private static let mostRoom = 2.0

  /// Returns an interval around the lowest low and the highest high, never of
  /// zero width and always finite; 0 to 1 when there are none, or when they
  /// are the wrong way round.
  ///
  /// Prices that are not finite do not count; a negative padding counts as none.
  public static func domain(
    low: Double?, high: Double?, padding: Double = padding
  ) -> ClosedRange<Double> {
    guard let low, let high, low.isFinite, high.isFinite, low <= high else { return 0...1 }
    let padding = max(padding, 0)
    let span = high - low
    guard span > 0 else { return flat(high, padding: padding) }
    guard padding > 0, span.isFinite else { return low...high }
    let room = max(span, high.magnitude * flatRoom, flatRoom) * padding
    return (low...high).padded(by: min(room, span * mostRoom))
  }

  /// Returns the interval around the candles of some rows.
  ///
  /// - Complexity: O(log n).
  public static func domain(
    of candles: CandleSeries, rows: Range<Int>? = nil, padding: Double = padding
  ) -> ClosedRange<Double> {
    let rows = (rows ?? candles.indices).clamped(to: candles.indices)
    let prices = candles.extent(of: rows)
    return domain(low: prices?.lowerBound, high: prices?.upperBound, padding: padding)
  }

  /// Returns the shortest body of a candle in a domain, in prices.
  public static func minimumBody(in domain: ClosedRange<Double>) -> Double {
    (domain.upperBound - domain.lowerBound) * shortestBody
  }

  /// A price far below the fixed room would be lost in it: it has room of its own size.
  private static func flat(_ price: Double, padding: Double) -> ClosedRange<Double> {
    let room = max(price.magnitude * flatRoom, flatRoom) * padding
    let limit = price == 0 ? .infinity : price.magnitude * padding
    return (price...price).padded(by: min(room, limit))
  }
}
