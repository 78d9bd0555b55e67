@testable import ChartCore

/// Time zones with rules written by hand, so that tests need no zone database.
enum Zones {
  /// Central Europe: one hour forward from the last Sunday of March, 01:00 UTC,
  /// to the last Sunday of October, 01:00 UTC.
  static let berlin = TimeZoneRules(identifier: "Test/Berlin") { instant in
    let year = CivilTime(at: instant, in: .utc).year
    let summer = lastSunday(year, 3) + 3600..<lastSunday(year, 10) + 3600
    return summer.contains(instant) ? 7200 : 3600
  }

  /// Half an hour forward from October to April, at 02:00 on the clock.
  static let lordHowe = TimeZoneRules(identifier: "Test/Lord_Howe") { instant in
    let year = CivilTime(at: instant, in: .utc).year
    let winter = firstSunday(year, 4) - 32_400..<firstSunday(year, 10) - 30_600
    return winter.contains(instant) ? 37_800 : 39_600
  }

  /// Clocks go from midnight to one o'clock and back to midnight.
  static let havana = TimeZoneRules(identifier: "Test/Havana") { instant in
    let year = CivilTime(at: instant, in: .utc).year
    let summer = firstSunday(year, 3) + 18_000..<firstSunday(year, 11) + 18_000
    return summer.contains(instant) ? -14_400 : -18_000
  }

  /// Crossed the date line: 30 December 2011 never was.
  static let samoa = TimeZoneRules(identifier: "Test/Apia") { instant in
    instant < 1_325_239_200 ? -36_000 : 50_400
  }

  static let nepal = TimeZoneRules(identifier: "Test/Nepal") { _ in 20_700 }

  static let all = [TimeZoneRules.utc, berlin, lordHowe, havana, samoa, nepal]

  private static func firstSunday(_ year: Int, _ month: Int) -> Double {
    let first = CivilDate(year: year, month: month, day: 1)
    return Double(first.dayNumber + 6 - first.weekday) * 86_400
  }

  private static func lastSunday(_ year: Int, _ month: Int) -> Double {
    let next = CivilDate(year: year, month: month + 1, day: 1)
    return Double(next.dayNumber - 1 - next.weekday) * 86_400
  }
}

extension TimeZoneRules {
  /// Returns the instant of a time written as `2026-03-29 02:30:00.250`, from
  /// the left as far as it goes.
  func instant(_ text: String) -> Double {
    let parts = text.split { "- :.".contains($0) }.map { Double($0) ?? .nan }
    func part(_ index: Int, _ fallback: Double) -> Double {
      index < parts.count ? parts[index] : fallback
    }
    let date = CivilDate(year: Int(part(0, 1970)), month: Int(part(1, 1)), day: Int(part(2, 1)))
    let seconds = part(3, 0) * 3600 + part(4, 0) * 60 + part(5, 0) + part(6, 0) / 1000
    return instant(ofLocal: Double(date.dayNumber) * 86_400 + seconds)
  }

  /// Returns how the clock of this zone reads: `2026-03-29 02:30`.
  func text(_ instant: Double) -> String {
    let time = CivilTime(at: instant, in: self)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(time.year)-\(two(time.month))-\(two(time.day)) \(two(time.hour)):\(two(time.minute))"
  }
}
