/// A unit of clock or calendar that an axis label can end with.
enum TimeUnit: Int, Comparable {
  case millisecond, second, hour, day, month, year

  /// The largest unit that begins at this time.
  init(beginningAt time: CivilTime) {
    let running: [(TimeUnit, Bool)] = [
      (.millisecond, time.millisecond != 0), (.second, time.second != 0),
      (.hour, time.hour != 0 || time.minute != 0), (.day, time.day != 1), (.month, time.month != 1),
    ]
    self = running.first { $0.1 }?.0 ?? .year
  }

  /// The largest unit that changes between two times.
  init(changingFrom a: CivilTime, to b: CivilTime) {
    let shared: [(TimeUnit, Bool)] = [
      (.year, a.year == b.year), (.month, a.month == b.month), (.day, a.day == b.day),
      (.hour, a.hour == b.hour && a.minute == b.minute), (.second, a.second == b.second),
    ]
    self = shared.first { !$0.1 }?.0 ?? .millisecond
  }

  static func < (a: TimeUnit, b: TimeUnit) -> Bool { a.rawValue < b.rawValue }
}
