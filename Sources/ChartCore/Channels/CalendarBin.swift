import FoundationEssentials

/// A unit of the calendar that an instant stands for the whole of.
///
/// It is a reference, so that values without a unit stay small.
public final class CalendarBin: Sendable {
  /// A unit of the library's own calendar, which is exact in every zone and much faster.
  private let unit: CalendarUnit?
  private let custom: (calendar: Calendar, component: Calendar.Component)?

  public init(_ component: Calendar.Component, calendar: Calendar? = nil) {
    unit = calendar == nil ? CalendarUnit(component) : nil
    custom = unit == nil ? (calendar ?? Calendar(identifier: .gregorian), component) : nil
  }

  /// Returns the unit around an instant, in seconds since 1970, in the zone of the calendar or
  /// else in `zone`.
  func interval(around instant: Double, in zone: TimeZoneRules) -> Range<Double> {
    if let unit { return unit.interval(around: instant, in: zone) }
    guard let custom, instant.isFinite else { return instant..<instant.nextUp }
    let date = Date(timeIntervalSince1970: instant)
    guard let interval = custom.calendar.dateInterval(of: custom.component, for: date),
      interval.duration > 0
    else { return instant..<instant.nextUp }
    let start = interval.start.timeIntervalSince1970
    return start..<start + interval.duration
  }

}

extension CalendarBin: Hashable {
  public static func == (a: CalendarBin, b: CalendarBin) -> Bool {
    a === b
      || a.unit == b.unit && a.custom?.calendar == b.custom?.calendar
        && a.custom?.component == b.custom?.component
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(unit) }
}

extension CalendarUnit {
  /// Creates the unit of a component, or nothing for one that the library's calendar has not.
  public init?(_ component: Calendar.Component) {
    switch component {
    case .second: self.init(1, .second)
    case .minute: self.init(1, .minute)
    case .hour: self.init(1, .hour)
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: self.init(1, .day)
    case .weekOfYear, .weekOfMonth: self.init(1, .week)
    case .month: self.init(1, .month)
    case .quarter: self.init(3, .month)
    case .year, .yearForWeekOfYear: self.init(1, .year)
    default: return nil
    }
  }
}
