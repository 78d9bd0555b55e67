import Glibc
import Synchronization

/// A chart whose files are read on a thread of its own.
final class DocumentLoading: Sendable {
  let progress: ReadingProgress
  /// Has something to read, its end, as soon as the chart is there or never will be.
  let descriptor: Int32
  private let outcome = Mutex<Outcome?>(nil)

  /// A document is handed on by the thread that made it, never used by two.
  private enum Outcome: @unchecked Sendable {
    case document(any ChartDocument)
    case failure(Failure)
  }

  /// Starts to read.
  init(_ arguments: Arguments, _ sources: [InputSource]) throws(Failure) {
    progress = ReadingProgress(sourceCount: sources.count)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .window(.noResources) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    descriptor = ends[0]
    let writingEnd = ends[1]
    let work: @Sendable () -> Void = {
      self.read(arguments, sources)
      close(writingEnd)
    }
    // Without a thread the caller waits.
    do throws(SystemError) { try BackgroundThread.start(work) } catch { work() }
  }

  deinit { close(descriptor) }

  private func read(_ arguments: Arguments, _ sources: [InputSource]) {
    let outcome: Outcome
    do throws(Failure) {
      outcome = .document(try arguments.document(reading: sources, progress))
    } catch {
      outcome = .failure(error)
    }
    self.outcome.withLock { $0 = outcome }
  }

  /// Waits for at most so many seconds; returns whether the reading has ended.
  func hasEnded(within seconds: Double) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(seconds * 1000)) > 0
  }

  /// Returns the chart, or nil when it is still being read.
  func document() throws(Failure) -> (any ChartDocument)? {
    switch outcome.withLock({ $0 }) {
    case .document(let document): return document
    case .failure(let failure): throw failure
    case nil: return nil
    }
  }
}
