import CCairo
import ChartCore

extension ItemPainter {
  /// Draws the blurred outline of `path`, as CSS does: the blur's deviation is half its radius.
  func castShadow(of path: Path, _ color: RGBA, radius: Double, offset: Point) {
    guard path.isDrawable, radius.isFinite, offset.isFinite, let bounds = path.bounds
    else { return }
    let scale = medium == .pixels ? grid.scale : 2
    let blur = SoftBlur(deviation: min(max(radius, 0), 200) / 2 * scale)
    let reach = Double(blur.reach) / scale
    let visible = visibleArea(offset: offset).expanded(by: reach)
    guard let area = bounds.expanded(by: reach).intersection(visible) else { return }
    let pixels = PixelRect(covering: area, scale: scale)
    guard let mask = coverage(of: path, pixels, scale: scale) else { return }
    blur.apply(to: mask)
    paint(mask, color, at: pixels, scale: scale, offset: grid.reachable(offset))
    cairo_surface_destroy(mask)
  }

  /// Returns the part of the picture that can be drawn on, as the shape that casts sees it.
  private func visibleArea(offset: Point) -> Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return Rect(x: left - offset.x, y: top - offset.y, width: right - left, height: bottom - top)
  }

  private func coverage(of path: Path, _ pixels: PixelRect, scale: Double) -> OpaquePointer? {
    guard
      let mask = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height))
    else { return nil }
    cairo_surface_set_device_offset(mask, -Double(pixels.x), -Double(pixels.y))
    let painter = ItemPainter(surface: mask, scale: scale, medium: .pixels, measurer: measurer)
    painter.fill(path, .color(RGBA(red: 0, green: 0, blue: 0)))
    return mask
  }

  private func paint(
    _ mask: OpaquePointer, _ color: RGBA, at pixels: PixelRect, scale: Double, offset: Point
  ) {
    guard setSource(.color(color)) else { return }
    cairo_surface_set_device_offset(mask, 0, 0)
    cairo_save(cairo)
    cairo_translate(cairo, offset.x, offset.y)
    cairo_scale(cairo, 1 / scale, 1 / scale)
    cairo_mask_surface(cairo, mask, Double(pixels.x), Double(pixels.y))
    cairo_restore(cairo)
  }
}
