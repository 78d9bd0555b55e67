/// A value that a chart can place: a number or an instant.
public protocol Plottable {
  /// The value as the scales see it.
  var plotValue: PlotValue { get }
  /// Creates the value at a place of a scale, or nothing when there is none.
  init?(plotValue: PlotValue)
}

/// A value as a scale sees it.
public enum PlotValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since 1970.
  case instant(Double)

  /// The position on the number line, whatever the kind.
  public var coordinate: Double {
    switch self {
    case .number(let value), .instant(let value): value
    }
  }

  /// Returns a value of the same kind at another place.
  public func moved(to coordinate: Double) -> PlotValue {
    switch self {
    case .number: .number(coordinate)
    case .instant: .instant(coordinate)
    }
  }
}
