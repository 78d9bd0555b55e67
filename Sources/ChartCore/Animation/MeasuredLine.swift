/// A line of one or several runs that knows how long it is, so that it can be
/// drawn in at an even speed.
///
/// Gaps between runs have no length: the tip jumps over them.
public struct MeasuredLine: Sendable {
  /// The corners of each run, finite.
  public let runs: [[Point]]
  /// How far each corner lies along the line, parallel to `corners`.
  let distances: [Double]
  /// The corners of all runs.
  let corners: [Point]

  /// Measures runs of points; points that are not finite are left out.
  ///
  /// - Complexity: O(n).
  public init(runs: [[Point]]) {
    self.runs = runs.map { $0.filter(\.isFinite) }.filter { !$0.isEmpty }
    corners = self.runs.flatMap { $0 }
    var distance = 0.0
    distances = self.runs.flatMap { run in
      zip(run, [run[0]] + run).map { point, before in
        distance += (point - before).length
        return distance
      }
    }
  }

  /// Returns the point that a share of the length leads to, measured along the
  /// line; nothing when there is no point (`S4-9`).
  ///
  /// The share is clamped to 0 to 1; NaN counts as 1. A line of no length has
  /// its tip at its first point, one too long for a double at its last.
  /// - Complexity: O(log n).
  public func tip(at progress: Double) -> Point? { corner(at: progress).map(\.tip) }

  /// Returns the runs up to the tip.
  public func drawn(to progress: Double) -> [[Point]] {
    guard let (tip, last) = corner(at: progress) else { return [] }
    var drawn: [[Point]] = []
    var rest = last + 1
    for run in runs where rest > 0 {
      drawn.append(Array(run.prefix(rest)))
      rest -= run.count
    }
    if let end = drawn.last?.last, end != tip { drawn[drawn.count - 1].append(tip) }
    return drawn
  }

  /// Returns the area under the line down to `floor`, never ahead of the tip:
  /// corners left of it, then the tip, then down and back (`S4-11`).
  public func area(to progress: Double, floor: Double) -> Path {
    guard let tip = tip(at: progress) else { return Path() }
    var area = Path()
    for run in drawn(to: progress) {
      let isLast = run.last == tip
      let top = run.filter { $0.x < tip.x } + (isLast ? [tip] : [])
      let base = top.map { Point(x: $0.x, y: floor) }
      area.addArea(from: base, to: top, method: .linear)
    }
    return area
  }

  /// Returns the tip, and the index of the last corner that is not beyond it.
  private func corner(at progress: Double) -> (tip: Point, last: Int)? {
    guard let first = corners.first, let last = corners.last, let whole = distances.last
    else { return nil }
    let share = progress.isNaN ? 1 : progress
    guard whole > 0, share > 0 else { return (first, 0) }
    guard whole.isFinite, share < 1 else { return (last, corners.count - 1) }
    let next = max(distances.firstIndex(notBelow: share * whole, in: distances.indices), 1)
    let (before, after) = (distances[next - 1], distances[next])
    guard share * whole < after else { return (corners[next], next) }
    let way = (share * whole - before) / (after - before)
    return (corners[next - 1] + (corners[next] - corners[next - 1]) * way, next - 1)
  }
}
