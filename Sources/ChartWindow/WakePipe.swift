import Glibc

/// A pipe to oneself: any thread may wake the event loop that watches its reading end.
nonisolated public final class WakePipe: Sendable {
  let readingEnd: Int32
  let writingEnd: Int32

  /// Opens the pipe, or fails when the process has no descriptors left.
  init() throws(WindowError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noResources }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (readingEnd, writingEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readingEnd)
    close(writingEnd)
  }

  /// Wakes the loop; several calls before it comes to it count as one.
  public func wake() {
    var byte: UInt8 = 1
    // A full pipe has woken the loop already.
    _ = write(writingEnd, &byte, 1)
  }

  /// Takes out what was written, so that the pipe is quiet until the next call of `wake`.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(readingEnd, &bytes, bytes.count) > 0 {}
  }
}
