import Synchronization

/// The rows of a table as threads hand them in, put together in the order of the file.
final class ParsedRows: Sendable {
  private let state: Mutex<State>

  init(_ plans: [ColumnPlan], expectedBytes: Int?) {
    state = Mutex(State(plans, expectedBytes))
  }

  /// Adds the rows of a block.
  func add(_ chunk: ParsedChunk, _ block: RowBlock) {
    state.withLock { $0.add(chunk, block) }
  }

  /// Whether a block was wrongly taken for plain.
  var hasSurprise: Bool { state.withLock { $0.all.hasSurprise } }

  /// All rows, once all blocks are in.
  var all: ParsedChunk { state.withLock { $0.all } }

  private struct State {
    var all: ParsedChunk
    private let expectedBytes: Int
    /// Blocks that came before those in front of them.
    private var waiting: [Int: ParsedChunk] = [:]
    private var next = 0

    init(_ plans: [ColumnPlan], _ expectedBytes: Int?) {
      all = ParsedChunk(plans)
      self.expectedBytes = expectedBytes ?? 0
    }

    mutating func add(_ chunk: ParsedChunk, _ block: RowBlock) {
      all.hasSurprise = all.hasSurprise || chunk.hasSurprise
      waiting[block.index] = chunk
      while let chunk = waiting.removeValue(forKey: next) {
        all.append(chunk)
        if next == 0 { reserve(block) }
        next += 1
      }
    }

    /// Makes room for as many rows as the first block lets expect.
    private mutating func reserve(_ block: RowBlock) {
      let blocks = Double(expectedBytes) / Double(max(block.bytes.count, 1))
      if blocks > 1 { all.reserve(Int(blocks * Double(all.rowCount) * 1.1)) }
    }
  }
}
