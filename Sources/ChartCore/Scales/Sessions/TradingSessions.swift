/// When sessions begin, and how their times are laid along x.
public struct TradingSessions: Hashable, Sendable {
  /// In seconds since 1970, ascending.
  public let times: PackedDoubles
  /// Whether nights, weekends and holidays take no room.
  public let isGapless: Bool

  public init(_ times: PackedDoubles, isGapless: Bool = true) {
    self.times = times
    self.isGapless = isGapless
  }

  /// Returns the scale that shows a part of x, or all of it, with equal gaps between
  /// sessions on pixels of the given size, in points.
  func scale(
    showing visible: ClosedRange<Double>?, range: Interval, zone: TimeZoneRules, pixel: Double
  ) -> SessionScale {
    let visible = visible.flatMap { $0.lowerBound < $0.upperBound ? $0 : nil }
    let scale = SessionScale(
      times: times, domain: visible, range: range, zone: zone, isGapless: isGapless)
    return scale.aligned(toPixelsOf: pixel)
  }
}
