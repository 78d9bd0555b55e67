import Glibc
import Synchronization

/// The rows of a table as threads hand them in, put together in the order of the file.
final class ParsedRows: @unchecked Sendable {
  /// Used by the thread that is appending.
  private(set) var all: ParsedChunk
  private let expectedBytes: Int
  private let queue = Mutex(Queue())

  private struct Queue {
    /// Blocks that came before those in front of them.
    var waiting: [Int: (chunk: ParsedChunk, bytes: Int)] = [:]
    var next = 0
    var isBeingEmptied = false
    /// Parts that have been appended, to be filled again.
    var spare: [ParsedChunk] = []
    var hasSurprise = false
  }

  /// `all` is complete when the threads have ended.
  init(_ plans: [ColumnPlan], expectedBytes: Int?) {
    all = ParsedChunk(plans)
    self.expectedBytes = expectedBytes ?? 0
  }

  /// Whether a block was wrongly taken for plain.
  var hasSurprise: Bool { queue.withLock { $0.hasSurprise } }

  /// Blocks that may wait for one that is still being read.
  private static let backlogLimit = 64

  /// Returns a part without rows, to be filled and added.
  ///
  /// Waits while many blocks do, so that a thread that is held up does not let the others fill the
  /// memory.
  func emptyChunk(_ plans: [ColumnPlan]) -> ParsedChunk {
    while queue.withLock({ $0.waiting.count >= Self.backlogLimit }) { usleep(50) }
    return queue.withLock { $0.spare.popLast() } ?? ParsedChunk(plans)
  }

  /// Adds the rows of a block; while one thread appends, others only leave theirs.
  func add(_ chunk: ParsedChunk, _ block: RowBlock) {
    let isMine = queue.withLock { queue in
      queue.hasSurprise = queue.hasSurprise || chunk.hasSurprise
      queue.waiting[block.index] = (chunk, block.bytes.count)
      defer { queue.isBeingEmptied = true }
      return !queue.isBeingEmptied
    }
    if !isMine { return }
    while var next = takeNext() {
      all.append(next.chunk)
      if all.rowCount == next.chunk.rowCount { reserve(next.bytes) }
      next.chunk.removeAll()
      queue.withLock { $0.spare.append(next.chunk) }
    }
  }

  private func takeNext() -> (chunk: ParsedChunk, bytes: Int)? {
    queue.withLock { queue in
      guard let next = queue.waiting.removeValue(forKey: queue.next) else {
        queue.isBeingEmptied = false
        return nil
      }
      queue.next += 1
      return next
    }
  }

  /// Makes room for as many rows as the first block lets expect.
  private func reserve(_ bytes: Int) {
    let blocks = Double(expectedBytes) / Double(max(bytes, 1))
    if blocks > 1 { all.reserve(Int(blocks * Double(all.rowCount) * 1.1)) }
  }
}
