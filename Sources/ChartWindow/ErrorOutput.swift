import Glibc

/// Standard error, also while a library is at work that writes to it without being asked.
nonisolated enum ErrorOutput {
  /// Writes a whole line, as far as anybody reads it.
  static func write(_ line: String) {
    let bytes = Array(line.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Runs `body` and returns its result with what was written to standard error meanwhile.
  ///
  /// At most a pipe's capacity is kept; without a free descriptor nothing is held back.
  static func heldBack<Result>(_ body: () -> Result) -> (result: Result, text: String) {
    var ends: [Int32] = [-1, -1]
    let own = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    guard own >= 0, pipe(&ends) == 0 else {
      close(own)
      return (body(), "")
    }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    dup2(ends[1], STDERR_FILENO)
    let result = body()
    dup2(own, STDERR_FILENO)
    let text = text(from: ends[0])
    for descriptor in ends + [own] { close(descriptor) }
    return (result, text)
  }

  private static func text(from descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
