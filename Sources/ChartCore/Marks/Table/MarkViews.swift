/// The views that belong to marks: they are made once scales are known, and never before.
struct MarkViews {
  /// A view drawn at a datum in place of a symbol.
  struct Symbol {
    /// The marks that were declared inside, by their place in the order of declaration.
    let marks: Range<Int32>
    let view: () -> any View
  }

  /// A view beside a mark or a group of marks.
  struct Annotation {
    /// The marks that were declared inside, by their place in the order of declaration.
    let marks: Range<Int32>
    let placement: AnnotationPlacement
    let view: (AnnotationContext) -> any View
  }

  var symbols: [Symbol] = []
  var annotations: [Annotation] = []
}

/// Where an annotation stands.
struct AnnotationPlacement: Hashable, Sendable {
  var position = AnnotationPosition.automatic
  var alignment = Alignment.center
  /// Between the mark and the annotation, in points.
  var spacing: Double?
  var overflow = AnnotationOverflowResolution.automatic
}

/// What is done to the finished drawing of some marks together.
indirect enum MarkEffect {
  /// They are drawn on their own, blurred and faded, and then laid over what is behind them.
  case layer(opacity: Double, blurRadius: Double)
  /// They show only where other marks are.
  case mask(MarkTable)
}

/// What an annotation may know about its mark.
///
/// Source: Swift Charts, `AnnotationContext`.
public struct AnnotationContext: Hashable, Sendable {
  /// The size of the mark, in points.
  public let targetSize: Size
}

/// On which side of a mark an annotation stands.
///
/// Source: Swift Charts, `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading
    case bottomTrailing, overlay
  }

  let place: Place

  /// Above a mark, or after it where the mark is a bar that runs along x.
  public static let automatic = AnnotationPosition(place: .automatic)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
  /// On the mark.
  public static let overlay = AnnotationPosition(place: .overlay)
}

/// What happens to an annotation that would leave the chart.
///
/// Source: Swift Charts, `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, fit(Boundary), padScale }
    let kind: Kind

    /// The annotation is moved into the chart.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation stays where it is.
    public static let disabled = Strategy(kind: .disabled)
    /// The annotation is moved into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// The annotation is moved into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// The scale gets room at its end until the annotation fits.
    public static let padScale = Strategy(kind: .padScale)
  }

  /// What an annotation has to stay inside of.
  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, chart, plot }
    let kind: Kind

    public static let automatic = Boundary(kind: .automatic)
    /// The chart with its axes.
    public static let chart = Boundary(kind: .chart)
    /// The plot area.
    public static let plot = Boundary(kind: .plot)
  }

  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  public static let automatic = AnnotationOverflowResolution()
}
