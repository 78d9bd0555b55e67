/// The prices of one interval of time.
public struct Candle: Hashable, Sendable {
  /// When the interval begins, in seconds since 1970.
  public var time: Double
  public var open: Double
  public var high: Double
  public var low: Double
  public var close: Double
  public var volume: Double?

  public init(
    time: Double, open: Double, high: Double, low: Double, close: Double, volume: Double? = nil
  ) {
    self.time = time
    self.open = open
    self.high = high
    self.low = low
    self.close = close
    self.volume = volume
  }

  /// Whether the price did not fall; equal counts as rising (`S2-1`).
  public var isRising: Bool { close >= open }

  /// The change from open to close as a share of the open; 0 when that is 0.
  ///
  /// Its sign is that of the movement, below zero too (`S2-6`).
  public var change: Double { open == 0 ? 0 : (close - open) / open.magnitude }

  /// Returns the prices between open and close, grown on both sides to at least
  /// `minimum`, so that an unchanged price stays visible (`S2-4`).
  ///
  /// An unfinished candle has the body of its finite price, or of 0.
  public func body(atLeast minimum: Double) -> ClosedRange<Double> {
    let ends = [open, close].filter(\.isFinite).sorted()
    let (low, high) = (ends.first ?? 0, ends.last ?? 0)
    let missing = max(minimum - (high - low), 0) / 2
    return low - missing...high + missing
  }
}
