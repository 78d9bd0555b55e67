/// The rows of a picture in memory, read and written sixteen pixels at a time.
///
/// This is the only place where the rasteriser touches memory by address: nothing outside of `area`
/// is ever read or written.
struct PixelRows {
  /// The pixels that may be painted.
  let area: PixelRect
  private let bytes: UnsafeMutableRawPointer
  private let stride: Int

  /// Gives access to what `clip` leaves of a picture, or fails when that is nothing.
  init?(_ surface: ImageSurface, clip: PixelRect) {
    guard let area = clip.intersection(surface.bounds), let bytes = surface.bytes else {
      return nil
    }
    self.area = area
    self.bytes = bytes
    stride = surface.stride
  }

  /// Replaces the pixels from `x` on in the row `y` by what `change` makes of them.
  ///
  /// Pixels outside of the area stay as they are, and are zero for `change`.
  @inline(__always)
  func update(x: Int, y: Int, _ change: (SIMD16<UInt32>) -> SIMD16<UInt32>) {
    guard y >= area.y, y < area.y + area.height else { return }
    let row = bytes + y * stride
    guard x < area.x || x + 16 > area.x + area.width else {
      let old = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD16<UInt32>.self)
      return row.storeBytes(of: change(old), toByteOffset: x * 4, as: SIMD16<UInt32>.self)
    }
    updatePart(of: row, x: x, change)
  }

  private func updatePart(
    of row: UnsafeMutableRawPointer, x: Int, _ change: (SIMD16<UInt32>) -> SIMD16<UInt32>
  ) {
    let (first, end) = (max(x, area.x), min(x + 16, area.x + area.width))
    guard first < end else { return }
    var pixels = SIMD16<UInt32>.zero
    for column in first..<end {
      pixels[column - x] = row.load(fromByteOffset: column * 4, as: UInt32.self)
    }
    pixels = change(pixels)
    for column in first..<end {
      row.storeBytes(of: pixels[column - x], toByteOffset: column * 4, as: UInt32.self)
    }
  }
}
