import CXTest

/// What a window showed at one moment: its pixels, row by row, as `0xRRGGBB`.
public struct XvfbPicture: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public let pixels: [UInt32]

  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Takes the picture out of the bytes of a PNG file.
  public init(png bytes: [UInt8]) throws {
    let file = try PNGFile(bytes)
    let size = file.size
    self.init(
      width: size[0], height: size[1], pixels: try file.pixels(width: size[0], height: size[1]))
  }

  public subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// Returns the colors of a stretch of a column of pixels, from the top.
  public func column(_ x: Int, _ rows: Range<Int>) -> [UInt32] { rows.map { self[x, $0] } }

  /// Returns how many pixels have this color.
  public func count(of color: UInt32) -> Int { pixels.count { $0 == color } }

  /// Returns the columns and the rows between which a color occurs, or nothing.
  public func bounds(of color: UInt32) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let places = pixels.indices.filter { pixels[$0] == color }
    let columns = places.map { $0 % width }
    guard let first = places.first, let last = places.last, let left = columns.min(),
      let right = columns.max()
    else { return nil }
    return (left...right, first / width...last / width)
  }
}

extension XvfbHand {
  /// Returns what a window shows now, or nothing when it is not on the screen.
  public func picture(of window: XvfbWindow) -> XvfbPicture? {
    let frame = window.frame
    guard
      let image = XGetImage(
        display, window.identifier, 0, 0, UInt32(frame[2]), UInt32(frame[3]), UInt.max, ZPixmap)
    else { return nil }
    defer { _ = image.pointee.f.destroy_image(image) }
    return XvfbPicture(image.pointee)
  }
}

extension XvfbPicture {
  /// Copies an image of 32 bits a pixel, in this machine's order of bytes.
  fileprivate init?(_ image: XImage) {
    guard image.bits_per_pixel == 32, let bytes = UnsafeRawPointer(image.data) else { return nil }
    let (width, height) = (Int(image.width), Int(image.height))
    let pixels = (0..<height).flatMap { y in
      let row = bytes + y * Int(image.bytes_per_line)
      return UnsafeBufferPointer(
        start: row.assumingMemoryBound(to: UInt32.self), count: width
      ).map { $0 & 0xffffff }
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
