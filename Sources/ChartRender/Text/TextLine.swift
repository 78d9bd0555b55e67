import CCairo
import CPango
import ChartCore

/// Lines of text in Pango's hands: each is shaped once, and the last few are kept.
///
/// Shaping takes ten times as long as drawing, and most of what a frame draws was drawn before.
/// Unchecked, because `PangoMeasurer` lets one thread in at a time.
final class TextLine: @unchecked Sendable {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
  }

  private static let mostLayouts = 200

  private let fonts: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let font: OpaquePointer?
  private var family: String
  private var layouts: [Key: OpaquePointer] = [:]
  private var sizes: [Key: TextSize] = [:]

  /// Sets up Pango for a font family, or several with commas between them.
  init(family: String) {
    self.family = family
    fonts = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fonts)
    font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    turnHintingOff()
  }

  deinit {
    forgetLayouts()
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fonts))
  }

  /// Takes another family and forgets what was measured in the one before.
  func use(family: String) {
    guard family != self.family else { return }
    self.family = family
    pango_font_description_set_family(font, family)
    forgetLayouts()
    sizes = [:]
  }

  /// Returns the size of a text, in points, remembering up to a thousand of them.
  func size(of text: String, style: TextStyle) -> TextSize {
    let key = Key(text: text, style: style)
    if let size = sizes[key] { return size }
    if sizes.count >= 1000 { sizes.removeAll(keepingCapacity: true) }
    let size = measuredSize(of: key)
    sizes[key] = size
    return size
  }

  /// Draws a label with its anchor at `position`.
  func show(_ label: Label, at position: Point, on cairo: OpaquePointer?) {
    guard let layout = layout(for: Key(text: label.text, style: label.style)) else { return }
    let width = label.anchor.fraction == 0 ? 0 : Self.extents(of: layout).width
    cairo_move_to(cairo, position.x - label.anchor.fraction * width, position.y)
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    cairo_new_path(cairo)
  }

  private func measuredSize(of key: Key) -> TextSize {
    layout(for: key).map(Self.extents) ?? TextSize(width: 0, ascent: 0, descent: 0)
  }

  private static func extents(of layout: OpaquePointer) -> TextSize {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let baseline = Int(pango_layout_get_baseline(layout))
    let unit = Double(PANGO_SCALE)
    return TextSize(
      width: Double(logical.width) / unit, ascent: Double(baseline - Int(logical.y)) / unit,
      descent: Double(Int(logical.y) + Int(logical.height) - baseline) / unit)
  }
}

extension TextLine {
  /// Positions that do not depend on the scale need glyphs that are not fitted to pixels.
  private func turnHintingOff() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    cairo_font_options_destroy(options)
  }

  /// Returns the layout of a text in a style, or nothing when nothing can be seen of it.
  private func layout(for key: Key) -> OpaquePointer? {
    guard key.style.size.isFinite, key.style.size > 0 else { return nil }
    if let layout = layouts[key] { return layout }
    if layouts.count >= Self.mostLayouts { forgetLayouts() }
    guard let layout = pango_layout_new(context) else { return nil }
    pango_layout_set_single_paragraph_mode(layout, 1)
    apply(key.style, to: layout)
    let text = key.text.shownOnOneLine
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    layouts[key] = layout
    return layout
  }

  private func apply(_ style: TextStyle, to layout: OpaquePointer) {
    pango_font_description_set_absolute_size(
      font, min(style.size, 10_000) * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    pango_layout_set_font_description(layout, font)
    guard style.hasTabularDigits else { return }
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func forgetLayouts() {
    for layout in layouts.values { g_object_unref(UnsafeMutableRawPointer(layout)) }
    layouts = [:]
  }
}
