import Glibc

/// Memory that text is read into, block by block; 64 bytes behind its end may be looked at.
struct TextBuffer: ~Copyable {
  private(set) var capacity: Int
  private(set) var count = 0
  private var base: UnsafeMutablePointer<UInt8>

  private static let slack = 64
  /// Bytes that a character takes at most.
  static let widestCharacter = 4

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity + Self.slack)
    base.initialize(repeating: 0, count: capacity + Self.slack)
  }

  deinit { base.deallocate() }

  /// Valid until the buffer changes.
  var bytes: FileBytes { FileBytes(UnsafeBufferPointer(start: base, count: count)) }

  /// The first bytes of the memory, whatever they hold.
  func room(upTo length: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: base, count: min(length, capacity))
  }

  /// Reads on until the buffer holds `length` bytes; returns false when the text ends before.
  mutating func fill(to length: Int, from text: TextStream) throws(TableError) -> Bool {
    if length > capacity { grow(to: length) }
    // The last bytes may have to stay free.
    while count + Self.widestCharacter <= length {
      let got = try text.read(
        into: UnsafeMutableRawBufferPointer(start: base + count, count: length - count))
      if got == 0 { return false }
      count += got
    }
    return true
  }

  /// Takes over what stands in another buffer.
  mutating func replaceAll(with bytes: FileBytes) {
    if bytes.count > capacity { grow(to: bytes.count) }
    memcpy(base, bytes.base, bytes.count)
    count = bytes.count
  }

  /// Takes the first `length` bytes out.
  mutating func dropFirst(_ length: Int) {
    memmove(base, base + length, count - length)
    count -= length
  }

  /// Leaves the first `length` bytes.
  mutating func cut(to length: Int) { count = min(count, length) }

  private mutating func grow(to length: Int) {
    var grown = TextBuffer(capacity: length)
    grown.replaceAll(with: bytes)
    swap(&self, &grown)
  }
}
