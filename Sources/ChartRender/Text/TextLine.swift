import CCairo
import CPango
import ChartCore

/// One line of text in Pango's hands: a single layout, reused for every text.
///
/// Unchecked, because `PangoMeasurer` lets one thread in at a time.
final class TextLine: @unchecked Sendable {
  private struct Key: Hashable {
    let text: String
    let style: TextStyle
  }

  private let fonts: UnsafeMutablePointer<PangoFontMap>?
  private let context: OpaquePointer?
  private let layout: OpaquePointer?
  private let font: OpaquePointer?
  private var family: String
  private var current: Key?
  private var sizes: [Key: TextSize] = [:]

  /// Sets up Pango for a font family, or several with commas between them.
  init(family: String) {
    self.family = family
    fonts = pango_cairo_font_map_new()
    context = pango_font_map_create_context(fonts)
    layout = pango_layout_new(context)
    font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    turnHintingOff()
    pango_layout_set_single_paragraph_mode(layout, 1)
  }

  deinit {
    pango_font_description_free(font)
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(fonts))
  }

  /// Takes another family and forgets what was measured in the one before.
  func use(family: String) {
    guard family != self.family else { return }
    self.family = family
    pango_font_description_set_family(font, family)
    current = nil
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
    guard prepare(Key(text: label.text, style: label.style)) else { return }
    let start = position.x - label.anchor.fraction * extents().width
    cairo_move_to(cairo, start, position.y)
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    cairo_new_path(cairo)
  }

  private func measuredSize(of key: Key) -> TextSize {
    prepare(key) ? extents() : TextSize(width: 0, ascent: 0, descent: 0)
  }

  private func extents() -> TextSize {
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

  /// Loads text and style into the layout, or says that nothing can be seen of them.
  private func prepare(_ key: Key) -> Bool {
    guard key.style.size.isFinite, key.style.size > 0 else { return false }
    if current?.style != key.style { apply(key.style) }
    if current?.text != key.text { apply(key.text) }
    current = key
    return true
  }

  private func apply(_ style: TextStyle) {
    pango_font_description_set_absolute_size(
      font, min(style.size, 10_000) * Double(PANGO_SCALE))
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
    pango_layout_set_font_description(layout, font)
    let attributes = pango_attr_list_new()
    if style.hasTabularDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func apply(_ text: String) {
    let text = text.shownOnOneLine
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
  }
}
