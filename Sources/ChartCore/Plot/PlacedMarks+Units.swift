extension PlacedMarks {
  /// Returns the position of an x: the middle of the unit of time it lies in, if the marks have one.
  func position(ofX x: Double) -> Double {
    guard let unit = run.style.unit, x.isFinite else { return self.x.position(for: x) }
    let interval = unit.interval(around: x, in: zone)
    let ends = [interval.lowerBound, interval.upperBound].map(self.x.position(for:))
    return (ends[0] + ends[1]) / 2
  }

  private var zone: TimeZoneRules {
    switch x {
    case .time(let scale): scale.zone
    case .session(let scale): scale.zone
    default: .utc
    }
  }

  /// Returns the left and the right edge of a mark around `center`, on whole pixels.
  func span(around center: Double) -> Interval {
    let dimension = run.style.width ?? .automatic
    let pixels = max((dimension.width(in: step) / columnWidth).rounded(), 1)
    let left = ((center / columnWidth - pixels / 2) + 1e-6).rounded(.down) * columnWidth
    return Interval(from: left, to: left + pixels * columnWidth)
  }
}
