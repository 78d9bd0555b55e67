/// What is said about files that change while they are shown.
enum LiveTexts {
  /// In the header and the title of the window.
  static let removed = "File removed"

  /// On standard error.
  static func removed(_ path: String) -> String {
    "\(path): was removed; the chart shows what it held"
  }
}
