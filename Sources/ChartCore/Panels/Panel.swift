/// A card that lies over the chart on request.
public enum Panel: Hashable, Sendable {
  /// What was left out of the file.
  case notes
  /// What the keys do.
  case help
}

/// What a panel says: a title, and rows of a term and its text.
public struct PanelContent: Sendable {
  public var title: String
  public var rows: [(term: String, text: String)]

  public init(title: String, rows: [(term: String, text: String)]) {
    self.title = title
    self.rows = rows
  }
}
