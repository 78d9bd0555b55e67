import ChartCore
import ChartWindow

/// Says on standard error what of a growing source could not be read, a few lines a second at most.
@MainActor
final class RowComplaints {
  /// What counts the time between lines; without one nothing is held back.
  var loop: EventLoop?
  private let source: InputSource
  private var waiting: [Warning] = []
  /// Until when lines are held back.
  private var isResting = false
  private var failure: String?

  /// How long lines are held back after some were written, in seconds.
  private static let rest = 0.5
  /// How many are written at once, but for one that counts the others.
  private static let lineLimit = 3

  init(about source: InputSource) {
    self.source = source
  }

  /// Says what was left out of rows.
  func note(_ warnings: [Warning]) {
    waiting += warnings
    if !isResting { say() }
  }

  /// Says why nothing can be shown, once as long as it stays so.
  func note(_ failure: Failure) {
    guard failure.message != self.failure else { return }
    self.failure = failure.message
    StandardStreams.complain(Messages.line(failure.message))
  }

  /// Takes note that rows are shown again.
  func forgetFailure() { failure = nil }

  private func say() {
    guard !waiting.isEmpty else { return }
    for line in Self.lines(waiting, about: source) {
      StandardStreams.complain(Messages.line(line))
    }
    waiting = []
    guard let loop else { return }
    isResting = true
    loop.schedule(after: Self.rest) { [weak self] in
      self?.isResting = false
      self?.say()
    }
  }

  /// Returns what is written of some warnings.
  static func lines(_ warnings: [Warning], about source: InputSource) -> [String] {
    let some = warnings.prefix(lineLimit).map { $0.message(in: source) }
    let others = warnings.dropFirst(lineLimit).reduce(0) { $0 + max($1.lines.count, 1) }
    return others == 0
      ? some : some + ["\(source.name): \(others) more cells and rows that cannot be read"]
  }
}
