/// A day of the Gregorian calendar, which also counts the days before 1582.
///
///     CivilDate(year: 2026, month: 3, day: 29).dayNumber  // 20541
///
/// Source: H. Hinnant, "chrono-compatible low-level date algorithms", 2013.
public struct CivilDate: Hashable, Sendable {
  public let year: Int
  /// 1 is January.
  public let month: Int
  /// 1 is the first day of the month.
  public let day: Int

  /// Creates a day; a month outside 1 to 12 counts on into other years, a day
  /// outside the month into other months.
  public init(year: Int, month: Int, day: Int) {
    let months = year * 12 + month - 1
    let first = Self.dayNumber(year: floorDivide(months, 12), month: floorRemainder(months, 12) + 1)
    self.init(dayNumber: first + day - 1)
  }

  /// Creates the day that lies so many days after 1 January 1970.
  public init(dayNumber: Int) {
    let days = dayNumber + Self.daysFromMarch0To1970
    let era = floorDivide(days, Self.daysInEra)
    let dayOfEra = days - era * Self.daysInEra
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The days since 1 January 1970; negative before.
  public var dayNumber: Int { Self.dayNumber(year: year, month: month) + day - 1 }

  /// 0 is Monday, 6 is Sunday.
  public var weekday: Int { floorRemainder(dayNumber + 3, 7) }

  /// Years of 400 repeat; inside one, years start in March so that the leap
  /// day is the last.
  private static let daysInEra = 146_097
  private static let daysFromMarch0To1970 = 719_468

  /// Returns the days from 1 January 1970 to the first of a month; `month` is 1 to 12.
  static func dayNumber(year: Int, month: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = floorDivide(marchYear, 400)
    let yearOfEra = marchYear - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * daysInEra + dayOfEra - daysFromMarch0To1970
  }
}

/// Returns the quotient rounded down, also below zero; the divisor is positive.
func floorDivide(_ value: Int, _ divisor: Int) -> Int {
  value >= 0 ? value / divisor : -1 - (-1 - value) / divisor
}

/// Returns what `floorDivide` leaves: at least zero, less than the divisor.
func floorRemainder(_ value: Int, _ divisor: Int) -> Int {
  value - floorDivide(value, divisor) * divisor
}
