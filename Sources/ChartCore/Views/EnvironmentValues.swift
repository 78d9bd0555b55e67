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
  private var chartOptions: ChartOptionsBox?

  /// What charts are asked for; most views have nothing to do with it, so it lies in a box.
  var chart: ChartOptions {
    _read {
      if let chartOptions { yield chartOptions.options } else { yield ChartOptions() }
    }
    _modify {
      if !isKnownUniquelyReferenced(&chartOptions) {
        chartOptions = ChartOptionsBox(chartOptions?.options ?? ChartOptions())
      }
      var options = ChartOptions()
      if let chartOptions { swap(&options, &chartOptions.options) }
      defer { chartOptions?.options = options }
      yield &options
    }
  }

  /// The values for views inside of a chart, which ask nothing of charts inside of them.
  var insideOfChart: EnvironmentValues {
    var inner = self
    inner.chartOptions = nil
    return inner
  }

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

/// Chart options that several copies of the inherited values share.
private final class ChartOptionsBox {
  var options: ChartOptions
  init(_ options: ChartOptions) { self.options = options }
}

/// The direction that text and rows of views run in.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
