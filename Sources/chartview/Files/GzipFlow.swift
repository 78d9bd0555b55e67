import CZlib

/// Unpacks gzip data that come in parts, one member after another; other data stay as they are.
final class GzipFlow {
  private let inflater: Inflater
  private var stream: UnsafeMutablePointer<z_stream> { inflater.stream }
  /// Whether the data are packed; unknown before their first bytes.
  private(set) var isPacked: Bool?
  /// The first byte, while it alone has come.
  private var first: [UInt8] = []
  private var isAtMemberEnd = false

  /// Creates a flow from the beginning of the data, or of data that are known not to be packed.
  init(isPlain: Bool = false) throws(InputError.Reason) {
    isPacked = isPlain ? false : nil
    inflater = try Inflater()
  }

  /// Whether bytes begin as gzip data do.
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// Hands on what the bytes that follow hold.
  func add(
    _ bytes: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError.Reason) {
    switch isPacked {
    case false?: take(bytes)
    case true?: try unpack(bytes, take)
    case nil: try begin(first + bytes, take)
    }
  }

  /// Hands on what was held back, when nothing will follow.
  func finish(_ take: (UnsafeRawBufferPointer) -> Void) throws(InputError.Reason) {
    first.withUnsafeBytes(take)
    if isPacked == true, !isAtMemberEnd { throw .damagedGzip }
  }

  private func begin(
    _ bytes: [UInt8], _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError.Reason) {
    if bytes == [0x1f] {
      first = bytes
      return
    }
    first = []
    isPacked = Self.isGzip(bytes)
    try bytes.withUnsafeBufferPointer { buffer throws(InputError.Reason) in
      try add(UnsafeRawBufferPointer(buffer), take)
    }
  }

  private func unpack(
    _ bytes: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Void
  ) throws(InputError.Reason) {
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    var result = Z_OK
    while stream.pointee.avail_in > 0 || (result == Z_OK && stream.pointee.avail_out == 0) {
      if isAtMemberEnd {
        // What follows a member without being one is padding.
        guard stream.pointee.next_in?.pointee == 0x1f else { return }
        inflateReset(stream)
      }
      result = unpackSome(take)
      isAtMemberEnd = result == Z_STREAM_END
      guard [Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(result) else { throw .damagedGzip }
    }
  }

  private func unpackSome(_ take: (UnsafeRawBufferPointer) -> Void) -> Int32 {
    withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { room in
      stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(room.count)
      let result = inflate(stream, Z_NO_FLUSH)
      let count = room.count - Int(stream.pointee.avail_out)
      if count > 0 { take(UnsafeRawBufferPointer(rebasing: room[..<count])) }
      return result
    }
  }
}
