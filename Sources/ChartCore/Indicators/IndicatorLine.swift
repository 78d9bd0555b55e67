/// One line of an indicator, as a column parallel to the candles.
public struct IndicatorLine: Hashable, Sendable {
  /// What a line is within its indicator.
  public enum Part: Hashable, Sendable {
    case main, upper, lower, signal
    /// Drawn as bars from zero.
    case histogram
  }

  public let indicator: Indicator
  public let part: Part
  /// NaN where there is no value.
  public let values: [Double]

  /// What a legend calls it, for instance `SMA 20` or `MACD 12 26 9 signal`.
  public var name: String {
    let name = indicator.description.uppercased().split { ":,".contains($0) }.joined(separator: " ")
    return part == .main ? name : "\(name) \(part)"
  }
}
