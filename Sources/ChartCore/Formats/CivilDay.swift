/// A day of the Gregorian calendar, extended to all years; the year before 1 is 0.
///
/// Source: H. Hinnant, "chrono-compatible low-level date algorithms", 2013.
struct CivilDay: Hashable, Sendable {
  let year: Int
  let month: Int
  let day: Int

  /// Creates a day, or fails when the month has no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.length(ofMonth: month, in: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates the day that is so many days after 1 January 1970.
  init(daysSince1970 days: Int) {
    // Years start in March, so that the leap day is the last of its year.
    let (era, dayOfEra) = (days + 719_468).flooredDivision(by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  }

  /// The days from 1 January 1970 to this one.
  var daysSince1970: Int {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).flooredDivision(by: 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func length(ofMonth month: Int, in year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

extension CivilDay: CustomStringConvertible {
  /// The day as ISO 8601 writes it: `2026-11-30`, `-000044-03-15`.
  var description: String {
    let sign = year < 0 ? "-" : year > 9999 ? "+" : ""
    let digits = year.magnitude.digits(sign.isEmpty ? 4 : 6)
    return "\(sign)\(digits)-\(month.digits(2))-\(day.digits(2))"
  }
}

extension BinaryInteger {
  /// Returns the quotient rounded down and the remainder, which is never negative.
  func flooredDivision(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// Returns a number that is not negative with zeros in front, at least `count` digits long.
  func digits(_ count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
