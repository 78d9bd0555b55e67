/// An instant as calendar and clock show it, and in English words.
///
/// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013.
struct PlainDate {
  private let year: Int
  private let month: Int
  private let day: Int
  private let milliseconds: Int

  /// Creates the date of an instant, in seconds since 1970, in a zone; the calendar is Gregorian.
  ///
  /// Fails beyond 100 million days from 1970.
  init?(_ instant: Double, zone: TimeZoneRules) {
    guard instant.isFinite, instant.magnitude <= 8.64e12 else { return nil }
    let total = Int(((instant + zone.offset(instant)) * 1000).rounded())
    milliseconds = total.remainder(floored: 86_400_000)
    let days = (total - milliseconds) / 86_400_000 + 719_468  // since 1 March of the year 0
    let dayOfEra = days.remainder(floored: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = (monthFromMarch + 2) % 12 + 1
    year = yearOfEra + (days - dayOfEra) / 146_097 * 400 + (month <= 2 ? 1 : 0)
  }

  /// Returns the parts of the date that a style asks for.
  func text(_ style: DateStyle) -> String {
    let dayMonth = "\(day) \(monthName)"
    switch style {
    case .year: return "\(year)"
    case .month: return monthName
    case .monthYear: return "\(monthName) \(year)"
    case .dayMonth: return dayMonth
    case .dayMonthYear: return "\(dayMonth) \(year)"
    case .time: return time
    case .timeSeconds: return timeSeconds
    case .timeMilliseconds: return timeSeconds + ".\(padded(milliseconds % 1000, to: 3))"
    case .dayMonthTime: return "\(dayMonth) \(time)"
    case .dayMonthYearTime: return "\(dayMonth) \(year) \(time)"
    case .dayMonthYearTimeSeconds: return "\(dayMonth) \(year) \(timeSeconds)"
    }
  }

  private var monthName: String {
    let names = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return names[month - 1]
  }

  private var time: String {
    padded(milliseconds / 3_600_000, to: 2) + ":" + padded(milliseconds / 60_000 % 60, to: 2)
  }

  private var timeSeconds: String { time + ":" + padded(milliseconds / 1000 % 60, to: 2) }

  private func padded(_ number: Int, to count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: count - digits.count) + digits
  }
}

extension Int {
  /// The remainder that is never negative.
  fileprivate func remainder(floored divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
