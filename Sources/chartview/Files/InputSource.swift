/// Where data comes from.
enum InputSource: Hashable, Sendable {
  case file(String)
  case standardInput

  /// Creates a source from a word of the command line; `-` is standard input.
  init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }

  /// The name for titles: the file's name without its folder and its last ending.
  ///
  ///     InputSource.file("/tmp/savings.2026.csv").title  // savings.2026
  var title: String {
    guard case .file(let path) = self, let name = path.split(separator: "/").last else { return "" }
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return String(name) }
    return String(name[..<point])
  }
}
