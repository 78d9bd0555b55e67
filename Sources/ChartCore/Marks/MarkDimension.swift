/// The width of a mark.
public enum MarkDimension: Hashable, Sendable {
  /// 70 % of the scale's step.
  case automatic
  /// In points.
  case fixed(Double)
  /// A share of the scale's step.
  case ratio(Double)
  /// The scale's step without so many points on each side.
  case inset(Double)

  /// Returns the width beside neighbors `step` points away.
  func width(in step: Double) -> Double {
    switch self {
    case .automatic: step * 0.7
    case .fixed(let width): width
    case .ratio(let share): step * share
    case .inset(let inset): max(step - 2 * inset, 0)
    }
  }
}
