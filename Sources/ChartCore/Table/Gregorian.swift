/// Arithmetic of the Gregorian calendar, before its introduction too.
enum Gregorian {
  /// Returns the days since 1970-01-01, or nil for a date that does not exist.
  ///
  /// Source: H. Hinnant, "chrono-compatible low-level date algorithms", 2013.
  static func day(year: Int, month: Int, day: Int) -> Int? {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= length(ofMonth: month, year: year)
    else { return nil }
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns the Monday of an ISO 8601 week, in days since 1970.
  static func day(year: Int, week: Int) -> Int? {
    guard (1...53).contains(week), let fourth = day(year: year, month: 1, day: 4) else {
      return nil
    }
    let weekday = ((fourth + 3) % 7 + 7) % 7
    return fourth - weekday + 7 * (week - 1)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
