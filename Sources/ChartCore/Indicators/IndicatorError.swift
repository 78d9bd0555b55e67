/// Why a text is no indicator.
public enum IndicatorError: Error, Hashable {
  case unknownName(String)
  /// More or fewer numbers than the indicator has.
  case wrongCount(name: String, expected: Int, found: Int)
  /// A period is a whole number from 1 to 10,000.
  case notAPeriod(String)
  /// Standard deviations are more than 0, at most 100.
  case notANumberOfDeviations(String)
  /// The fast average of `macd` has the shorter period.
  case fastNotBelowSlow(fast: Int, slow: Int)
}
