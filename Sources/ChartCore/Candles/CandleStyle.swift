/// How a candle is drawn.
public enum CandleStyle: String, Hashable, Sendable, CaseIterable {
  /// A filled body on a wick.
  case candle
  /// An empty body where the price rose; the color compares with the close before.
  case hollow
  /// A stem with the open on its left and the close on its right.
  case bar
  /// Candles averaged with their predecessors.
  case heikinAshi = "heikin-ashi"

  /// The style after this one, around in a circle.
  public var next: CandleStyle {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
