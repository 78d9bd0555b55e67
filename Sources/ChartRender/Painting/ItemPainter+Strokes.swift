import CCairo
import ChartCore

extension ItemPainter {
  /// Draws a line along a path.
  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard path.isDrawable, style.isDrawable, paint.isFinite else { return }
    let snapped = snapped(path, style)
    if rasterizeStroke(snapped.elements, snapped.style, paint) { return }
    apply(snapped.style)
    setAntialias(for: snapped.elements.count)
    if medium == .pixels, isDense(snapped.elements, style) {
      strokeInChunks(snapped.elements, style, paint)
    } else if setSource(paint) {
      trace(snapped.elements)
      cairo_stroke(cairo)
    }
  }

  /// Thin upright lines, and thin borders of rectangles, cover whole pixels.
  private func snapped(
    _ path: Path, _ style: StrokeStyle
  ) -> (elements: [Path.Element], style: StrokeStyle) {
    guard medium == .pixels, style.lineWidth <= 1.5, path.isUpright
    else { return (path.elements, style) }
    var style = style
    style.lineWidth = grid.lineWidth(style.lineWidth)
    return (grid.snappedForStroking(path.elements, width: style.lineWidth), style)
  }

  private func apply(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, min(style.lineWidth, grid.reachable(1e5)))
    cairo_set_line_cap(cairo, style.lineCap.cairo)
    cairo_set_line_join(cairo, style.lineJoin.cairo)
    let dash = style.drawableDash(scale: grid.scale)
    cairo_set_dash(cairo, dash, Int32(dash.count), 0)
  }
}

// Stroking costs more than twice as much for twice the length, so a dense line is drawn in pieces.
extension ItemPainter {
  private func isDense(_ elements: [Path.Element], _ style: StrokeStyle) -> Bool {
    elements.count > 64 && style.dash.isEmpty && elements.allSatisfy(\.isOpen)
  }

  private func strokeInChunks(_ elements: [Path.Element], _ style: StrokeStyle, _ paint: Paint) {
    let overlap = style.lineCap == .round && style.lineJoin == .round ? 0 : 4
    if paint.isOpaque {
      if setSource(paint) { strokeChunks(elements, overlap: overlap) }
      return
    }
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    strokeChunks(elements, overlap: overlap)
    let coverage = cairo_pop_group(cairo)
    if setSource(paint) { cairo_mask(cairo, coverage) }
    cairo_pattern_destroy(coverage)
  }

  /// Strokes 32 elements at a time.
  ///
  /// Where two pieces meet, round caps make a round join; any other join needs the first piece to
  /// go on along the second, for longer than a pixel.
  private func strokeChunks(_ elements: [Path.Element], overlap: Int) {
    for start in stride(from: 0, to: elements.count, by: 32) {
      let end = min(start + 32, elements.count)
      trace(elements[start..<min(end + overlap, elements.count)])
      cairo_stroke(cairo)
      if let last = elements[end - 1].end { move(to: last) }
    }
    cairo_new_path(cairo)
  }
}

extension Path {
  /// Whether all edges are horizontal or vertical, apart from rounded corners.
  fileprivate var isUpright: Bool {
    isAxisAligned
      || elements.allSatisfy { if case .roundedRect = $0 { true } else { false } }
  }
}

extension Path.Element {
  /// Whether the element is a piece of a line rather than a whole shape.
  var isOpen: Bool {
    switch self {
    case .move, .line, .curve: true
    case .close, .rect, .ellipse, .roundedRect: false
    }
  }

  fileprivate var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close, .rect, .ellipse, .roundedRect: nil
    }
  }
}

extension Paint {
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(_, _, let stops): stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}

extension StrokeStyle {
  /// The dashes, or none when they are no pattern or too fine to be seen.
  func drawableDash(scale: Double) -> [Double] {
    let length = dash.reduce(0, +)
    let isPattern = length.isFinite && length * scale > 0.5 && dash.allSatisfy { $0 >= 0 }
    return isPattern ? dash : []
  }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
