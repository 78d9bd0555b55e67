/// Runs a command with a line as its last argument, one at a time.
///
/// Of the lines that come while it runs only the newest is kept.
final class CommandRunner {
  private let words: [String]
  private var child: ChildProcess?
  private var pending: String?

  init(_ words: [String]) {
    self.words = words
  }

  /// Becomes readable when the command that runs has ended.
  var end: Int32? { child?.end }

  /// Runs the command for `line`, or keeps the line until the command that runs has ended.
  func run(_ line: String) throws(TickError) {
    pending = line
    try runPending()
  }

  /// Runs the command for the line that was kept, if there is one and none runs.
  func runPending() throws(TickError) {
    if let child, child.hasEnded { self.child = nil }
    guard child == nil, let line = pending else { return }
    pending = nil
    do throws(SystemError) {
      child = try ChildProcess(words + [line])
    } catch {
      throw .command(words[0], error)
    }
  }
}
