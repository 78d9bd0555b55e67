import ChartCore

extension XKind {
  /// Returns a place on the axis as a value of its kind.
  func value(_ x: Double) -> PlotValue {
    switch self {
    case .time: .instant(x)
    case .number: .number(x)
    }
  }
}
