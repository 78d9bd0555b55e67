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

  /// Returns the last offset of `byte` in a range.
  func last(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    while end - 8 >= range.lowerBound {
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: end - 8, as: UInt64.self)
      let others = word ^ pattern
      if (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0 { break }
      end -= 8
    }
    while end > range.lowerBound {
      end -= 1
      if base[end] == byte { return end }
    }
    return nil
  }

  func dropFirst(_ count: Int) -> FileBytes {
    FileBytes(UnsafeBufferPointer(start: base + count, count: self.count - count))
  }

  func cell(_ range: Range<Int>) -> CellBytes { CellBytes(base + range.lowerBound, range.count) }
}
