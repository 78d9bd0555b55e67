import Glibc

/// Where data comes from.
enum InputSource: Hashable, Sendable {
  case file(String)
  case standardInput

  /// Creates a source from a word of the command line; `-` is standard input.
  init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }

  /// The path of a file.
  var path: String? { if case .file(let path) = self { path } else { nil } }

  /// What kind of file it is for the system, `S_IFREG` or `S_IFIFO` and the like; nil for none.
  var kind: mode_t? {
    var status = stat()
    let isKnown = path.map { stat($0, &status) == 0 } ?? (fstat(STDIN_FILENO, &status) == 0)
    return isKnown ? status.st_mode & S_IFMT : nil
  }

  /// Whether the source is a pipe or a socket, of which the end may be far.
  var isPipe: Bool { [S_IFIFO, S_IFSOCK].contains(kind) }

  /// The name for titles: the file's name without its folder, `.gz` and its last ending.
  ///
  ///     InputSource.file("/tmp/savings.2026.csv").title  // savings.2026
  var title: String {
    guard case .file(let path) = self, var name = path.split(separator: "/").last else { return "" }
    if name.hasSuffix(".gz"), name.count > 3 { name.removeLast(3) }
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return String(name) }
    return String(name[..<point])
  }
}
