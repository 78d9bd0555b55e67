/// The part of the plot area that a scale maps to: the whole of it less some padding, in points.
public struct PositionScaleRange: Hashable, Sendable {
  var startPadding = 0.0
  var endPadding = 0.0

  public static let plotDimension = PositionScaleRange()

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
    let head = min(endPadding, room)
    return Interval(from: start + sign * min(startPadding, room - head), to: end - sign * head)
  }
}
