/// A kind of picture file.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  case png, svg, pdf

  /// Creates the format that the ending of a file's name says, or nothing for other endings.
  public init?(path: String) {
    guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: ".")
    else { return nil }
    self.init(rawValue: name[dot...].dropFirst().lowercased())
  }
}
