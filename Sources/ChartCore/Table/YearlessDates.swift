/// Dates that files give without a year, as system logs do.
enum YearlessDates {
  /// The year that stands in for the one that is not told; it has all days that a year may have.
  static let year = 1972

  /// Returns when a day begins, or NaN when there is none.
  static func instant(month: Int, day: Int) -> Double {
    Gregorian.day(year: year, month: month, day: day).map { Double($0 * 86_400) } ?? .nan
  }

  /// Returns the instants with those a year later that come after a step back of most of one.
  static func running(_ instants: [Double]) -> [Double] {
    var last = -Double.infinity
    var years = 0
    return instants.map { instant in
      guard instant.isFinite else { return instant }
      if instant < last - 300 * 86_400 { years += 1 }
      last = instant
      return years == 0 ? instant : moved(instant, byYears: years)
    }
  }

  /// The 29th of February of a year that has none is the day after the 28th.
  private static func moved(_ instant: Double, byYears years: Int) -> Double {
    let number = Int((instant / 86_400).rounded(.down))
    let date = CivilDate(dayNumber: number)
    let day = CivilDate(year: date.year + years, month: date.month, day: date.day).dayNumber
    return instant + Double((day - number) * 86_400)
  }

  /// A warning that a column tells no years.
  static func warning(_ name: String) -> Warning {
    Warning(
      lines: [], message: "dates in column \(name) have no year; they are shown in \(year)")
  }
}
