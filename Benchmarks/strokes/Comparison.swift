import CCairo
import ChartCore
import ChartRender
import Glibc

/// What a line costs when this project draws it and when cairo does, in milliseconds.
struct Comparison: CustomStringConvertible {
  private static let runs = 11
  private static let color = RGBA(red: 0.2, green: 0.3, blue: 0.9)

  let name: String
  private(set) var own = 0.0
  private(set) var cairo = 0.0

  /// Draws a sample several times in both ways, in turn.
  init(_ sample: Sample, width: Int, height: Int, scale: Double) {
    name = sample.name
    let size = (Int(Double(width) * scale), Int(Double(height) * scale))
    guard let surface = ImageSurface(width: size.0, height: size.1) else { return }
    let style = StrokeStyle(lineWidth: sample.lineWidth, lineCap: .round, lineJoin: .round)
    let painter = ScenePainter(surface: surface, scale: scale, measurer: PangoMeasurer())
    var times: [(own: Double, cairo: Double)] = []
    for _ in 0...Self.runs {
      let own = Self.time {
        try? painter.paint([.stroke(sample.path, style, .color(Self.color))])
      }
      times.append((own, Self.time { Self.draw(sample, on: surface, scale: scale) }))
    }
    own = times.map(\.own).sorted()[Self.runs / 2]
    cairo = times.map(\.cairo).sorted()[Self.runs / 2]
  }

  var description: String {
    "\(name): \(own.brief) ms, cairo \(cairo.brief) ms, \((own / cairo).brief)"
  }

  private static func time(_ work: () -> Void) -> Double {
    let start = processorTime
    work()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Strokes 32 elements at a time, which is the quickest that cairo can be.
  private static func draw(_ sample: Sample, on surface: ImageSurface, scale: Double) {
    guard let bytes = surface.bytes else { return }
    let raw = cairo_image_surface_create_for_data(
      bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_RGB24, Int32(surface.width),
      Int32(surface.height), Int32(surface.stride))
    let cairo = cairo_create(raw)
    cairo_scale(cairo, scale, scale)
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_FAST)
    cairo_set_line_width(cairo, sample.lineWidth)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
    for (index, element) in sample.path.elements.enumerated() {
      let end = add(element, to: cairo)
      if index % 32 == 31 {
        cairo_stroke(cairo)
        cairo_move_to(cairo, end.x, end.y)
      }
    }
    cairo_stroke(cairo)
    cairo_destroy(cairo)
    cairo_surface_destroy(raw)
  }

  private static func add(_ element: Path.Element, to cairo: OpaquePointer?) -> Point {
    switch element {
    case .move(let point):
      cairo_move_to(cairo, point.x, point.y)
      return point
    case .line(let point):
      cairo_line_to(cairo, point.x, point.y)
      return point
    case .curve(let first, let second, let end):
      cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
      return end
    default: return .zero
    }
  }
}

extension Double {
  /// The number with two decimals.
  var brief: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
