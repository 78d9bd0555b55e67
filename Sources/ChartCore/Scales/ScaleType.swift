/// How a scale maps data to positions, colours or sizes.
///
/// Source: Swift Charts, `ScaleType`.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  /// Equal ratios are equally far apart; only positive values have a place.
  public static let log = ScaleType(kind: .log)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let squareRoot = ScaleType(kind: .power(0.5))
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)

  /// A scale of powers; an exponent that is not positive and finite counts as one.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent > 0 && exponent.isFinite ? exponent : 1))
  }

  /// A scale that is logarithmic on both sides of zero and linear around it; a slope that is not
  /// positive and finite counts as one.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(
      kind: .symmetricLog(slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
  }
}
