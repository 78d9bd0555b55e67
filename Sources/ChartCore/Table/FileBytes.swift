import Glibc

/// The text of a file as bytes that threads may read together.
///
/// Valid only as long as the memory is that it was made from.
struct FileBytes: @unchecked Sendable {
  let base: UnsafePointer<UInt8>
  let count: Int

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    base = buffer.baseAddress ?? CellBytes.empty.start
    count = buffer.count
  }

  @inline(__always) subscript(offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  /// Returns the first offset of `byte` in a range, or the range's end.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int {
    guard !range.isEmpty,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return range.upperBound }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  func cell(_ range: Range<Int>) -> CellBytes { CellBytes(base + range.lowerBound, range.count) }
}
