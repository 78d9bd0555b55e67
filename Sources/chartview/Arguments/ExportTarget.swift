import ChartRender

/// Where a picture goes and what kind of file it is.
struct ExportTarget: Hashable, Sendable {
  /// A path, or `-` for standard output.
  var path: String
  var kind: ExportFormat

  /// Creates a target from the argument of `--export`.
  ///
  /// The ending says the kind. Standard output and devices have none and take PNG; anything else
  /// without a known ending fails.
  init?(_ path: String) {
    if path.hasSuffix("/") { return nil }
    let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last
    if let kind = ending.flatMap({ ExportFormat(rawValue: $0.lowercased()) }) {
      self.init(path: path, kind: kind)
    } else if path == "-" || path.hasPrefix("/dev/") {
      self.init(path: path, kind: .png)
    } else {
      return nil
    }
  }

  init(path: String, kind: ExportFormat) {
    self.path = path
    self.kind = kind
  }
}
