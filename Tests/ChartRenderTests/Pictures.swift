import ChartCore
import Testing

@testable import ChartRender

let white = RGBA(hex: 0xffffff)
let red = RGBA(hex: 0xff0000)
let blue = RGBA(hex: 0x0000ff)

/// Paints items on white and returns the surface.
func picture(
  _ items: [Scene.Item], width: Int = 60, height: Int = 40, scale: Double = 1
) throws -> ImageSurface {
  let surface = try #require(ImageSurface(width: width, height: height))
  let painter = ScenePainter(surface: surface, scale: scale, measurer: PangoMeasurer())
  painter.clear(white)
  try painter.paint(items)
  return surface
}

extension ImageSurface {
  /// The pixels of a row as `0xRRGGBB`.
  func row(_ y: Int) -> [UInt32] { (0..<width).map { pixel(x: $0, y: y) } }

  /// The pixels of a column as `0xRRGGBB`.
  func column(_ x: Int) -> [UInt32] { (0..<height).map { pixel(x: x, y: $0) } }

  /// All pixels, row by row.
  var pixels: [UInt32] { (0..<height).flatMap(row) }
}

extension Path {
  /// Creates a line through points.
  init(through points: [(Double, Double)]) {
    self.init()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path([.rect(Rect(x: x, y: y, width: width, height: height))])
  }
}
