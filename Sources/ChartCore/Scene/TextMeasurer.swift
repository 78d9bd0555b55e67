/// Something that knows how large a text is.
///
/// Fixed widths in tests, Pango in the program.
public protocol TextMeasurer: Sendable {
  /// Returns the size of one line of text, in points.
  func size(of text: String, style: TextStyle) -> TextSize
}

/// The room one line of text takes, in points.
public struct TextSize: Hashable, Sendable {
  public var width: Double
  /// From the top of the line down to the baseline.
  public var ascent: Double
  /// From the baseline down to the bottom of the line.
  public var descent: Double

  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  public var height: Double { ascent + descent }
}
