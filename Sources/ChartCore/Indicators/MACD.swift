/// The distance between a fast and a slow exponential average, and its own average.
///
/// Source: G. Appel, "Technical Analysis: Power Tools for Active Investors", 2005.
public struct MACD: Hashable, Sendable {
  /// The fast average less the slow one.
  public let line: [Double]
  /// The exponential average of the line.
  public let signal: [Double]
  /// The line less its signal.
  public let histogram: [Double]

  public init(of values: [Double], fast: Int = 12, slow: Int = 26, signal: Int = 9) {
    let fast = MovingAverage.exponential(values, period: fast)
    let slow = MovingAverage.exponential(values, period: slow)
    line = zip(fast, slow).map { $0 - $1 }
    self.signal = MovingAverage.exponential(line, period: signal)
    histogram = zip(line, self.signal).map { $0 - $1 }
  }
}
