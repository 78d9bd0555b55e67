/// The distances of axes, in points.
enum AxisMetrics {
  /// From the plot area to the labels beside it.
  static let gapBeside = 10.0
  /// From the plot area to the labels below it.
  static let gapBelow = 8.0
  /// The least room between two labels in a row.
  static let labelSpacing = 24.0
  /// About how far apart the ticks of y are.
  static let yTickSpacing = 56.0
  /// How far apart the ticks of y are at the closest.
  static let smallestYTickSpacing = 28.0
  /// How far apart they are at the closest in a pane under the first.
  static let smallestYTickSpacingInPane = 14.0
  /// About how far apart the ticks of x are at the closest.
  static let xTickSpacing = 48.0
  /// With less width than this beside them, the labels of y are left out.
  static let smallestWidthWithLabels = 100.0
  /// With less height than this above them, the labels of x are left out.
  static let smallestHeightWithLabels = 60.0
  /// The least room between the names of neighboring bands.
  static let categorySpacing = 6.0
  /// Names are not cut off to less than this.
  static let smallestTruncated = 36.0
  /// The length of a tick beside the plot area.
  static let tickLength = 4.0
  /// From the plot area to the title of an axis, and to the legend.
  static let titleSpacing = 6.0
  /// From the edge of the plot area to labels inside of it.
  static let insetSpacing = 4.0
}
