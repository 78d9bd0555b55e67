/// The days that a file may name: dates that exist, in the years 1 to 9999.
enum Gregorian {
  /// Returns the days since 1970-01-01, or nil for a date that does not exist.
  static func day(year: Int, month: Int, day: Int) -> Int? {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= length(ofMonth: month, year: year)
    else { return nil }
    return CivilDate.dayNumber(year: year, month: month) + day - 1
  }

  /// Returns the Monday of an ISO 8601 week, in days since 1970.
  static func day(year: Int, week: Int) -> Int? {
    guard (1...53).contains(week), let fourth = day(year: year, month: 1, day: 4) else {
      return nil
    }
    let weekday = ((fourth + 3) % 7 + 7) % 7
    return fourth - weekday + 7 * (week - 1)
  }

  /// Returns the year that two digits stand for: 1969 to 2068, as in POSIX.
  static func year(ofTwoDigits value: Int) -> Int { value + (value < 69 ? 2000 : 1900) }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
