import Glibc

/// A block of memory that grows as bytes are read into it.
struct GrowingMemory: ~Copyable {
  private var start: UnsafeMutableRawPointer
  private var capacity: Int
  private var count = 0

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  init(capacity: Int) throws(InputError.Reason) {
    guard let start = malloc(max(capacity, 1)) else { throw .noMemory }
    self.start = start
    self.capacity = max(capacity, 1)
  }

  init(copying bytes: [UInt8]) throws(InputError.Reason) {
    try self.init(capacity: bytes.count)
    bytes.withUnsafeBytes { if let source = $0.baseAddress { memcpy(start, source, $0.count) } }
    count = bytes.count
  }

  deinit { free(start) }

  /// Reads once, up to a length in all; returns false at the end.
  mutating func read(
    from descriptor: Int32, atMost limit: Int = .max
  ) throws(InputError.Reason) -> Bool {
    if count == capacity { try grow() }
    let (free, room) = (start + count, min(capacity, limit) - count)
    let length = retryingInterrupts { Glibc.read(descriptor, free, room) }
    guard length >= 0 else { throw errno == EISDIR ? .isDirectory : .failed(.last) }
    count += length
    return length > 0
  }

  /// Has `fill` write into free room, of which there is always some, and takes the bytes it counts.
  mutating func append(
    _ fill: (UnsafeMutableRawBufferPointer) -> Int
  ) throws(InputError.Reason) {
    if count == capacity { try grow() }
    count += fill(UnsafeMutableRawBufferPointer(start: start + count, count: capacity - count))
  }

  /// Takes a copy of other bytes.
  mutating func append(_ bytes: some Collection<UInt8>) throws(InputError.Reason) {
    while capacity - count < bytes.count { try grow() }
    let room = UnsafeMutableRawBufferPointer(start: start + count, count: capacity - count)
    room.copyBytes(from: bytes)
    count += bytes.count
  }

  /// Writes all bytes; returns whether that worked.
  func write(to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < count {
      let written = retryingInterrupts { Glibc.write(descriptor, start + offset, count - offset) }
      if written <= 0 { return false }
      offset += written
    }
    return true
  }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  private mutating func grow() throws(InputError.Reason) {
    let (doubled, isTooLarge) = capacity.multipliedReportingOverflow(by: 2)
    guard !isTooLarge, let grown = realloc(start, doubled) else { throw .noMemory }
    start = grown
    capacity = doubled
  }
}
