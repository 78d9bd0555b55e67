/// A number that tells contents apart, taken in as many parts as they come in.
///
/// It is no protection against somebody who makes two contents with the same number.
///
///     var digest = ContentDigest()
///     digest.add(bytes)
///     digest.value
struct ContentDigest {
  private static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

  private var state: UInt64 = 0x243f_6a88_85a3_08d3
  /// The bytes that do not fill a word yet, the first one lowest.
  private var word: UInt64 = 0
  private(set) var count = 0

  /// The number for all that was taken in so far.
  var value: UInt64 {
    var last = self
    last.mix(word)
    last.mix(UInt64(count))
    return last.state
  }

  /// Takes in the bytes that follow.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset < bytes.count, count % 8 != 0 {
      add(bytes[offset])
      offset += 1
    }
    while offset + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
      count += 8
    }
    for byte in bytes[offset...] { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    word |= UInt64(byte) << UInt64(8 * (count % 8))
    count += 1
    guard count % 8 == 0 else { return }
    mix(word)
    word = 0
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* Self.factor
    state ^= state >> 29
  }
}
