/// Instants as ISO 8601 texts in the Gregorian calendar, to the millisecond.
///
///     ISO8601.text(of: 1_796_004_300.25)  // 2026-11-30T02:05:00.250Z
///     ISO8601.instant(of: "2026-11-30T03:05:00.25+01:00")  // 1796004300.25
public enum ISO8601 {
  /// The farthest instants written and read, 100 million days around 1970.
  static let instants = -8.64e12...8.64e12

  /// Returns an instant, in seconds since 1970, as a text in UTC that ends in `Z`.
  ///
  /// Milliseconds are written only when there are any. Years outside 0...9999 have a sign and six
  /// digits. Nothing when the instant is not finite or farther than 100 million days from 1970.
  public static func text(of instant: Double) -> String? {
    let milliseconds = (instant * 1000).rounded()
    guard instants.contains(milliseconds / 1000) else { return nil }
    let rest = floorRemainder(Int(milliseconds), 86_400_000)
    let date = CivilDate(dayNumber: floorDivide(Int(milliseconds), 86_400_000))
    let time = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60]
    let clock = time.map { digits($0, 2) }.joined(separator: ":")
    let fraction = rest % 1000 == 0 ? "" : "." + digits(rest % 1000, 3)
    return "\(text(of: date))T\(clock)\(fraction)Z"
  }

  /// Returns the instant that a date or a date with a time means, in seconds since 1970.
  ///
  /// Reads `2026`, `2026-11`, `2026-11-30` and then `T14`, `T14:05`, `T14:05:09` with decimals of
  /// the second, or a space for the `T`, and `Z`, `+01`, `+01:00` or `+0100`. What is left out is
  /// the first of its kind; without a zone the time is taken as UTC. Midnight may be `24:00`, and a
  /// second may be 60. Nothing when the text is anything else or the day does not exist.
  public static func instant(of text: some StringProtocol) -> Double? {
    var parser = ISO8601Parser(text.utf8)
    guard let instant = parser.instant(), instants.contains(instant) else { return nil }
    return instant
  }

  private static func text(of date: CivilDate) -> String {
    let sign = date.year < 0 ? "-" : date.year > 9999 ? "+" : ""
    let year = digits(Int(date.year.magnitude), sign.isEmpty ? 4 : 6)
    return "\(sign)\(year)-\(digits(date.month, 2))-\(digits(date.day, 2))"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
