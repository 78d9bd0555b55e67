/// How progress follows time: a cubic curve from 0, 0 to 1, 1 by its two handles.
///
///     TimingCurve.easeInOut.progress(at: 0.5)  // 0.5
///
/// Source: W3C, "CSS Easing Functions Level 1", 2023, section 2.3.
public struct TimingCurve: Hashable, Sendable {
  private let first: Point
  private let second: Point

  /// Creates a curve; the handles lie between time 0 and 1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = Point(x: x1.clamped(to: 0...1), y: y1)
    second = Point(x: x2.clamped(to: 0...1), y: y2)
  }

  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at both ends.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Slow at the end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)

  /// Returns the progress at a share of the time, both from 0 to 1.
  ///
  /// Times outside count as the nearer end, NaN as the end.
  public func progress(at time: Double) -> Double {
    guard time < 1 else { return 1 }
    guard time > 0 else { return 0 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {  // Halved down to the last bit of a double.
      let middle = low / 2 + high / 2
      if bezier(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return bezier(high, first.y, second.y)
  }

  private func bezier(_ share: Double, _ handle1: Double, _ handle2: Double) -> Double {
    let rest = 1 - share
    return 3 * rest * rest * share * handle1 + 3 * rest * share * share * handle2
      + share * share * share
  }
}
