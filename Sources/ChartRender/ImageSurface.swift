import CCairo

/// A picture in memory, 32 bits a pixel, opaque or premultiplied, on its own or borrowed bytes.
public final class ImageSurface {
  let raw: OpaquePointer
  public let width: Int
  public let height: Int
  /// How many pixels cairo takes on a side.
  static let sides = 1...32_767
  /// Bytes from one row to the next.
  public let stride: Int

  /// Creates a surface of `width` by `height` device pixels, or fails when there is no memory.
  public init?(width: Int, height: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height),
      let raw = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.raw = raw
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(raw))
  }

  /// Creates a surface on bytes that the caller keeps alive longer, for instance shared memory.
  public init?(bytes: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height),
      let raw = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(width),
        Int32(height), Int32(clamping: stride)),
      cairo_surface_status(raw) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.raw = raw
    self.width = width
    self.height = height
    self.stride = stride
  }

  deinit { cairo_surface_destroy(raw) }

  /// The bytes of the top left pixel: blue, green, red, unused.
  public var bytes: UnsafeMutableRawPointer? {
    cairo_surface_flush(raw)
    return UnsafeMutableRawPointer(cairo_image_surface_get_data(raw))
  }

  /// Tells cairo that bytes were written.
  func markDirty() { cairo_surface_mark_dirty(raw) }
}
