/// How many threads read a file.
struct ThreadPlan: Sendable {
  /// At most this many.
  var limit = Threads.processorCount
  /// Bytes that are worth a thread of their own.
  var smallestPart = 1 << 18

  /// Returns the number of threads for a file, at least one.
  func count(for length: Int) -> Int { max(min(limit, length / smallestPart), 1) }
}
