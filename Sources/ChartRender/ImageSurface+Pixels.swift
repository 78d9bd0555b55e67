import ChartCore
import Glibc

extension ImageSurface {
  /// The whole surface as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Returns the colour of a pixel as `0xRRGGBB`; outside the surface it is black.
  public func pixel(x: Int, y: Int) -> UInt32 {
    guard (0..<width).contains(x), (0..<height).contains(y), let bytes else { return 0 }
    return bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) & 0xffffff
  }

  /// Copies rectangles of pixels from the same places of `source`.
  ///
  /// What lies outside of either surface is left out.
  public func copy(from source: ImageSurface, _ areas: [PixelRect]) {
    guard let from = source.bytes, let to = bytes else { return }
    for area in areas {
      guard let inside = area.intersection(bounds)?.intersection(source.bounds) else { continue }
      for y in inside.y..<inside.y + inside.height {
        memcpy(
          to + y * stride + inside.x * 4, from + y * source.stride + inside.x * 4,
          inside.width * 4)
      }
    }
    markDirty()
  }
}
