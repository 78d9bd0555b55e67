/// Makes one piece of chart content of those that a closure lists.
///
/// Source: Swift Charts, `ChartContentBuilder`.
@resultBuilder public enum ChartContentBuilder {
  @inlinable public static func buildExpression<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }

  @inlinable public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  @inlinable public static func buildBlock<Content: ChartContent>(
    _ content: Content
  ) -> Content { content }

  @inlinable public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleContent<repeat each Content> {
    TupleContent(repeat each content)
  }

  @inlinable public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  @inlinable public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }

  @inlinable public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }

  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No marks at all.
public struct EmptyChartContent: PrimitiveContent {
  @inlinable public init() {}
  @inlinable public func collect(into collector: inout MarkCollector) {}
}

/// Several pieces of content, one after the other; there is no limit.
public struct TupleContent<each Content: ChartContent>: PrimitiveContent {
  @usableFromInline let content: (repeat each Content)

  @inlinable init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @inlinable public func collect(into collector: inout MarkCollector) {
    let outer = collector.currentSite
    var index = 0
    for part in repeat each content {
      collector.enter(index, of: outer)
      part.collect(into: &collector)
      index += 1
    }
    collector.leave(to: outer)
  }
}

/// The content of one branch.
///
/// Source: Swift Charts, `BuilderConditional`.
public enum BuilderConditional<First: ChartContent, Second: ChartContent>: PrimitiveContent {
  case first(First)
  case second(Second)

  @inlinable public func collect(into collector: inout MarkCollector) {
    let outer = collector.currentSite
    switch self {
    case .first(let content):
      collector.enter(0, of: outer)
      content.collect(into: &collector)
    case .second(let content):
      collector.enter(1, of: outer)
      content.collect(into: &collector)
    }
    collector.leave(to: outer)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public var body: Never { preconditionFailure("a mark has no body") }

  @inlinable public func collect(into collector: inout MarkCollector) {
    self?.collect(into: &collector)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { preconditionFailure("a mark has no body") }

  @inlinable public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: nil, content: content)
  }

  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }

  @inlinable public func collect(into collector: inout MarkCollector) {
    let outer = collector.beginLoop(count: data.count)
    var index = 0
    for element in data {
      collector.beginElement(index, in: outer)
      content(element).collect(into: &collector)
      index += 1
    }
    collector.endLoop(in: outer)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for whole numbers.
  @inlinable public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, id: \.self, content: content)
  }
}

/// The places of a declaration, as content walks through them.
extension MarkCollector {
  /// The place that content is collected at.
  public var currentSite: Int32 { site }

  /// Goes on at a place inside of another.
  public mutating func enter(_ index: Int, of outer: Int32) {
    site = sites.child(index, of: outer)
  }

  /// Goes back to a place.
  public mutating func leave(to outer: Int32) { site = outer }

  /// Begins a loop here; returns the element of the loops around it.
  public mutating func beginLoop(count: Int) -> Int32 {
    expectedCount = count
    sites.reserveElements(count)
    site = sites.child(0, of: site)
    return element
  }

  /// Begins the next element of the loop.
  public mutating func beginElement(_ index: Int, in outer: Int32) {
    element = sites.addElement(index, of: sites.nodes[Int(site)].parent, in: outer)
  }

  /// Ends the loop.
  public mutating func endLoop(in outer: Int32) {
    site = sites.nodes[Int(site)].parent
    element = outer
  }
}
