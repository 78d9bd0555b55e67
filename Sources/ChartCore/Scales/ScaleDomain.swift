/// What a scale covers: a range, a list of values, or what the data need.
///
/// Source: Swift Charts, `ScaleDomain`.
public protocol ScaleDomain {
  var request: ScaleDomainRequest { get }
}

/// What is asked of a scale's domain.
public struct ScaleDomainRequest {
  enum Kind {
    case automatic
    case range(PlotValue, PlotValue)
    case values([PlotValue])
  }

  var kind: Kind
  var includesZero: Bool?
  var isReversed = false
  /// Changes what was inferred: both ends, or all categories.
  var modify: (([PlotValue]) -> [PlotValue])?

  init(_ kind: Kind) { self.kind = kind }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var request: ScaleDomainRequest {
    ScaleDomainRequest(.range(lowerBound.plotValue, upperBound.plotValue))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var request: ScaleDomainRequest { ScaleDomainRequest(.values(map(\.plotValue))) }
}

/// A domain that is inferred from the data.
///
/// Source: Swift Charts, `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  public var request = ScaleDomainRequest(.automatic)
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// All data; numbers with zero.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// All data, with or without zero, and perhaps from the highest to the lowest.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    var domain = AutomaticScaleDomain()
    domain.request.includesZero = includesZero
    domain.request.isReversed = reversed ?? false
    return domain
  }

  /// All data, and what a closure makes of them: it is given both ends, or all categories.
  public static func automatic<Value: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: Value.Type = Value.self,
    modifyInferredDomain: @escaping (inout [Value]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = automatic(includesZero: includesZero, reversed: reversed)
    domain.request.modify = { inferred in
      var values = inferred.compactMap { Value(at: $0) }
      modifyInferredDomain(&values)
      return values.map(\.plotValue)
    }
    return domain
  }
}

/// The part of the plot area that a scale maps to: the whole of it less some padding, in points.
///
/// Source: Swift Charts, `PlotDimensionScaleRange`.
public struct PositionScaleRange: Hashable, Sendable {
  var startPadding = 0.0
  var endPadding = 0.0

  public static let plotDimension = PositionScaleRange()

  /// Returns the range with the same room at both ends.
  public static func plotDimension(padding: Double) -> PositionScaleRange {
    PositionScaleRange(startPadding: padding, endPadding: padding)
  }

  /// Returns the range with room at its ends; for y, the end is the top.
  public static func plotDimension(
    startPadding: Double = 0, endPadding: Double = 0
  ) -> PositionScaleRange {
    PositionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }

  /// Returns the range between two ends of the plot area; padding is cut to the room there is.
  func interval(from start: Double, to end: Double) -> Interval {
    let sign = end < start ? -1.0 : 1.0
    let room = (end - start).magnitude
    let head = min(max(endPadding, 0), room)
    let foot = min(max(startPadding, 0), room - head)
    return Interval(from: start + sign * foot, to: end - sign * head)
  }
}
