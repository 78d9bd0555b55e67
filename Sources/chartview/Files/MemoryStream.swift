import ChartCore
import Glibc

/// Bytes of a source that have been read to their end.
final class MemoryStream: SourceStream {
  private let memory: GrowingMemory
  private var offset = 0
  var failure: InputError.Reason? { nil }

  init(_ memory: consuming GrowingMemory) {
    self.memory = memory
  }

  var expectedCount: Int? { memory.bytes.count }

  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(room.count, memory.bytes.count - offset)
    guard count > 0, let target = room.baseAddress, let source = memory.bytes.baseAddress else {
      return 0
    }
    memcpy(target, source + offset, count)
    offset += count
    return count
  }

  func rewind() { offset = 0 }
}
