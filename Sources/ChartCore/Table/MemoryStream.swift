import Glibc

/// Bytes that are in memory already, as a stream; they have to outlive it.
final class MemoryStream: ByteStream {
  let bytes: FileBytes
  private var offset = 0

  init(_ bytes: FileBytes) {
    self.bytes = bytes
  }

  var expectedCount: Int? { bytes.count }

  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(room.count, bytes.count - offset)
    guard count > 0, let target = room.baseAddress else { return 0 }
    memcpy(target, bytes.base + offset, count)
    offset += count
    return count
  }

  func rewind() { offset = 0 }
}
