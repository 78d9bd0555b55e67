import CZlib
import ChartCore

/// Gzip data unpacked, one member after another.
///
/// Source: P. Deutsch, "GZIP file format specification version 4.3", RFC 1952, 1996.
final class GzipStream: SourceStream {
  private let packed: any SourceStream
  private let inflater: Inflater
  private var stream: UnsafeMutablePointer<z_stream> { inflater.stream }
  private let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var isBetweenMembers = true
  private var ownFailure: InputError.Reason?

  /// Returns nil for data that are not packed with gzip.
  init?(_ packed: any SourceStream) throws(InputError.Reason) {
    self.packed = packed
    inflater = try Inflater()
    do throws(TableError) {
      try rewind()
      if try findMember() { return }
      try packed.rewind()
      return nil
    } catch {
      throw failure ?? .damagedGzip
    }
  }

  deinit { input.deallocate() }

  var failure: InputError.Reason? { ownFailure ?? packed.failure }

  /// Text is seldom packed to less than a tenth.
  var expectedCount: Int? { packed.expectedCount.map { 10 * $0 } }

  func rewind() throws(TableError) {
    try packed.rewind()
    inflateReset(stream)
    stream.pointee.avail_in = 0
    isBetweenMembers = true
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int {
    let count = min(room.count, Int(Int32.max))
    stream.pointee.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_out = UInt32(count)
    while Int(stream.pointee.avail_out) == count {
      if isBetweenMembers, try !findMember() { break }
      try unpack()
    }
    return count - Int(stream.pointee.avail_out)
  }

  private func unpack() throws(TableError) {
    if stream.pointee.avail_in == 0 { try refill() }
    switch inflate(stream, Z_NO_FLUSH) {
    case Z_OK: isBetweenMembers = false
    case Z_STREAM_END:
      isBetweenMembers = true
      inflateReset(stream)
    default:
      ownFailure = .damagedGzip
      throw .interrupted
    }
  }

  /// Whether another member follows; what else does is left out.
  private func findMember() throws(TableError) -> Bool {
    while stream.pointee.avail_in < 3 {
      let before = stream.pointee.avail_in
      try refill()
      if stream.pointee.avail_in == before { return false }
    }
    return stream.pointee.next_in[0] == 0x1f && stream.pointee.next_in[1] == 0x8b
  }

  /// Reads packed bytes behind those that are left.
  private func refill() throws(TableError) {
    let rest = Int(stream.pointee.avail_in)
    if rest > 0 {
      input.copyMemory(from: UnsafeRawBufferPointer(start: stream.pointee.next_in, count: rest))
    }
    let got = try packed.read(into: UnsafeMutableRawBufferPointer(rebasing: input[rest...]))
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(rest + got)
  }
}
