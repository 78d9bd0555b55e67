/// What an axis shows: marks at some of its values, in one or several layers.
///
/// Source: Swift Charts, `AxisContent`.
public protocol AxisContent {
  /// Adds the layers of marks to `collector`.
  func collect(into collector: inout AxisCollector)
}

/// Gathers the layers of an axis.
public struct AxisCollector {
  var layers: [AxisLayer] = []
}

/// Marks at some values of an axis.
struct AxisLayer {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  /// How numbers are written where labels have no content of their own.
  var numbers = NumberStyle.Kind.number
  /// How values are written where labels have no content of their own.
  var format: ((PlotValue) -> String?)?
  /// The marks of a value, or nothing for the usual ones.
  var marks: ((AxisValue) -> [AxisMarkItem])?
  /// How the usual lines are drawn.
  var stroke: StrokeStyle?
  /// Whether the usual marks have lines across the plot area.
  var hasGrid = true
}

/// Makes one piece of axis content of those that a closure lists.
///
/// Source: Swift Charts, `AxisContentBuilder`.
@resultBuilder public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> TupleAxisContent<> { TupleAxisContent() }
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> TupleAxisContent<repeat each Content> {
    TupleAxisContent(repeat each content)
  }
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditionalAxis<First, Second> { .first(first) }
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditionalAxis<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Several layers, one over the other.
public struct TupleAxisContent<each Content: AxisContent>: AxisContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func collect(into collector: inout AxisCollector) {
    for part in repeat each content { part.collect(into: &collector) }
  }
}

/// The axis content of one branch.
public enum BuilderConditionalAxis<First: AxisContent, Second: AxisContent>: AxisContent {
  case first(First)
  case second(Second)

  public func collect(into collector: inout AxisCollector) {
    switch self {
    case .first(let content): content.collect(into: &collector)
    case .second(let content): content.collect(into: &collector)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public func collect(into collector: inout AxisCollector) { self?.collect(into: &collector) }
}

/// Axis content with its type forgotten.
///
/// Source: Swift Charts, `AnyAxisContent`.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  public init(_ content: some AxisContent) { self.content = content }
  public init(erasing content: some AxisContent) { self.content = content }

  public func collect(into collector: inout AxisCollector) { content.collect(into: &collector) }
}

extension AxisContent {
  /// Draws the marks on their own before they are laid over the chart; axes have nothing below.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the marks on their own, in a style, before they are laid over the chart.
  public func compositingLayer<Styled: AxisContent>(
    @AxisContentBuilder style: (AnyAxisContent) -> Styled
  ) -> some AxisContent { style(AnyAxisContent(self)) }
}
