/// The distance between ticks of a time axis, in units of clock and calendar.
enum TimeTickInterval: Hashable, Sendable {
  /// A whole fraction of a day, on the clock from midnight.
  case milliseconds(Int)
  /// Counted from 1 January 1970, so that ticks stay while the domain moves.
  case days(Int)
  /// Starting on Mondays.
  case weeks(Int)
  /// Counted from January.
  case months(Int)
  /// Years that are multiples of the number.
  case years(Int)

  /// The intervals up to a year, ascending.
  private static let upToAYear: [TimeTickInterval] =
    [1, 2, 5, 10, 20, 50, 100, 200, 500].map { .milliseconds($0) }
    + [1, 2, 5, 10, 15, 30].map { .milliseconds($0 * 1000) }
    + [1, 2, 5, 10, 15, 30].map { .milliseconds($0 * 60_000) }
    + [1, 2, 3, 6, 12].map { .milliseconds($0 * 3_600_000) }
    + [.days(1), .days(2), .days(3), .weeks(1), .weeks(2)]
    + [1, 2, 3, 6].map { .months($0) }

  /// All intervals at least as long as `seconds`, ascending: 1, 2 or 5 times a
  /// power of ten above a year.
  static func intervals(from seconds: Double) -> some Sequence<TimeTickInterval> {
    let years = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap {
      power in [1, 2, 5].map { TimeTickInterval.years($0 * power) }
    }
    return (upToAYear + years).lazy.filter { $0.longest >= seconds }
  }

  /// The most seconds between two neighboring ticks, but for changes of the clock.
  var longest: Double {
    switch self {
    case .milliseconds(let count): Double(count) / 1000
    case .days(let count): Double(count) * 86_400
    case .weeks(let count): Double(count) * 604_800
    case .months(let count): Double(count) * 31 * 86_400
    case .years(let count): Double(count) * 366 * 86_400
    }
  }

  /// Returns all ticks inside `domain`, ascending and distinct.
  ///
  /// The domain lies inside `CivilTime.instants`. Where clocks are set back, the
  /// repeated hour has its own ticks unless they would come closer than half
  /// the interval.
  func ticks(inside domain: ClosedRange<Double>, in zone: TimeZoneRules) -> [Double] {
    let candidates =
      switch self {
      case .milliseconds(let count): clockTicks(every: count, inside: domain, in: zone)
      default: dayNumbers(around: domain, in: zone).map(zone.start(ofDay:))
      }
    var ticks: [Double] = []
    for tick in candidates where domain.contains(tick) {
      if let last = ticks.last, tick - last < closest { continue }
      ticks.append(tick)
    }
    return ticks
  }

  private var closest: Double { longest / 2 }

  private func clockTicks(
    every milliseconds: Int, inside domain: ClosedRange<Double>, in zone: TimeZoneRules
  ) -> [Double] {
    let middle = domain.lowerBound / 2 + domain.upperBound / 2
    let offsets = Set([domain.lowerBound, middle, domain.upperBound].map(zone.offset))
    let perSecond = 1000 / Double(milliseconds)
    return offsets.flatMap { offset in
      let first = ((domain.lowerBound + offset) * perSecond).rounded(.down)
      let last = ((domain.upperBound + offset) * perSecond).rounded(.up)
      return stride(from: first, through: last, by: 1)
        .map { $0 * Double(milliseconds) / 1000 - offset }
        .filter { zone.offset($0) == offset }
    }.sorted()
  }

  private func dayNumbers(
    around domain: ClosedRange<Double>, in zone: TimeZoneRules
  ) -> [Int] {
    let first = CivilTime(at: domain.lowerBound, in: zone).date
    let last = CivilTime(at: domain.upperBound, in: zone).date
    let monday = -3  // 29 December 1969.
    switch self {
    case .milliseconds: return []
    case .days(let count):
      return multiples(of: count, from: first.dayNumber, through: last.dayNumber)
    case .weeks(let count):
      let length = 7 * count
      return multiples(of: length, from: first.dayNumber - monday, through: last.dayNumber - monday)
        .map { $0 + monday }
    case .months(let count):
      return multiples(
        of: count, from: first.year * 12 + first.month - 1, through: last.year * 12 + last.month - 1
      ).map { CivilDate(year: 0, month: $0 + 1, day: 1).dayNumber }
    case .years(let count):
      return multiples(of: count, from: first.year, through: last.year)
        .map { CivilDate(year: $0, month: 1, day: 1).dayNumber }
    }
  }

  private func multiples(of step: Int, from first: Int, through last: Int) -> [Int] {
    Array(stride(from: floorDivide(first, step) * step, through: last, by: step))
  }
}
