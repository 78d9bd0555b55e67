import CCairo
import ChartCore

/// Draws items on one cairo surface, in points; owns the cairo context.
struct ItemPainter: ~Copyable {
  /// What is drawn on: a grid of pixels to snap to, or a page without one.
  enum Medium { case pixels, page }

  let cairo: OpaquePointer?
  let grid: PixelGrid
  let medium: Medium
  let measurer: PangoMeasurer
  /// The picture that is drawn on, when lines may be written straight into its pixels.
  let picture: ImageSurface?

  /// Starts to draw on a surface that lives longer, at `scale` device pixels a point.
  init(surface: OpaquePointer, scale: Double, medium: Medium, measurer: PangoMeasurer) {
    self.init(surface, scale: scale, medium: medium, measurer: measurer, picture: nil)
  }

  /// Starts to draw on a picture at `scale` device pixels a point.
  init(picture: ImageSurface, scale: Double, measurer: PangoMeasurer) {
    self.init(
      picture.raw, scale: scale, medium: .pixels, measurer: measurer, picture: picture)
  }

  private init(
    _ surface: OpaquePointer, scale: Double, medium: Medium, measurer: PangoMeasurer,
    picture: ImageSurface?
  ) {
    cairo = cairo_create(surface)
    grid = PixelGrid(scale: scale)
    self.medium = medium
    self.measurer = measurer
    self.picture = picture
    cairo_scale(cairo, scale, scale)
  }

  /// Starts to draw with the context of another painter, without writing into its pixels.
  init(sharing painter: borrowing ItemPainter) {
    cairo = cairo_reference(painter.cairo)
    grid = painter.grid
    medium = painter.medium
    measurer = painter.measurer
    picture = nil
  }

  deinit { cairo_destroy(cairo) }

  /// Draws items in order.
  func paint(_ items: [Scene.Item]) {
    for item in items { paint(item) }
  }

  /// Throws the first error that cairo met since the start.
  func check() throws(RenderError) {
    let status = cairo_status(cairo)
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw .drawingFailed(String(cString: cairo_status_to_string(status)))
  }

  private func paint(_ item: Scene.Item) {
    switch item {
    case .fill(let path, let paint): fill(path, paint)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .label(let label): show(label)
    case .group(_, let clip, let items): paint(items, clippedTo: clip)
    case .shadow(let path, let color, let radius, let offset):
      castShadow(of: path, color, radius: radius, offset: offset)
    case .layer(let effect, let items): paint(items, in: effect)
    }
  }

  private func paint(_ items: [Scene.Item], clippedTo clip: Rect?) {
    guard let clip else { return paint(items) }
    guard Path.Element.rect(clip).isFinite else { return }
    cairo_save(cairo)
    trace([.rect(medium == .pixels ? grid.snapped(clip, keepsPixel: false) : clip)])
    cairo_clip(cairo)
    paint(items)
    cairo_restore(cairo)
  }

  private func show(_ label: Label) {
    guard label.position.isFinite, label.color.isFinite else { return }
    measurer.show(label, at: grid.reachable(label.position), on: cairo)
  }
}

extension ItemPainter {
  /// Limits all later drawing to these device pixels.
  func clip(to areas: [PixelRect]) {
    for area in areas {
      cairo_rectangle(
        cairo, Double(area.x) / grid.scale, Double(area.y) / grid.scale,
        Double(area.width) / grid.scale, Double(area.height) / grid.scale)
    }
    cairo_clip(cairo)
  }

  /// Replaces everything by a colour.
  func clear(_ color: RGBA) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    if setSource(.color(color)) { cairo_paint(cairo) }
    cairo_restore(cairo)
  }

  /// Makes `paint` what is drawn with next, or says that it cannot be.
  func setSource(_ paint: Paint) -> Bool {
    guard paint.isFinite else { return false }
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    case .gradient(let from, let to, let stops):
      setGradient(from: grid.reachable(from), to: grid.reachable(to), stops)
    }
    return true
  }

  private func setGradient(from: Point, to: Point, _ stops: [GradientStop]) {
    let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }
}
