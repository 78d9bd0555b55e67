/// What is said about files that change while they are shown.
enum LiveTexts {
  /// In the header and the title of the window.
  static let removed = "File removed"

  /// In the header, before the first row.
  static let waiting = "Waiting for data"

  /// On standard error.
  static func removed(_ path: String) -> String {
    "\(path): was removed; the chart shows what it held"
  }
}
