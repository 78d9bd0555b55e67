import CZlib

/// Compresses bytes as they come, quickly rather than tightly.
final class Deflater {
  /// Must not move: the library keeps a pointer back to it.
  private let stream: UnsafeMutablePointer<z_stream>
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var output: [UInt8] = []

  /// Creates a compressor, or fails when there is no memory.
  init?(level: Int32 = Z_BEST_SPEED) {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard deflateInit_(stream, level, ZLIB_VERSION, size) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Takes more bytes to compress.
  func append(_ bytes: [UInt8]) { run(bytes, flush: Z_NO_FLUSH) }

  /// Returns everything appended so far in compressed form; nothing can be appended after it.
  func finish() -> [UInt8] {
    run([], flush: Z_FINISH)
    return output
  }

  private func run(_ bytes: [UInt8], flush: Int32) {
    bytes.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      repeat { deflateBuffer(flush: flush) } while stream.pointee.avail_out == 0
    }
  }

  private func deflateBuffer(flush: Int32) {
    let written = buffer.withUnsafeMutableBufferPointer { room in
      stream.pointee.next_out = room.baseAddress
      stream.pointee.avail_out = UInt32(room.count)
      deflate(stream, flush)
      return room.count - Int(stream.pointee.avail_out)
    }
    output.append(contentsOf: buffer[..<written])
  }
}
