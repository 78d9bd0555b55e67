import CCairo

/// Softens a picture of coverage: three box blurs in a row, which come close to a Gaussian.
struct SoftBlur {
  /// How many pixels a box reaches to each side.
  private let radius: Int

  /// Creates a blur with the standard deviation `deviation`, in pixels.
  init(deviation: Double) {
    radius = Int((((4 * deviation * deviation + 1).squareRoot() - 1) / 2).rounded())
  }

  /// How many pixels the picture grows on each side.
  var reach: Int { 3 * radius }

  /// Blurs a surface of one byte a pixel, or of four premultiplied ones.
  func apply(to surface: OpaquePointer, bytesPerPixel: Int = 1) {
    cairo_surface_flush(surface)
    guard radius > 0, let bytes = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    for channel in 0..<bytesPerPixel {
      for y in 0..<height {
        blurThrice(bytes + y * stride + channel, count: width, step: bytesPerPixel)
      }
      for x in 0..<width {
        blurThrice(bytes + x * bytesPerPixel + channel, count: height, step: stride)
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  private func blurThrice(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { copy in
      for _ in 0..<3 {
        for index in 0..<count { copy[index] = line[index * step] }
        average(copy, into: line, step: step)
      }
    }
  }

  /// Writes the mean of each pixel's surroundings, beyond whose ends all is empty.
  private func average(
    _ source: UnsafeMutableBufferPointer<UInt8>, into line: UnsafeMutablePointer<UInt8>, step: Int
  ) {
    let size = 2 * radius + 1
    var sum = source.prefix(radius).reduce(0) { $0 + Int($1) }
    for index in source.indices {
      if index + radius < source.count { sum += Int(source[index + radius]) }
      if index - radius > 0 { sum -= Int(source[index - radius - 1]) }
      line[index * step] = UInt8((sum + radius) / size)
    }
  }
}
