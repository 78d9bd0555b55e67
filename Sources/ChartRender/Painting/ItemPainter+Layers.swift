import CCairo
import ChartCore
import Glibc

/// Items that are drawn on their own before they are laid over what is there.
extension ItemPainter {
  func paint(_ items: [Scene.Item], in effect: Scene.Effect) {
    let inner = ItemPainter(sharing: self)
    switch effect {
    case .composite: paintGroup(items, inner, opacity: 1)
    case .opacity(let opacity):
      if opacity.isFinite { paintGroup(items, inner, opacity: min(max(opacity, 0), 1)) }
    case .mask(let mask): paint(items, inner, maskedBy: mask)
    case .blur(let radius): blur(items, radius: radius)
    case .turned(let turns, let center):
      guard center.isFinite else { return }
      cairo_save(cairo)
      cairo_translate(cairo, center.x, center.y)
      cairo_rotate(cairo, Double(turns % 4) * .pi / 2)
      cairo_translate(cairo, -center.x, -center.y)
      inner.paint(items)
      cairo_restore(cairo)
    }
  }

  private func paintGroup(
    _ items: [Scene.Item], _ inner: borrowing ItemPainter, opacity: Double
  ) {
    cairo_push_group(cairo)
    inner.paint(items)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, opacity)
  }

  private func paint(
    _ items: [Scene.Item], _ inner: borrowing ItemPainter, maskedBy mask: [Scene.Item]
  ) {
    cairo_push_group(cairo)
    inner.paint(items)
    let picture = cairo_pop_group(cairo)
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    inner.paint(mask)
    let shape = cairo_pop_group(cairo)
    cairo_set_source(cairo, picture)
    cairo_mask(cairo, shape)
    cairo_pattern_destroy(shape)
    cairo_pattern_destroy(picture)
  }

  /// Draws blurred items, as CSS does: the blur's deviation is half its radius.
  private func blur(_ items: [Scene.Item], radius: Double) {
    guard radius.isFinite, let bounds = items.bounds(measurer), bounds.isFinite else { return }
    let scale = medium == .pixels ? grid.scale : 2
    let blur = SoftBlur(deviation: min(max(radius, 0), 200) / 2 * scale)
    let reach = Double(blur.reach) / scale
    guard let area = bounds.expanded(by: reach).intersection(clipExtents.expanded(by: reach))
    else { return }
    let pixels = PixelRect(covering: area, scale: scale)
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return }
    cairo_surface_set_device_offset(surface, -Double(pixels.x), -Double(pixels.y))
    ItemPainter(surface: surface, scale: scale, medium: .pixels, measurer: measurer).paint(items)
    blur.apply(to: surface, bytesPerPixel: 4)
    cairo_surface_set_device_offset(surface, 0, 0)
    cairo_save(cairo)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_set_source_surface(cairo, surface, Double(pixels.x), Double(pixels.y))
    cairo_paint(cairo)
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
  }

  private var clipExtents: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rect {
  fileprivate var isFinite: Bool { Path.Element.rect(self).isFinite }
}
