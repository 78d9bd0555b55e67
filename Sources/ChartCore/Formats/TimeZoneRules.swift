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
  func isMidnight(_ instant: Double) -> Bool {
    (instant + offset(instant)).isMultiple(of: 86_400)
  }
}

extension TimeZoneRules: Hashable {
  public static func == (a: TimeZoneRules, b: TimeZoneRules) -> Bool {
    a.identifier == b.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}
