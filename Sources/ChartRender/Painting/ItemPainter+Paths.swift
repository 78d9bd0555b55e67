import CCairo
import ChartCore

extension ItemPainter {
  /// Fills the inside of a path.
  func fill(_ path: Path, _ paint: Paint) {
    guard path.isDrawable, setSource(paint) else { return }
    guard medium == .pixels else {
      trace(path.elements)
      return cairo_fill(cairo)
    }
    if rasterizeFill(path.elements, paint) { return }
    let elements = grid.snappedForFilling(path.elements)
    if elements.standSideBySide { return fillOneByOne(elements) }
    setAntialias(for: elements.count)
    trace(elements)
    cairo_fill(cairo)
  }

  /// A fill of many boxes costs more than as many fills of one.
  private func fillOneByOne(_ boxes: [Path.Element]) {
    setAntialias(for: 1)
    for box in boxes {
      trace(box)
      cairo_fill(cairo)
    }
  }

  /// Chooses smooth edges for simple shapes and quick ones, a third of the cost, for dense ones.
  func setAntialias(for count: Int) {
    cairo_set_antialias(cairo, count > 64 ? CAIRO_ANTIALIAS_FAST : CAIRO_ANTIALIAS_GRAY)
  }

  /// Appends finite elements to cairo's path.
  func trace(_ elements: some Sequence<Path.Element>) {
    for element in elements { trace(element) }
  }

  /// Appends one finite element to cairo's path.
  func trace(_ element: Path.Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point):
      let point = grid.reachable(point)
      cairo_line_to(cairo, point.x, point.y)
    case .curve(let first, let second, let end):
      traceCurve(grid.reachable(first), grid.reachable(second), grid.reachable(end))
    case .close: cairo_close_path(cairo)
    case .rect(let rect): traceRect(reachable(rect))
    case .ellipse(let rect): traceEllipse(reachable(rect))
    case .roundedRect(let rect, let radius): traceRoundedRect(reachable(rect), radius: radius)
    }
  }

  /// Starts a new piece of cairo's path.
  func move(to point: Point) {
    let point = grid.reachable(point)
    cairo_move_to(cairo, point.x, point.y)
  }

  private func reachable(_ rect: Rect) -> Rect {
    let low = grid.reachable(rect.origin)
    let high = grid.reachable(Point(x: rect.maxX, y: rect.maxY))
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  private func traceCurve(_ first: Point, _ second: Point, _ end: Point) {
    cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
  }

  private func traceRect(_ rect: Rect) {
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
  }

  private func traceEllipse(_ rect: Rect) {
    // Less than this and cairo cannot invert its matrix.
    guard min(rect.width, rect.height) > 1e-6 else { return }
    cairo_save(cairo)
    cairo_translate(cairo, rect.midX, rect.midY)
    cairo_scale(cairo, rect.width / 2, rect.height / 2)
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
    cairo_close_path(cairo)
    cairo_restore(cairo)
  }

  private func traceRoundedRect(_ rect: Rect, radius: Double) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return traceRect(rect) }
    let inner = rect.expanded(by: -radius)
    let corners = [
      (inner.maxX, inner.minY), (inner.maxX, inner.maxY), (inner.minX, inner.maxY),
      (inner.minX, inner.minY),
    ]
    cairo_new_sub_path(cairo)
    for (quarter, corner) in corners.enumerated() {
      let start = (Double(quarter) - 1) * .pi / 2
      cairo_arc(cairo, corner.0, corner.1, radius, start, start + .pi / 2)
    }
    cairo_close_path(cairo)
  }
}

extension [Path.Element] {
  /// Whether all are boxes from left to right, none over another.
  fileprivate var standSideBySide: Bool {
    var right = -Double.infinity
    for element in self {
      guard let box = element.box, box.minX >= right - 1e-9 else { return false }
      right = box.maxX
    }
    return true
  }
}

extension Path.Element {
  fileprivate var box: Rect? {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): rect
    case .move, .line, .curve, .close, .ellipse: nil
    }
  }
}
