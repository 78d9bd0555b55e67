/// Where candles stand on the pixels of the screen.
///
/// All bodies are equally wide and all gaps between them are, in whole device
/// pixels, because the distance between neighbors is a whole number of them.
/// Wicks stand in the middle of their bodies, with no half pixel on either side.
public struct CandleLayout: Hashable, Sendable {
  /// The share of the distance that a body takes (`S2-9`).
  public static let bodyShare = 0.62
  /// The width of a wick, in points, where there is room (`S2-8`).
  public static let wickWidth = 1.5

  /// A body is at most this wide, in points, however few candles there are.
  private static let widestBody = 96.0

  /// The distance between neighboring candles, in points.
  public let step: Double
  /// In points.
  public let bodyWidth: Double
  /// In points.
  public let wickWidth: Double
  private let scaleFactor: Double

  /// Creates the layout for candles about `step` points apart, on a screen of so
  /// many device pixels a point.
  ///
  /// Bodies take about `share` of it, and leave a gap from two pixels on. A step of
  /// less than a pixel counts as one; merge candles before that.
  public init(step: Double, share: Double = bodyShare, scaleFactor: Double) {
    let factor = scaleFactor.isFinite && scaleFactor > 0 ? scaleFactor : 1
    let pixels = (step * factor).clamped(to: 1...100_000).rounded()
    let wanted = min(pixels * share, Self.widestBody * factor)
    let wick = max(min((Self.wickWidth * factor).rounded(.down), (wanted / 3).rounded(.down)), 1)
    var body = max(((wanted - wick) / 2).rounded() * 2, 0) + wick  // The wick's parity.
    if body >= pixels { body = max(body - 2, wick) }
    self.scaleFactor = factor
    self.step = pixels / factor
    bodyWidth = body / factor
    wickWidth = wick / factor
  }

  /// Creates the layout in which `count` candles just fit `range`.
  public init(count: Int, range: Interval, scaleFactor: Double) {
    let factor = scaleFactor.isFinite && scaleFactor > 0 ? scaleFactor : 1
    let pixels = (range.length * factor / Double(max(count, 1)) + 1e-9).rounded(.down)
    self.init(step: pixels / factor, scaleFactor: factor)
  }

  /// Returns the part of `range` that `count` candles take up, ending where it
  /// ends; longer than `range` when they do not fit.
  public func range(of count: Int, in range: Interval) -> Interval {
    let end = (range.end * scaleFactor).rounded() / scaleFactor
    return Interval(from: end - Double(count) * step, to: end)
  }

  /// Returns the left and the right edge of the body nearest to `center`.
  public func body(at center: Double) -> Interval {
    let left = ((center - bodyWidth / 2) * scaleFactor + 1e-6).rounded(.down) / scaleFactor
    return Interval(from: left, to: left + bodyWidth)
  }

  /// Returns the left and the right edge of the wick in the body nearest to `center`.
  public func wick(at center: Double) -> Interval {
    let left = body(at: center).start + (bodyWidth - wickWidth) / 2
    return Interval(from: left, to: left + wickWidth)
  }
}
