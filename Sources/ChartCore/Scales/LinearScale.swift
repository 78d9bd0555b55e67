/// A scale that maps data values onto plot positions along a straight line.
///
/// The domain is in data units and ascends. The range is in pixels and may run
/// backwards, as on a y axis, where larger values sit nearer the top.
///
///     let y = LinearScale(domain: 0...100, range: Interval(from: 400, to: 0))
///     y.position(for: 25)  // 300.0
///     y.ticks(atMost: 6)  // [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]
public struct LinearScale: Hashable, Sendable {
  public var domain: ClosedRange<Double>
  public var range: Interval

  public init(domain: ClosedRange<Double>, range: Interval) {
    self.domain = domain
    self.range = range
  }

  /// Returns the position of `value`, in pixels, without clamping it.
  ///
  /// A domain of a single value maps to the middle of the range.
  public func position(for value: Double) -> Double {
    let fraction = halfLength > 0 ? (value / 2 - domain.lowerBound / 2) / halfLength : 0.5
    return range.start + fraction * (range.end - range.start)
  }

  /// Returns the value at `position`, undoing `position(for:)`.
  ///
  /// A range of no length maps to the lower bound of the domain.
  public func value(at position: Double) -> Double {
    let length = range.end - range.start
    let fraction = length != 0 ? (position - range.start) / length : 0
    return domain.lowerBound + fraction * halfLength + fraction * halfLength
  }

  /// Half the length of the domain, because the whole can exceed every double.
  private var halfLength: Double { domain.upperBound / 2 - domain.lowerBound / 2 }

  /// Returns round values inside the domain, ascending and evenly spaced, or
  /// none when `count` leaves no room for two.
  public func ticks(atMost count: Int) -> [Double] {
    TickStep(across: domain, atMost: count)?.ticks(inside: domain) ?? []
  }

  /// Returns this scale with its domain widened until both ends are ticks.
  ///
  /// That takes room for three ticks, one at each end and a zero between them;
  /// with less, the scale is returned as it is.
  public func niced(atMost count: Int) -> LinearScale {
    var niced = self
    while count >= 3, let step = TickStep(across: niced.domain, atMost: count) {
      let widened = step.ticksAround(niced.domain)
      if widened == niced.domain { break }
      niced.domain = widened  // A wider domain may need a longer step: look again.
    }
    return niced
  }
}
