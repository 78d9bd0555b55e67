import CZlib

/// The state of zlib while it unpacks gzip data.
final class Inflater {
  /// It points back to itself, so it must not move.
  let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  init() throws(InputError.Reason) {
    stream.initialize(to: z_stream())
    let windowWithGzipHeader: Int32 = 15 + 16
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, windowWithGzipHeader, zlibVersion(), size) == Z_OK else {
      throw .noMemory
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }
}
