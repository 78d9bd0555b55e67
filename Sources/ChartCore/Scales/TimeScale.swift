/// A scale of instants, with ticks where clock and calendar turn.
///
/// Values are seconds since 1970. Ticks are the same whole hours, days or months
/// a calendar shows in the zone, through every change of the clock.
///
///     let x = TimeScale(domain: 0...86_400, range: Interval(from: 0, to: 800), zone: .utc)
///     x.ticks(atMost: 5)  // 00:00, 06:00, 12:00, 18:00 and 00:00
public struct TimeScale: Hashable, Sendable {
  public var domain: ClosedRange<Double>
  public var range: Interval
  public var zone: TimeZoneRules

  public init(domain: ClosedRange<Double>, range: Interval, zone: TimeZoneRules) {
    self.domain = domain
    self.range = range
    self.zone = zone
  }

  private var linear: LinearScale { LinearScale(domain: domain, range: range) }
}

extension TimeScale: PositionScale {
  public func position(for value: Double) -> Double { linear.position(for: value) }

  public func value(at position: Double) -> Double { linear.value(at: position) }

  /// Returns the instants at which the shortest fitting interval turns over.
  ///
  /// None outside the calendar, and none for a domain of a single instant.
  public func ticks(atMost count: Int) -> [Double] {
    let domain = domain.clamped(to: CivilTime.instants)
    let length = domain.upperBound - domain.lowerBound
    guard count > 0, length > 0 else { return [] }
    for interval in TimeTickInterval.intervals(from: length / Double(count + 1)) {
      let ticks = interval.ticks(inside: domain, in: zone)
      if ticks.count <= count { return ticks }
    }
    return []
  }

  /// Returns the style in which each of `ticks` is written.
  public func labelStyles(for ticks: [Double]) -> [DateStyle] {
    TimeLabels(ticks: ticks, zone: zone).styles
  }
}
