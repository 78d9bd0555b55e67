import CCairo
import CPango
import ChartCore
import Synchronization

/// Measures and shows text with the fonts of the desktop.
///
/// Sizes are in points and do not depend on the scale of the screen. Line breaks and control
/// characters read as spaces; a text of more than a thousand characters ends in an ellipsis.
public final class PangoMeasurer: TextMeasurer {
  public let family: String
  private let line: Mutex<TextLine>

  /// Creates a measurer for a font family, or several with commas between them.
  public init(family: String = "sans-serif") {
    self.family = family
    line = Mutex(TextLine(family: family))
  }

  /// Takes the family of a font that is named with a style and a size, like `Cantarell Bold 11`,
  /// or without a name the family it was created with; what was measured before is void.
  public func use(fontName: String?) {
    line.withLock { $0.use(family: fontName.flatMap(Self.family) ?? family) }
  }

  private static func family(of fontName: String) -> String? {
    let font = pango_font_description_from_string(fontName)
    defer { pango_font_description_free(font) }
    return pango_font_description_get_family(font).map { String(cString: $0) }
  }

  /// Returns the size of one line of text, in points; the last thousand texts are remembered.
  public func size(of text: String, style: TextStyle) -> TextSize {
    line.withLock { $0.size(of: text, style: style) }
  }

  /// Draws a label with its anchor at `position`.
  func show(_ label: Label, at position: Point, on cairo: OpaquePointer?) {
    line.withLock { line in
      cairo_set_source_rgba(
        cairo, label.color.red, label.color.green, label.color.blue, label.color.alpha)
      line.show(label, at: position, on: cairo)
    }
  }
}
