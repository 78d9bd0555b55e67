/// A line that draws itself from its first point to its last.
public enum DrawIn {
  /// How long it takes, in seconds (`S4-4`).
  public static let duration = 1.6
  /// How long the line waits at its start, in seconds (`S4-5`).
  public static let delay = 0.05
  /// How long the demo shows one of its lines, in seconds (`S4-6`).
  public static let demoInterval = 2.8
  /// The room around the line for the halo of its tip, in points (`S4-7`).
  public static let inset = 12.0
  /// The width of the line in the seed's own form, in points (`S4-12`).
  public static let lineWidth = 3.5
  /// The radius of the dot at the tip, in points (`S4-12`).
  public static let dotRadius = 6.0
  /// The radius and the opacity of the halo around it (`S4-12`).
  public static let halo = (radius: 12.0, opacity: 0.25)

  /// Returns values as points that fill `rect` from left to right, the lowest at
  /// its bottom and the highest at its top (`S4-8`).
  ///
  /// Values that are not finite are left out and the others close ranks. Equal
  /// values lie half way up. None in an empty rectangle.
  public static func points(for values: [Double], in rect: Rect) -> [Point] {
    let values = values.filter(\.isFinite)
    guard !rect.isEmpty, let extent = values.finiteExtent else { return [] }
    let span = extent.upperBound - extent.lowerBound
    let step = values.count > 1 ? rect.width / Double(values.count - 1) : 0
    return values.enumerated().map { index, value in
      let isFlat = span == 0 || !span.isFinite
      let ratio = isFlat ? 0.5 : (value - extent.lowerBound) / span
      return Point(x: rect.minX + Double(index) * step, y: rect.maxY - ratio * rect.height)
    }
  }

  /// The two sets of values that the demo shows in turn (`S4-16`).
  public static let demo: [(title: String, values: [Double])] = [
    ("Americas", [20, 34, 28, 46, 40, 58, 52, 74, 66, 82, 78, 96]),
    ("Europe", [62, 58, 70, 64, 80, 76, 66, 72, 88, 84, 96, 90]),
  ]
}
