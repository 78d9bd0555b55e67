/// How numbers and dates are written: the seam between the chart and a locale.
///
/// `PlainFormats` writes English without any library; the program's other
/// conformer asks Foundation.
public protocol TextFormats: Sendable {
  /// The time zone that dates are written in.
  var zone: TimeZoneRules { get }
  /// Whether the language of the texts runs from right to left.
  var isRightToLeft: Bool { get }
  /// Returns a finite number as text; negative zero reads as zero.
  func number(_ value: Double, style: NumberStyle) -> String
  /// Returns an instant, in seconds since 1970, as text.
  func date(_ instant: Double, style: DateStyle) -> String
}
