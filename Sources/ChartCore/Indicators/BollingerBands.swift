/// A moving average and a band around it, as wide as the values scatter.
///
/// Source: J. Bollinger, "Bollinger on Bollinger Bands", 2001.
public struct BollingerBands: Hashable, Sendable {
  public let middle: [Double]
  public let upper: [Double]
  public let lower: [Double]

  /// Computes the simple average of `period` values and so many standard
  /// deviations of them, as of a whole population, above and below.
  ///
  /// - Complexity: O(n · period).
  public init(of values: [Double], period: Int = 20, deviations: Double = 2) {
    let spread = values.rolling(over: period) { window in
      let mean = window.reduce(0, +) / Double(window.count)
      let squares = window.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (squares / Double(window.count)).squareRoot() * deviations
    }
    middle = MovingAverage.simple(values, period: period)
    upper = zip(middle, spread).map { $0 + $1 }
    lower = zip(middle, spread).map { $0 - $1 }
  }
}
