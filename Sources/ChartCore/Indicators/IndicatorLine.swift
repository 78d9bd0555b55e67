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
    let words = indicator.description.split { ":,".contains($0) }.map(String.init)
    let isShort = indicator.name.count <= 4
    let first = isShort ? indicator.name.uppercased() : indicator.name.capitalizedFirst
    let name = ([first] + words.dropFirst()).joined(separator: " ")
    return part == .main ? name : "\(name) \(part)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
