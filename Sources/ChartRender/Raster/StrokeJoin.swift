import ChartCore

/// A point where a line goes on in another direction.
struct StrokeJoin {
  private let before: Point
  private let point: Point
  private let after: Point

  init(_ before: Point, _ point: Point, _ after: Point) {
    self.before = before
    self.point = point
    self.after = after
  }

  /// Returns the way from the point to the corner that both segments share on one side.
  ///
  /// There is none where the line turns so far that the corner would stick out of the round join
  /// by more than a twentieth of a pixel, or lie beyond a segment's other end.
  func corner(radius: Double) -> Point? {
    let (first, second) = ((point - before), (after - point))
    let (length1, length2) = (first.length, second.length)
    let (along1, along2) = (first / length1, second / length2)
    let dot = 1 + along1.x * along2.x + along1.y * along2.y
    let roundest = radius / (radius + 0.05)
    guard dot > 2 * roundest * roundest else { return nil }
    let tangent = (along1.x * along2.y - along1.y * along2.x) / dot
    guard 2 * radius * tangent.magnitude <= min(length1, length2) else { return nil }
    let share = radius / dot
    return Point(x: share * (along1.y + along2.y), y: -share * (along1.x + along2.x))
  }
}
