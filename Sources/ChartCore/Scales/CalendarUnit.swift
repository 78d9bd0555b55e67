/// A unit of clock or calendar that data are binned in and merged into.
///
///     CalendarUnit("5min")  // 5 minutes
///     CalendarUnit("1mo")  // a month
public struct CalendarUnit: Hashable, Sendable {
  /// The unit and how it is written.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case second = "s"
    case minute = "min"
    case hour = "h"
    case day = "d"
    /// Starting on Monday.
    case week = "w"
    case month = "mo"
    case year = "y"
  }

  /// How many units make one; at least one.
  public let count: Int
  public let kind: Kind

  /// Creates a unit; fails when less than one is counted or when parts of a day
  /// would not divide it.
  public init?(_ count: Int, _ kind: Kind) {
    let partsOfADay = kind.countInADay
    guard (1...10_000).contains(count), partsOfADay.map({ $0 % count == 0 }) ?? true
    else { return nil }
    self.count = count
    self.kind = kind
  }

  /// Creates a unit from its text, for instance `5min`, `1h`, `1d`, `1w` or `1mo`.
  public init?(_ text: some StringProtocol) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let name = text.dropFirst(digits.count).lowercased()
    guard let kind = Kind(rawValue: name), let count = digits.isEmpty ? 1 : Int(digits)
    else { return nil }
    self.init(count, kind)
  }

  /// The units that are tried in turn until the data fit, ascending.
  public static let choices: [CalendarUnit] = [
    "1min", "5min", "15min", "30min", "1h", "2h", "4h", "12h", "1d", "1w", "1mo", "3mo", "1y", "5y",
    "10y", "100y",
  ].compactMap { CalendarUnit($0) }

  /// About how long one unit lasts, in seconds.
  public var length: Double {
    let unit: Double =
      switch kind {
      case .second: 1
      case .minute: 60
      case .hour: 3600
      case .day: 86_400
      case .week: 604_800
      case .month: 2_629_746
      case .year: 31_556_952
      }
    return unit * Double(count)
  }
}

extension CalendarUnit: CustomStringConvertible {
  public var description: String { "\(count)\(kind.rawValue)" }
}

extension CalendarUnit {
  /// Returns when the unit that covers `instant` begins and when the next one does.
  ///
  /// The clock and the calendar are those of `zone`. A part of a day longer than
  /// an hour may be an hour longer or shorter where clocks change.
  public func interval(around instant: Double, in zone: TimeZoneRules) -> Range<Double> {
    let instant = instant.clamped(to: CivilTime.instants)
    let (start, end) = kind.countInADay != nil ? clock(instant, zone) : days(instant, zone)
    guard start <= instant, instant < end else { return instant..<instant.nextUp }
    return start..<end
  }

  private func clock(_ instant: Double, _ zone: TimeZoneRules) -> (Double, Double) {
    let local = instant + zone.offset(instant)
    let begin = (local / length).rounded(.down) * length
    let end = zone.instant(ofLocal: begin + length)
    guard length <= 3600 else { return (zone.instant(ofLocal: begin), end) }
    let start = instant - (local - begin)
    return (start, min(start + length, end))  // The repeated hour has units of its own.
  }

  private func days(_ instant: Double, _ zone: TimeZoneRules) -> (Double, Double) {
    let date = CivilTime(at: instant, in: zone).date
    let first = firstDay(of: date, later: 0)
    return (zone.start(ofDay: first), zone.start(ofDay: firstDay(of: date, later: 1)))
  }

  /// Returns the number of the day that begins the unit around `date`, or one
  /// so many units later.
  private func firstDay(of date: CivilDate, later: Int) -> Int {
    let monday = -3  // 29 December 1969.
    func first(_ value: Int) -> Int { (floorDivide(value, count) + later) * count }
    return switch kind {
    case .second, .minute, .hour, .day: first(date.dayNumber)
    case .week:
      first(floorDivide(date.dayNumber - monday, 7)) * 7 + monday
    case .month:
      CivilDate(year: 0, month: first(date.year * 12 + date.month - 1) + 1, day: 1).dayNumber
    case .year: CivilDate(year: first(date.year), month: 1, day: 1).dayNumber
    }
  }
}

extension CalendarUnit.Kind {
  /// How many of a part of a day a day has.
  fileprivate var countInADay: Int? {
    switch self {
    case .second: 86_400
    case .minute: 1440
    case .hour: 24
    case .day, .week, .month, .year: nil
    }
  }
}
