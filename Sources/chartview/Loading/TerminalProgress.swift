import Glibc

/// A line on standard error that tells a person at a terminal how far the reading has come.
@MainActor
final class TerminalProgress {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var isShown = false

  /// Writes the line over the one before it.
  func show(_ progress: ReadingProgress) {
    guard isTerminal else { return }
    StandardStreams.complain("\r\u{1B}[Kchartview: \(progress.text)")
    isShown = true
  }

  /// Takes the line away.
  func clear() {
    if isShown { StandardStreams.complain("\r\u{1B}[K") }
    isShown = false
  }
}
