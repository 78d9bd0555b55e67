import ChartCore

/// The x that `--select` asks for, before it is known whether x is a time or a number.
enum SelectedX {
  /// Returns the x value that `text` means on an axis of this kind, or nothing when it is none.
  ///
  /// On a time axis a text that is no date is a number of seconds since 1970.
  static func value(of text: String, on kind: XKind) -> Double? {
    switch kind {
    case .time: ISO8601.instant(of: text) ?? PlainNumber.value(of: text)
    case .number: PlainNumber.value(of: text)
    }
  }

  /// Whether `text` is an x value on an axis of either kind.
  static func isReadable(_ text: String) -> Bool {
    value(of: text, on: .time) != nil
  }
}
