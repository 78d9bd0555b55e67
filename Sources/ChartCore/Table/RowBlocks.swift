import Synchronization

/// A text cut into blocks of whole rows, for threads that take one after another.
final class RowBlocks: @unchecked Sendable {
  private let lock = Mutex(())
  /// Used by the thread that has the lock.
  private var state: State

  /// Cuts what follows in `text`, where a row begins.
  init(_ text: TextStream, _ form: RowForm, length: Int) {
    state = State(text, form, length)
  }

  /// Reads the next block into `buffer`; nil when there is none.
  func next(into buffer: inout TextBuffer) -> RowBlock? {
    lock.withLock { _ in state.next(into: &buffer) }
  }

  /// Why the text broke off, if it did; known when there are no more blocks.
  var error: TableError? { lock.withLock { _ in state.error } }

  private struct State: ~Copyable {
    private let text: TextStream
    private let form: RowForm
    private let length: Int
    private var index = 0
    /// The beginning of a row whose end is in the next block.
    private var rest = TextBuffer(capacity: 1 << 8)
    var hasEnded = false
    var error: TableError?

    init(_ text: TextStream, _ form: RowForm, _ length: Int) {
      self.text = text
      self.form = form
      self.length = length
    }

    mutating func next(into buffer: inout TextBuffer) -> RowBlock? {
      if hasEnded { return nil }
      do throws(TableError) {
        return try block(in: &buffer)
      } catch {
        self.error = error
        hasEnded = true
        return nil
      }
    }

    private mutating func block(in buffer: inout TextBuffer) throws(TableError) -> RowBlock? {
      buffer.replaceAll(with: rest.bytes)
      var target = max(length, rest.bytes.count)
      var cut = RowCut(end: 0)
      repeat {
        hasEnded = try !buffer.fill(to: target, from: text)
        cut = RowCut(buffer.bytes, form, isLast: hasEnded)
        target *= 2
      } while cut.end == 0 && !hasEnded
      rest.replaceAll(with: buffer.bytes.dropFirst(cut.end))
      buffer.cut(to: cut.end)
      if buffer.bytes.count == 0 { return nil }
      index += 1
      return RowBlock(
        bytes: buffer.bytes, index: index - 1, form: form, openQuote: cut.openQuote)
    }
  }
}
