extension [String] {
  /// The first `limit` names, and how many more there are: `a, b and 3 more`.
  func listed(atMost limit: Int) -> String {
    let shown = prefix(limit).joined(separator: ", ")
    return count > limit ? "\(shown) and \(count - limit) more" : shown
  }
}
