/// What a view inherits from the views around it and from the person's settings.
public struct EnvironmentValues {
  public var colorScheme: ColorScheme
  public var layoutDirection: LayoutDirection
  /// The factor of the person's text size; 1 is normal.
  public var textScale: Double
  /// Device pixels a point.
  public var displayScale = 1.0
  public var accessibilityReduceMotion: Bool
  public var accessibilityDifferentiateWithoutColor: Bool
  /// What a header says in the place of its hint.
  public var note: String?
  public var formats: any TextFormats
  public var measurer: any TextMeasurer

  var font: Font = .body
  var foreground: AnyShapeStyle = .color(.primary)
  var hasTabularDigits = false
  var contentTransition = ContentTransition.identity
  var chart = ChartOptions()

  public init(
    colorScheme: ColorScheme = .light, textScale: Double = 1,
    formats: any TextFormats, measurer: any TextMeasurer
  ) {
    self.colorScheme = colorScheme
    self.textScale = textScale
    self.formats = formats
    self.measurer = measurer
    layoutDirection = formats.isRightToLeft ? .rightToLeft : .leftToRight
    accessibilityReduceMotion = false
    accessibilityDifferentiateWithoutColor = false
  }

  /// The style that a text has here.
  var textStyle: TextStyle {
    TextStyle(size: font.size * textScale, weight: font.weight, hasTabularDigits: hasTabularDigits)
  }
}

/// The direction that text and rows of views run in.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
