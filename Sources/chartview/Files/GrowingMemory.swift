import Glibc

/// A block of memory that grows as bytes are read into it.
struct GrowingMemory: ~Copyable {
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0
  private var count = 0

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Creates an empty block that takes no memory yet.
  init() {}

  init(capacity: Int) throws(InputError.Reason) {
    start = malloc(max(capacity, 1))
    self.capacity = max(capacity, 1)
    if start == nil { throw .noMemory }
  }

  deinit { free(start) }

  /// Reads once, up to a length in all; returns false at the end.
  mutating func read(
    from descriptor: Int32, atMost limit: Int = .max
  ) throws(InputError.Reason) -> Bool {
    if count == capacity { try grow() }
    let (free, room) = (start.map { $0 + count }, min(capacity, limit) - count)
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
    count += fill(room)
  }

  /// Takes a copy of other bytes.
  mutating func append(_ bytes: some Collection<UInt8>) throws(InputError.Reason) {
    while capacity - count < bytes.count { try grow() }
    room.copyBytes(from: bytes)
    count += bytes.count
  }

  /// Writes all bytes; returns whether that worked.
  func write(to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < count {
      let written = retryingInterrupts {
        Glibc.write(descriptor, start.map { $0 + offset }, count - offset)
      }
      if written <= 0 { return false }
      offset += written
    }
    return true
  }

  /// Forgets the bytes and keeps the memory.
  mutating func removeAll() { count = 0 }

  private var room: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: start.map { $0 + count }, count: capacity - count)
  }

  private mutating func grow() throws(InputError.Reason) {
    let (doubled, isTooLarge) = max(capacity, 1 << 12).multipliedReportingOverflow(by: 2)
    guard !isTooLarge, let grown = realloc(start, doubled) else { throw .noMemory }
    start = grown
    capacity = doubled
  }
}
