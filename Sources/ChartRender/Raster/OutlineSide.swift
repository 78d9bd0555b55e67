import ChartCore

/// A side of an outline: straight edges, or the upper or the lower half of a circle.
///
/// Its heights are asked for from left to right.
struct OutlineSide {
  private var middle: Point
  private var slope: Double
  private let radius: Double
  private let corners: [Point]
  /// The corner at which the present edge ends.
  private var next = 0
  private let last: Int

  /// Creates a straight side.
  init(from start: Point, to end: Point) {
    (middle, slope) = (start, Self.slope(from: start, to: end))
    (radius, corners, last) = (0, [], 0)
  }

  /// Creates the side that runs through some of a list of corners.
  init(along corners: [Point], _ places: Range<Int>) {
    self.corners = corners
    (next, last) = (places.lowerBound + 1, places.upperBound - 1)
    middle = corners[places.lowerBound]
    slope = Self.slope(from: middle, to: corners[next])
    radius = 0
  }

  /// Creates the lower half of a circle, or the upper half when its radius is below zero.
  init(around middle: Point, radius: Double) {
    self.middle = middle
    self.radius = radius
    (slope, corners, last) = (0, [], 0)
  }

  /// Whether it is one straight edge from here on.
  var isStraight: Bool { radius == 0 && next >= last }

  /// Returns the height of a straight side at `x`.
  @inline(__always)
  func line(at x: Double) -> Double { middle.y + slope * (x - middle.x) }

  /// Returns the height of the side at `x`, which is not left of where it was asked last.
  @inline(__always)
  mutating func height(at x: Double) -> Double {
    if next < last, corners[next].x < x { moveOn(to: x) }
    if radius == 0 { return line(at: x) }
    let distance = x - middle.x
    let half = max(radius * radius - distance * distance, 0).squareRoot()
    return middle.y + (radius < 0 ? -half : half)
  }

  /// Takes the edge at `x` for the present one.
  private mutating func moveOn(to x: Double) {
    next += 1
    if next < last, corners[next].x < x { next = corner(after: x) }
    middle = corners[next - 1]
    slope = Self.slope(from: middle, to: corners[next])
  }

  /// Returns the first corner from the next on that is not left of `x`, or the last one.
  private func corner(after x: Double) -> Int {
    var (low, high) = (next, last)
    while low < high {
      let middle = (low + high) / 2
      if corners[middle].x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func slope(from start: Point, to end: Point) -> Double {
    let width = end.x - start.x
    return width.magnitude > 1e-9 ? (end.y - start.y) / width : 0
  }
}
