/// How a mark looks, before any channel has a say.
///
/// Most charts have few distinct styles, so marks hold an index into a table of them. What is
/// rarely set lies in a box of its own and costs other marks nothing.
struct MarkStyle: Hashable, Sendable {
  var foreground: AnyShapeStyle?
  var line: StrokeStyle?
  var interpolation: InterpolationMethod?
  /// The area of a symbol, in square points.
  var symbolSize: Double?
  var opacity = 1.0
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var zIndex = 0.0
  /// Whether assistive technologies pass the mark over.
  var isAccessibilityHidden = false
  private var box: Box?

  private final class Box: Sendable {
    let extras: MarkExtras
    init(_ extras: MarkExtras) { self.extras = extras }
  }

  var extras: MarkExtras {
    get { box?.extras ?? MarkExtras() }
    set { box = newValue == MarkExtras() ? nil : Box(newValue) }
  }

  static func == (a: MarkStyle, b: MarkStyle) -> Bool {
    a.foreground == b.foreground && a.opacity == b.opacity && a.symbolSize == b.symbolSize
      && a.width == b.width && a.height == b.height && a.stacking == b.stacking
      && a.zIndex == b.zIndex && a.isAccessibilityHidden == b.isAccessibilityHidden
      && a.interpolation == b.interpolation && a.line == b.line
      && (a.box === b.box || a.extras == b.extras)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(foreground)
    hasher.combine(opacity)
    hasher.combine(symbolSize)
    hasher.combine(line?.lineWidth)
    hasher.combine(zIndex)
  }

  /// The style as far as it tells lines of one series apart: symbols may differ along a line.
  var lineIdentity: MarkStyle {
    var style = self
    style.symbolSize = nil
    style.extras.symbol = nil
    style.extras.symbolBox = nil
    style.isAccessibilityHidden = false
    return style
  }
}

/// What is rarely set of a mark's style.
struct MarkExtras: Hashable, Sendable {
  var symbol: ChartSymbol?
  /// The box that a symbol is fitted into, in points.
  var symbolBox: Size?
  /// In points.
  var cornerRadius = 0.0
  /// A shape that fills the frame of each mark and cuts off what is outside, in the unit square.
  var clip: Path?
  var blurRadius = 0.0
  var shadow: MarkShadow?
  var offset = MarkOffset()
  /// Whether gradients span the plot area and not the mark.
  var alignsWithPlotArea = false
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// The gap on both sides of a sector, in points.
  var angularInset = 0.0
  /// The compositing layers and masks that the mark lies in, the outermost first.
  var effects: [Int] = []
}

/// A soft shadow behind a mark; lengths in points.
struct MarkShadow: Hashable, Sendable {
  var color: Color
  var radius: Double
  var x: Double
  var y: Double
}

/// How far the ends of a mark are moved, in points.
struct MarkOffset: Hashable, Sendable {
  var xStart = 0.0
  var xEnd = 0.0
  var yStart = 0.0
  var yEnd = 0.0

  /// Returns a point moved by both starts.
  func moved(_ point: Point) -> Point { Point(x: point.x + xStart, y: point.y + yStart) }

  /// Returns a rectangle with its edges moved; one that turns inside out is empty.
  func moved(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x + xStart, y: rect.y + yStart, width: rect.width + xEnd - xStart,
      height: rect.height + yEnd - yStart)
  }
}
