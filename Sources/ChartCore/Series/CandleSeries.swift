/// Open, high, low and close prices as parallel columns, ascending in time.
public struct CandleSeries: Hashable, Sendable {
  /// Seconds since 1970, ascending and finite: when each candle begins.
  public let time: [Double]
  public let open: [Double]
  public let high: [Double]
  public let low: [Double]
  public let close: [Double]
  /// What was traded, where the data say so.
  public let volume: [Double]?

  /// Creates a series from columns of the same count, ascending in time.
  ///
  /// - Complexity: O(n).
  public init(
    time: [Double], open: [Double], high: [Double], low: [Double], close: [Double],
    volume: [Double]? = nil
  ) {
    let counts = [open.count, high.count, low.count, close.count, volume?.count ?? time.count]
    precondition(counts.allSatisfy { $0 == time.count }, "the columns are parallel")
    precondition(
      zip(time, time.dropFirst()).allSatisfy { $0 <= $1 }, "candles ascend in time")
    self.time = time
    self.open = open
    self.high = high
    self.low = low
    self.close = close
    self.volume = volume
  }

  public var count: Int { time.count }
  public var isEmpty: Bool { time.isEmpty }
  public var indices: Range<Int> { 0..<count }

  /// The candle of one row.
  public subscript(row: Int) -> Candle {
    Candle(
      time: time[row], open: open[row], high: high[row], low: low[row], close: close[row],
      volume: volume?[row])
  }

  /// Returns the row of the candle nearest in time; the earlier of two equally
  /// near, nothing when there is none (`S2-7`).
  ///
  /// - Complexity: O(log n).
  public func nearestRow(toTime time: Double) -> Int? {
    self.time.nearestAscendingIndex(to: time, in: indices)
  }
}

extension CandleSeries {
  /// Creates a series of these candles; the volume counts when all have one.
  public init(_ candles: [Candle]) {
    let volumes = candles.compactMap(\.volume)
    self.init(
      time: candles.map(\.time), open: candles.map(\.open), high: candles.map(\.high),
      low: candles.map(\.low), close: candles.map(\.close),
      volume: volumes.count == candles.count && !volumes.isEmpty ? volumes : nil)
  }
}
