/// A line whose x ascends, asked by x.
extension MeasuredLine {
  /// The length of all runs together, in points.
  var length: Double { distances.last ?? 0 }

  /// Returns the length of the line left of `x`.
  ///
  /// - Complexity: O(log n).
  func length(leftOf x: Double) -> Double {
    let next = corners.partitioningIndex { $0.x >= x }
    guard next > 0 else { return 0 }
    guard next < corners.count else { return length }
    return distances[next - 1] + share(at: x, before: next) * step(before: next)
  }

  /// Returns the point of the line at `x`, or nothing beside it and in its gaps.
  ///
  /// - Complexity: O(log n).
  func point(atX x: Double) -> Point? {
    let next = corners.partitioningIndex { $0.x >= x }
    guard next < corners.count else { return nil }
    if corners[next].x == x { return corners[next] }
    guard next > 0, step(before: next) > 0 else { return nil }
    return corners[next - 1] + (corners[next] - corners[next - 1]) * share(at: x, before: next)
  }

  /// The length of the piece that ends at a corner; in front of a run there is none.
  private func step(before next: Int) -> Double { distances[next] - distances[next - 1] }

  private func share(at x: Double, before next: Int) -> Double {
    (x - corners[next - 1].x) / (corners[next].x - corners[next - 1].x)
  }
}

extension [[Point]] {
  /// Returns the parts of runs of ascending x that lie between two values of x.
  func clipped(toX range: ClosedRange<Double>) -> [[Point]] {
    map { run in
      let line = MeasuredLine(runs: [run])
      let inner = run.filter { range.contains($0.x) }
      let first = line.point(atX: range.lowerBound).map { [$0] } ?? []
      let last = line.point(atX: range.upperBound).map { [$0] } ?? []
      return first + inner + last
    }
  }
}
