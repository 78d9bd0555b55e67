/// The shortest dates that tell ticks apart, naming a larger unit only where it changes.
///
/// A tick at midnight between hours is written as its day, as a calendar would.
struct TimeLabels {
  /// One style a tick.
  let styles: [DateStyle]

  /// Chooses the styles for ascending instants, in seconds since 1970.
  init(ticks: [Double], zone: TimeZoneRules) {
    let times = ticks.map { CivilTime(at: $0, in: zone) }
    let unit = times.count == 1 ? Unit.hour : times.map(Unit.init(endingAt:)).min() ?? .year
    let changes = zip(times, times.dropFirst()).map(Change.init)
    let start = changes.allSatisfy { !$0.matters(for: unit) } ? unit.namedAtTheStart : .none
    styles = zip(times, [start] + changes).map { unit.style(of: $0, after: $1) }
  }
}

/// The largest unit of the calendar that two instants do not share.
private enum Change: Int {
  case none
  case day
  case year

  init(from a: CivilTime, to b: CivilTime) {
    self = a.year != b.year ? .year : a.date != b.date ? .day : .none
  }

  func matters(for unit: Unit) -> Bool { rawValue > (unit <= .hour ? Change.none : .day).rawValue }
}

/// The smallest unit that ticks need.
private enum Unit: Int, Comparable {
  case millisecond, second, hour, day, month, year

  /// The smallest unit that is not at its start.
  init(endingAt time: CivilTime) {
    let started: [(Unit, Bool)] = [
      (.millisecond, time.millisecond != 0), (.second, time.second != 0),
      (.hour, time.hour != 0 || time.minute != 0), (.day, time.day != 1), (.month, time.month != 1),
    ]
    self = started.first { $0.1 }?.0 ?? .year
  }

  static func < (a: Unit, b: Unit) -> Bool { a.rawValue < b.rawValue }

  /// Times without any day and months without any year would say too little.
  var namedAtTheStart: Change {
    switch self {
    case .millisecond, .second, .hour: .day
    case .month: .year
    case .day, .year: .none
    }
  }

  func style(of time: CivilTime, after change: Change) -> DateStyle {
    switch self {
    case .year: .year
    case .month: change == .year ? .monthYear : .month
    case .day: change == .year ? .dayMonthYear : .dayMonth
    case .millisecond: change == .none ? .timeMilliseconds : dayStyle(of: time, after: change)
    case .second: change == .none ? .timeSeconds : dayStyle(of: time, after: change)
    case .hour: change == .none ? .time : dayStyle(of: time, after: change)
    }
  }

  private func dayStyle(of time: CivilTime, after change: Change) -> DateStyle {
    switch Unit(endingAt: time) {
    case .year, .month, .day: change == .year ? .dayMonthYear : .dayMonth
    case .hour: change == .year ? .dayMonthYearTime : .dayMonthTime
    case .second, .millisecond: .dayMonthYearTimeSeconds
    }
  }
}
