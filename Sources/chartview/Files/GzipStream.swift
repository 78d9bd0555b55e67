import CZlib

/// Unpacks gzip data, one member after another.
///
/// Source: P. Deutsch, "GZIP file format specification version 4.3", RFC 1952, 1996.
struct GzipStream: ~Copyable {
  /// zlib's state points back here, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  /// Whether bytes begin as gzip data do.
  static func isGzip(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count > 2 && bytes[0] == 0x1f && bytes[1] == 0x8b
  }

  /// Returns what `bytes` hold, packed; throws when they are cut off or damaged.
  static func unpacked(_ bytes: UnsafeRawBufferPointer) throws(InputError.Reason) -> GrowingMemory {
    let stream = try GzipStream()
    return try stream.unpack(bytes)
  }

  private init() throws(InputError.Reason) {
    stream.initialize(to: z_stream())
    let windowWithGzipHeader: Int32 = 15 + 16
    guard
      inflateInit2_(
        stream, windowWithGzipHeader, zlibVersion(), Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .noMemory }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  private func unpack(
    _ bytes: UnsafeRawBufferPointer
  ) throws(InputError.Reason) -> GrowingMemory {
    var memory = try GrowingMemory(capacity: 4 * bytes.count)
    var rest = bytes[...]
    var result = Z_OK
    repeat {
      if result == Z_STREAM_END { inflateReset(stream) }
      result = try unpackSome(&rest, into: &memory)
      guard [Z_OK, Z_STREAM_END].contains(result) else { throw .damagedGzip }
    } while result == Z_OK || Self.isGzip(UnsafeRawBufferPointer(rebasing: rest))
    return memory
  }

  /// Unpacks until the input, the room or the member ends.
  private func unpackSome(
    _ rest: inout Slice<UnsafeRawBufferPointer>, into memory: inout GrowingMemory
  ) throws(InputError.Reason) -> Int32 {
    let input = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(Int32.max)))
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(input.count)
    var result = Z_OK
    try memory.append { room in
      let count = min(room.count, Int(Int32.max))
      stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(count)
      result = inflate(stream, Z_NO_FLUSH)
      return count - Int(stream.pointee.avail_out)
    }
    rest = rest.dropFirst(input.count - Int(stream.pointee.avail_in))
    return result
  }
}
