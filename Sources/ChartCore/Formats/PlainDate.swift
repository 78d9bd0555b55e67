/// An instant as calendar and clock show it, in English words.
struct PlainDate {
  private let civil: CivilTime

  /// Creates the date of an instant, in seconds since 1970, in a zone.
  ///
  /// Fails beyond 100 million days from 1970.
  init?(_ instant: Double, zone: TimeZoneRules) {
    guard instant.isFinite, instant.magnitude <= 8.64e12 else { return nil }
    civil = CivilTime(at: instant, in: zone)
  }

  /// Returns the parts of the date that a style asks for.
  func text(_ style: DateStyle) -> String {
    let dayMonth = "\(civil.day) \(monthName)"
    switch style {
    case .year: return "\(civil.year)"
    case .month: return monthName
    case .monthYear: return "\(monthName) \(civil.year)"
    case .dayMonth: return dayMonth
    case .dayMonthYear: return "\(dayMonth) \(civil.year)"
    case .time: return time
    case .timeSeconds: return timeSeconds
    case .timeMilliseconds: return timeMilliseconds
    case .dayMonthTime: return "\(dayMonth) \(time)"
    case .dayMonthYearTime: return "\(dayMonth) \(civil.year) \(time)"
    case .dayMonthYearTimeSeconds: return "\(dayMonth) \(civil.year) \(timeSeconds)"
    case .dayMonthYearTimeMilliseconds: return "\(dayMonth) \(civil.year) \(timeMilliseconds)"
    }
  }

  private var monthName: String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names[civil.month - 1]
  }

  private var time: String {
    padded(civil.hour, to: 2) + ":" + padded(civil.minute, to: 2)
  }

  private var timeSeconds: String { time + ":" + padded(civil.second, to: 2) }

  private var timeMilliseconds: String {
    timeSeconds + ".\(padded(civil.millisecond, to: 3))"
  }

  private func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}
