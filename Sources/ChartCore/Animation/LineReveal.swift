/// The lines of a picture that draw themselves in together, from left to right.
///
/// The tip of a single line moves along it at an even speed (`S4-9`). The tips of several share
/// an x, which moves so that all their length left of it grows evenly. Gaps are jumped over.
public struct LineReveal: Sendable {
  /// How far the lines are: everything left of `x` shows, and a dot with a halo is on each tip.
  public struct Front: Hashable, Sendable {
    /// In points of the picture.
    public let x: Double
    /// The halos and the dots.
    public let tips: [Scene.Item]
  }

  private struct Track {
    let line: MeasuredLine
    let color: RGBA
  }

  private let elements: [Composition.Element]
  private let tracks: [Track]

  /// Measures the lines among the elements of a picture; nothing when there is none.
  ///
  /// `last` is what was measured before: the same elements are not measured again.
  init?(_ elements: [Composition.Element], after last: LineReveal? = nil) {
    self.elements = elements.filter(\.drawsIn)
    if let last, last.elements == self.elements {
      tracks = last.tracks
    } else {
      tracks = self.elements.flatMap { element in
        element.strokes.map { Track(line: MeasuredLine(runs: $0.runs), color: $0.color) }
      }
    }
    if tracks.allSatisfy({ $0.line.runs.isEmpty }) { return nil }
  }

  /// Returns how far the lines are at a share of their length, from 0 to 1.
  ///
  /// - Complexity: O(log n) a line.
  public func front(at progress: Double) -> Front? {
    if tracks.count == 1, let tip = tracks[0].line.tip(at: progress) {
      return Front(x: tip.x, tips: Self.dot(at: tip, tracks[0].color))
    }
    guard let x = sharedX(at: progress) else { return nil }
    let tips = tracks.flatMap { track in
      track.line.point(atX: x).map { Self.dot(at: $0, track.color) } ?? []
    }
    return Front(x: x, tips: tips)
  }

  /// The x that has this share of the length of all lines on its left.
  private func sharedX(at progress: Double) -> Double? {
    let all = Extent(of: tracks.flatMap { $0.line.corners.map(\.x) })
    guard var range = all.range else { return nil }
    guard progress > 0 else { return range.lowerBound }
    guard progress < 1 else { return range.upperBound }
    let target = progress * tracks.reduce(0) { $0 + $1.line.length }
    for _ in 0..<48 {
      let middle = range.lowerBound / 2 + range.upperBound / 2
      let passed = tracks.reduce(0) { $0 + $1.line.length(leftOf: middle) }
      range = passed < target ? middle...range.upperBound : range.lowerBound...middle
    }
    return range.upperBound
  }

  /// The halo and the dot of a tip (`S4-12`).
  static func dot(at center: Point, _ color: RGBA) -> [Scene.Item] {
    [(DrawIn.halo.radius, DrawIn.halo.opacity), (DrawIn.dotRadius, 1)].map { radius, opacity in
      let circle = Path([.ellipse(Rect(center: center, radius: radius))])
      return .fill(circle, .color(color.opacity(opacity)))
    }
  }
}
