import Glibc

/// A scale on which equal ratios of values are equally far apart.
///
///     let y = LogScale(domain: 1...1000, range: Interval(from: 300, to: 0))
///     y.position(for: 10)  // 200.0
///     y.ticks(atMost: 6)  // [1.0, 10.0, 100.0, 1000.0]
public struct LogScale: Hashable, Sendable {
  public let domain: ClosedRange<Double>
  public let range: Interval

  /// Creates a scale; bounds that are not positive become the smallest that are.
  public init(domain: ClosedRange<Double>, range: Interval) {
    self.domain = domain.clamped(to: .leastNormalMagnitude...Double.greatestFiniteMagnitude)
    self.range = range
  }

  private var linear: LinearScale {
    LinearScale(domain: log(domain.lowerBound)...log(domain.upperBound), range: range)
  }
}

extension LogScale: PositionScale {
  /// Returns the position of `value`, in points, without clamping it; NaN for
  /// a value that is not positive.
  public func position(for value: Double) -> Double {
    value > 0 ? linear.position(for: log(value)) : .nan
  }

  public func value(at position: Double) -> Double { exp(linear.value(at: position)) }

  /// Returns round values a constant factor apart, or evenly spaced ones in a
  /// domain shorter than a decade.
  public func ticks(atMost count: Int) -> [Double] {
    DecadeTicks.ticks(inside: domain, atMost: count, from: .leastNormalMagnitude)
  }
}
