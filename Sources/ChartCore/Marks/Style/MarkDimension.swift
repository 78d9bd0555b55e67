/// The width or the height of a mark.
///
///     BarMark(x: .value("Day", day, unit: .day), y: .value("Sales", 3), width: .ratio(0.8))
///     RectangleMark(x: .value("Index", 1), yStart: low, yEnd: high, width: 16)
///
/// Source: Swift Charts, `MarkDimension`.
public enum MarkDimension: Hashable, Sendable {
  /// 70 % of the scale's step.
  case automatic
  /// In points.
  case fixed(Double)
  /// A share of the scale's step.
  case ratio(Double)
  /// The scale's step without so many points on each side.
  case inset(Double)

  /// The share of the step that `automatic` takes.
  public static let automaticRatio = 0.7

  /// Returns the length beside neighbors `step` points away; never negative.
  func length(in step: Double) -> Double {
    let length =
      switch self {
      case .automatic: step * Self.automaticRatio
      case .fixed(let length): length
      case .ratio(let share): step * share
      case .inset(let inset): step - 2 * inset
      }
    return length > 0 ? length : 0
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}

/// How marks at the same place are put together.
///
/// Source: Swift Charts, `MarkStackingMethod`.
public enum MarkStackingMethod: UInt8, Hashable, Sendable {
  /// Each on the one before, from zero; negative values stack downwards.
  case standard
  /// As shares of the whole.
  case normalized
  /// Around a middle line, as in a stream graph.
  case center
  /// Over each other, each from zero.
  case unstacked
}
