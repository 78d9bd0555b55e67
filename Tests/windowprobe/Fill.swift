import ChartCore
import ChartRender

extension ImageSurface {
  /// Fills a rectangle of whole device pixels, as far as it lies inside.
  func fill(_ rect: Rect, with color: UInt32) {
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let bytes, let part = rect.intersection(all) else { return }
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) {
        bytes.storeBytes(of: color, toByteOffset: y * stride + x * 4, as: UInt32.self)
      }
    }
  }
}
