/// How far the y axis of a line reaches.
///
///     LineDomain.domain(of: 1173...1721)  // 1090.8...1803.2
public enum LineDomain {
  /// The share of the span that is added on each side (`S0-14`).
  public static let padding = 0.15

  /// Returns an interval around values from `extent`, never of zero width and
  /// always finite; without an extent, 0 to 1.
  ///
  /// A single value has one unit of room on each side, or a few ulps where that
  /// would be lost. Room that no double can express is left out.
  public static func domain(of extent: ClosedRange<Double>?) -> ClosedRange<Double> {
    guard let extent, extent.lowerBound.isFinite, extent.upperBound.isFinite else { return 0...1 }
    let span = extent.upperBound - extent.lowerBound
    let room = span > 0 && span.isFinite ? span * padding : 1
    return extent.padded(by: room)
  }

  /// Returns the interval around the finite ones of `values` (`S0-12`).
  ///
  /// - Complexity: O(n).
  public static func domain(of values: [Double]) -> ClosedRange<Double> {
    domain(of: values.finiteExtent)
  }
}

extension ClosedRange<Double> {
  /// Returns the range with room on both sides, at least a few ulps and at most
  /// what is finite.
  func padded(by room: Double) -> ClosedRange<Double> {
    let largest = Double.greatestFiniteMagnitude
    let magnitude = Swift.max(lowerBound.magnitude, upperBound.magnitude)
    let room = Swift.max(room, 64 * magnitude.ulp)
    return Swift.max(lowerBound - room, -largest)...Swift.min(upperBound + room, largest)
  }
}

extension [Double] {
  /// The lowest and the highest of the finite values.
  var finiteExtent: ClosedRange<Double>? {
    var extent = Extent.empty
    for value in self where value.isFinite { extent.formUnion(Extent(value)) }
    return extent.range
  }
}
