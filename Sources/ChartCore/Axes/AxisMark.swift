import FoundationEssentials

/// A grid line, a tick or a label at a value of an axis.
///
/// Source: Swift Charts, `AxisMark`.
public protocol AxisMark {
  /// Adds the marks to `collector`.
  func collect(into collector: inout AxisMarkCollector)
}

/// Gathers the marks of one value of an axis.
public struct AxisMarkCollector {
  var items: [AxisMarkItem] = []
  var style = AxisMarkStyle()
}

/// How marks of an axis look.
struct AxisMarkStyle {
  var font: Font?
  var foreground: AnyShapeStyle?
  /// In points.
  var offset = Size.zero
}

/// One mark of an axis, as data.
struct AxisMarkItem {
  enum Kind {
    case gridLine(centered: Bool?, StrokeStyle?)
    case tick(centered: Bool?, AxisTick.Length, StrokeStyle?)
    case label(AxisLabelOptions)
  }

  var kind: Kind
  var style: AxisMarkStyle
}

/// Makes one axis mark of those that a closure lists.
///
/// Source: Swift Charts, `AxisMarkBuilder`.
@resultBuilder public enum AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> TupleAxisMark<> { TupleAxisMark() }
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> TupleAxisMark<repeat each Content> {
    TupleAxisMark(repeat each content)
  }
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    first: First
  ) -> BuilderConditionalAxisMark<First, Second> { .first(first) }
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditionalAxisMark<First, Second> { .second(second) }
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark {
    AnyAxisMark(content)
  }
}

/// Several marks of one value.
public struct TupleAxisMark<each Content: AxisMark>: AxisMark {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func collect(into collector: inout AxisMarkCollector) {
    for part in repeat each content { part.collect(into: &collector) }
  }
}

/// The axis marks of one branch.
public enum BuilderConditionalAxisMark<First: AxisMark, Second: AxisMark>: AxisMark {
  case first(First)
  case second(Second)

  public func collect(into collector: inout AxisMarkCollector) {
    switch self {
    case .first(let content): content.collect(into: &collector)
    case .second(let content): content.collect(into: &collector)
    }
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func collect(into collector: inout AxisMarkCollector) { self?.collect(into: &collector) }
}

/// An axis mark with its type forgotten.
///
/// Source: Swift Charts, `AnyAxisMark`.
public struct AnyAxisMark: AxisMark {
  private let content: any AxisMark

  public init(_ content: some AxisMark) { self.content = content }
  public init(erasing content: some AxisMark) { self.content = content }

  public func collect(into collector: inout AxisMarkCollector) {
    content.collect(into: &collector)
  }
}

/// A line across the plot area.
///
/// Source: Swift Charts, `AxisGridLine`.
public struct AxisGridLine: AxisMark {
  private let centered: Bool?
  private let stroke: StrokeStyle?

  /// Creates a line at the value or, `centered`, half way to the next one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  public func collect(into collector: inout AxisMarkCollector) {
    collector.items.append(
      AxisMarkItem(kind: .gridLine(centered: centered, stroke), style: collector.style))
  }
}

/// A short line beside the plot area.
///
/// Source: Swift Charts, `AxisTick`.
public struct AxisTick: AxisMark {
  /// How far a tick goes.
  public struct Length: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, fixed(Double), label(Double), longestLabel(Double)
    }
    let kind: Kind

    public static let automatic = Length(kind: .automatic)
    /// Up to the far side of its label.
    public static let label = Length(kind: .label(0))
    /// Beyond the far side of its label by so many points.
    public static func label(extendPastBy length: Double) -> Length {
      Length(kind: .label(length))
    }
    /// Up to the far side of the longest label.
    public static let longestLabel = Length(kind: .longestLabel(0))
    /// Beyond the far side of the longest label by so many points.
    public static func longestLabel(extendPastBy length: Double) -> Length {
      Length(kind: .longestLabel(length))
    }
  }

  private let centered: Bool?
  private let length: Length
  private let stroke: StrokeStyle?

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick of so many points.
  public init(centered: Bool? = nil, length: Double, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
  }

  public func collect(into collector: inout AxisMarkCollector) {
    collector.items.append(
      AxisMarkItem(kind: .tick(centered: centered, length, stroke), style: collector.style))
  }
}

/// Axis marks that look different.
public struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisMarkStyle) -> Void

  public func collect(into collector: inout AxisMarkCollector) {
    let outer = collector.style
    change(&collector.style)
    content.collect(into: &collector)
    collector.style = outer
  }
}

extension AxisMark {
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = font }
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    let style = style.erased
    return StyledAxisMark(content: self) { $0.foreground = style }
  }

  /// Moves the marks; in points.
  public func offset(_ offset: Size) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the marks; in points.
  public func offset(x: Double = 0, y: Double = 0) -> some AxisMark {
    StyledAxisMark(content: self) { style in
      style.offset = Size(width: style.offset.width + x, height: style.offset.height + y)
    }
  }
}
