/// A directed stretch of the number line; it may run backwards.
public struct Interval: Hashable, Sendable {
  public var start: Double
  public var end: Double

  public init(from start: Double, to end: Double) {
    self.start = start
    self.end = end
  }

  /// The distance from start to end; never negative.
  public var length: Double { (end - start).magnitude }

  /// The same stretch as a closed range, whichever way it runs.
  public var bounds: ClosedRange<Double> { min(start, end)...max(start, end) }
}
