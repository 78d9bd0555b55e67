import Glibc

/// How far a logarithmic y axis reaches: only positive values have a place on it.
public enum LogDomain {
  /// Returns an interval around `extent`, of positive values, with room on both
  /// sides that is the same share of the height as on a linear axis.
  ///
  /// Never of zero width, always positive and finite; without an extent, 1 to
  /// 10. A single value lies in the middle of a decade.
  public static func domain(
    of extent: ClosedRange<Double>?, padding: Double = LineDomain.padding
  ) -> ClosedRange<Double> {
    let largest = Double.greatestFiniteMagnitude
    guard let extent, extent.lowerBound > 0, extent.upperBound.isFinite else { return 1...10 }
    let span = log(extent.upperBound) - log(extent.lowerBound)
    let isFlat = span < 1e-9
    let factor = isFlat ? 10.0.squareRoot() : exp(span * max(padding, 0))
    let low = max(extent.lowerBound / factor, .leastNormalMagnitude)
    return min(low, extent.lowerBound)...max(min(extent.upperBound * factor, largest), low.nextUp)
  }

  /// Returns the interval around the finite positive ones of `values`.
  ///
  /// - Complexity: O(n).
  public static func domain(
    of values: [Double], padding: Double = LineDomain.padding
  ) -> ClosedRange<Double> {
    domain(of: values.filter { $0 > 0 }.finiteExtent, padding: padding)
  }
}
