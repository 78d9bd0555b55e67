/// How a file is divided among threads.
struct ThreadPlan: Sendable {
  /// At most this many threads.
  var limit = Threads.processorCount
  /// Bytes that a thread reads at once; they stay in its cache.
  var blockLength = 1 << 17

  /// Returns the number of threads for a text of about this length, at least one.
  func count(for length: Int?) -> Int {
    length.map { max(min(limit, $0 / blockLength), 1) } ?? limit
  }
}
