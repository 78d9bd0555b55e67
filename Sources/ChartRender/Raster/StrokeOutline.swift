import ChartCore

/// The outline of a chain: an upper and a lower side over a stretch of x.
///
/// Each side is a row of straight edges between the shapes of the two ends.
struct StrokeOutline {
  private let chain: StrokeChain
  private let radius: Double
  private let upper: [Point]
  private let lower: [Point]

  /// Creates the outline of one of the chains of a list.
  init(_ chain: StrokeChain, in list: StrokeChainList) {
    self.chain = chain
    radius = list.radius
    (upper, lower) = (list.upper, list.lower)
  }

  /// The leftmost and the rightmost x, and between them where a side passes into an end.
  var bends: [6 of Double] {
    let (first, last) = (chain.corners.lowerBound, chain.corners.upperBound - 1)
    let starts = (min(upper[first].x, lower[first].x), max(upper[first].x, lower[first].x))
    let ends = (min(upper[last].x, lower[last].x), max(upper[last].x, lower[last].x))
    return [
      chain.start.isRound ? chain.start.point.x - radius : starts.0, starts.0,
      min(starts.1, ends.0), max(starts.1, ends.0), ends.1,
      chain.end.isRound ? chain.end.point.x + radius : ends.1,
    ]
  }

  /// Returns the upper side around `x`, where it does not bend.
  func top(around x: Double) -> OutlineSide { side(upper, around: x, -radius) }

  /// Returns the lower side around `x`, where it does not bend.
  func bottom(around x: Double) -> OutlineSide { side(lower, around: x, radius) }

  private func side(_ corners: [Point], around x: Double, _ radius: Double) -> OutlineSide {
    let (first, last) = (chain.corners.lowerBound, chain.corners.upperBound - 1)
    if x < corners[first].x { return end(chain.start, first, radius) }
    if x > corners[last].x { return end(chain.end, last, radius) }
    return OutlineSide(along: corners, chain.corners)
  }

  /// A round end is half a circle, another one the line between its corners.
  private func end(_ end: StrokeChain.End, _ index: Int, _ radius: Double) -> OutlineSide {
    if end.isRound { return OutlineSide(around: end.point, radius: radius) }
    return OutlineSide(from: lower[index], to: upper[index])
  }
}
