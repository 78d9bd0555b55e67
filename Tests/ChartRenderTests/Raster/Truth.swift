import CCairo
import ChartCore
import ChartRender
import Testing

/// What pictures of black lines and areas on white should be: cairo's, from 64 times the pixels.
struct Truth {
  /// How bright each pixel is, from 0 to 255, row by row.
  let brightness: [Double]

  init(_ path: Path, _ style: StrokeStyle?, width: Int, height: Int) throws {
    let large = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width * 8), Int32(height * 8))
    let cairo = cairo_create(large)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    cairo_set_source_rgb(cairo, 0, 0, 0)
    cairo_scale(cairo, 8, 8)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
    Self.draw(path, style, on: cairo)
    cairo_destroy(cairo)
    brightness = try Self.shrunk(large, width: width, height: height).pixels.map {
      Double($0 & 0xff)
    }
    cairo_surface_destroy(large)
  }

  /// Returns the means of 8 by 8 pixels.
  private static func shrunk(
    _ large: OpaquePointer?, width: Int, height: Int
  ) throws -> ImageSurface {
    let small = try #require(ImageSurface(width: width, height: height))
    let bytes = try #require(small.bytes).assumingMemoryBound(to: UInt8.self)
    let raw = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), Int32(small.stride))
    let cairo = cairo_create(raw)
    cairo_scale(cairo, 0.125, 0.125)
    cairo_set_source_surface(cairo, large, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    cairo_surface_destroy(raw)
    return small
  }

  private static func draw(_ path: Path, _ style: StrokeStyle?, on cairo: OpaquePointer?) {
    guard let style else { return fill(path, on: cairo) }
    cairo_set_line_width(cairo, style.lineWidth)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    // Where a wide line turns sharply, cairo leaves some of it out: so piece by piece.
    for element in path.elements {
      add(element, on: cairo)
      if let end = element.end, !element.isMove {
        cairo_stroke(cairo)
        cairo_move_to(cairo, end.x, end.y)
      }
    }
  }

  private static func fill(_ path: Path, on cairo: OpaquePointer?) {
    for element in path.elements { add(element, on: cairo) }
    cairo_fill(cairo)
  }

  private static func add(_ element: Path.Element, on cairo: OpaquePointer?) {
    switch element {
    case .move(let point): cairo_move_to(cairo, point.x, point.y)
    case .line(let point): cairo_line_to(cairo, point.x, point.y)
    case .curve(let a, let b, let end):
      cairo_curve_to(cairo, a.x, a.y, b.x, b.y, end.x, end.y)
    default: cairo_close_path(cairo)
    }
  }

  /// Returns how far the pixels along edges are off in the mean, and the worst of all.
  func distance(to surface: ImageSurface) -> (mean: Double, worst: Double) {
    let shown = surface.pixels.map { Double($0 & 0xff) }
    let distances = brightness.indices.compactMap { index -> Double? in
      let distance = abs(shown[index] - brightness[index])
      return (1..<255).contains(brightness[index]) || distance > 1 ? distance : nil
    }
    return (
      distances.reduce(0, +) / Double(max(distances.count, 1)), distances.max() ?? 0
    )
  }
}

extension Path.Element {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }

  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    default: nil
    }
  }
}
