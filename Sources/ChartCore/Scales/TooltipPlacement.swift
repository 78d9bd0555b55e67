/// Where the tooltip stands beside the selected datum.
public enum TooltipPlacement {
  /// Returns the center of a tooltip of this width, as near to `x` as it fits
  /// inside `plot`; the center of the plot when it does not (`S0-19`).
  ///
  ///     TooltipPlacement.centerX(at: 5, width: 40, in: 0...300)  // 20.0
  public static func centerX(
    at x: Double, width: Double, in plot: ClosedRange<Double>
  ) -> Double {
    let half = max(width, 0) / 2
    guard plot.upperBound - plot.lowerBound > 2 * half else {
      return plot.lowerBound / 2 + plot.upperBound / 2
    }
    return min(max(x, plot.lowerBound + half), plot.upperBound - half)
  }
}
