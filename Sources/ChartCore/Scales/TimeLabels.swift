/// The shortest dates that tell ticks apart, naming a larger unit only where it changes.
///
/// A tick that begins a day between hours is written as its day, as a calendar would.
struct TimeLabels {
  /// One style a tick.
  let styles: [DateStyle]

  /// Chooses the styles for ascending instants, in seconds since 1970.
  init(ticks: [Double], zone: TimeZoneRules) {
    let times = ticks.map { CivilTime(at: $0, in: zone) }
    self.init(times: times, units: times.map(TimeUnit.init(beginningAt:)))
  }

  /// Chooses the styles for ascending times, each of which begins a unit.
  init(times: [CivilTime], units: [TimeUnit]) {
    let smallest = times.count == 1 ? min(units[0], .hour) : units.min() ?? .year
    let changes = zip(times, times.dropFirst()).map(TimeUnit.init(changingFrom:to:))
    let named = changes.contains { Self.isNamed($0, between: smallest) }
    let start = Self.start(units.first ?? .millisecond, between: smallest, named: named)
    let known = [start] + changes
    styles = times.indices.map {
      Self.style(beginning: units[$0], after: known[$0], between: smallest)
    }
  }

  /// Whether a change of `unit` is written, between ticks of the smallest unit.
  private static func isNamed(_ unit: TimeUnit, between smallest: TimeUnit) -> Bool {
    unit >= (smallest <= .hour ? .day : .year)
  }

  /// The unit that counts as changed before the first tick: that which it begins itself, or where
  /// no other is named one that has to be.
  private static func start(
    _ first: TimeUnit, between smallest: TimeUnit, named: Bool
  ) -> TimeUnit {
    if !named { return namedAtTheStart(between: smallest) }
    return isNamed(first, between: smallest) ? first : .millisecond
  }

  /// Times without any day and months without any year would say too little.
  private static func namedAtTheStart(between smallest: TimeUnit) -> TimeUnit {
    switch smallest {
    case .millisecond, .second, .hour: .day
    case .month: .year
    case .day, .year: .millisecond
    }
  }

  private static func style(
    beginning unit: TimeUnit, after change: TimeUnit, between smallest: TimeUnit
  ) -> DateStyle {
    switch smallest {
    case .year: .year
    case .month: change == .year ? .monthYear : .month
    case .day: change == .year ? .dayMonthYear : .dayMonth
    case .hour where change < .day: .time
    case .second where change < .day: .timeSeconds
    case .millisecond where change < .day: .timeMilliseconds
    case .hour, .second, .millisecond: dayStyle(beginning: unit, isNewYear: change == .year)
    }
  }

  private static func dayStyle(beginning unit: TimeUnit, isNewYear: Bool) -> DateStyle {
    switch unit {
    case .day, .month, .year: isNewYear ? .dayMonthYear : .dayMonth
    case .hour: isNewYear ? .dayMonthYearTime : .dayMonthTime
    case .second: .dayMonthYearTimeSeconds
    case .millisecond: .dayMonthYearTimeMilliseconds
    }
  }
}
