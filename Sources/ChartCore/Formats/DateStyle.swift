/// Which parts of an instant are written; the order is the locale's.
///
/// The texts beside the cases are English.
public enum DateStyle: Hashable, Sendable, CaseIterable {
  /// `2026`
  case year
  /// `Nov`
  case month
  /// `Nov 2026`
  case monthYear
  /// `30 Nov`
  case dayMonth
  /// `30 Nov 2026`
  case dayMonthYear
  /// `14:05`
  case time
  /// `14:05:09`
  case timeSeconds
  /// `14:05:09.250`
  case timeMilliseconds
  /// `30 Nov 14:05`
  case dayMonthTime
  /// `30 Nov 2026 14:05`
  case dayMonthYearTime
  /// `30 Nov 2026 14:05:09`
  case dayMonthYearTimeSeconds
  /// `30 Nov 2026 14:05:09.250`
  case dayMonthYearTimeMilliseconds
}
