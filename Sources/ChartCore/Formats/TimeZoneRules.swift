/// A time zone as the calendar needs it: the offset from UTC at each instant.
///
/// Two zones are equal when their identifiers are.
public struct TimeZoneRules: Sendable {
  public let identifier: String
  /// Returns the seconds east of UTC at an instant, in seconds since 1970.
  public let offset: @Sendable (Double) -> Double

  public init(identifier: String, offset: @escaping @Sendable (Double) -> Double) {
    self.identifier = identifier
    self.offset = offset
  }

  public static let utc = TimeZoneRules(identifier: "UTC") { _ in 0 }
}

extension TimeZoneRules {
  /// Returns whether a day begins at an instant.
  func isMidnight(_ instant: Double) -> Bool { isWhole(instant, 86_400) }

  /// Returns whether an instant is a whole number of times `seconds` after a midnight of 1970.
  func isWhole(_ instant: Double, _ seconds: Double) -> Bool {
    (instant + offset(instant)).isMultiple(of: seconds)
  }
}

extension TimeZoneRules: Hashable {
  public static func == (a: TimeZoneRules, b: TimeZoneRules) -> Bool {
    a.identifier == b.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
