/// How a line is drawn; lengths in points.
///
/// The defaults are SwiftUI's.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: Double
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]

  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    dash: [Double] = []
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}

/// The shape of a line's ends.
public enum LineCap: Hashable, Sendable { case butt, round, square }

/// The shape of a line's corners.
public enum LineJoin: Hashable, Sendable { case miter, round, bevel }
