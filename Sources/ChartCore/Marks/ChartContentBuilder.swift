/// Makes one piece of chart content of those that a closure lists.
@resultBuilder public enum ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> TupleContent<> { TupleContent() }
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> TupleContent<repeat each Content> {
    TupleContent(repeat each content)
  }
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { .first(first) }
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { .second(second) }
}

/// Several pieces of content, one after the other.
public struct TupleContent<each Content: ChartContent>: PrimitiveContent {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public func collect(into collector: inout MarkCollector) {
    for part in repeat each content { part.collect(into: &collector) }
  }
}

/// The content of one branch.
public enum BuilderConditional<First: ChartContent, Second: ChartContent>: PrimitiveContent {
  case first(First)
  case second(Second)

  public func collect(into collector: inout MarkCollector) {
    switch self {
    case .first(let content): content.collect(into: &collector)
    case .second(let content): content.collect(into: &collector)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public var body: Never { preconditionFailure("a mark has no body") }

  public func collect(into collector: inout MarkCollector) {
    self?.collect(into: &collector)
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { preconditionFailure("a mark has no body") }

  public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(data: data, content: content)
  }

  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }

  public func collect(into collector: inout MarkCollector) {
    for element in data { content(element).collect(into: &collector) }
  }
}
