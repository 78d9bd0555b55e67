/// Makes one view of the views that a closure lists.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> { .second(second) }
}

/// No view at all.
public struct EmptyView: View, ViewList {
  public init() {}
  var children: [any PrimitiveView] { [] }
}

/// Several views, one after the other.
public struct TupleView<each Content: View>: View, ViewList {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  var children: [any PrimitiveView] {
    var children: [any PrimitiveView] = []
    for view in repeat each content { children += view.primitives }
    return children
  }
}

/// The view of one branch.
public enum ConditionalView<First: View, Second: View>: View, ViewList {
  case first(First)
  case second(Second)

  var children: [any PrimitiveView] {
    switch self {
    case .first(let view): view.primitives
    case .second(let view): view.primitives
    }
  }
}

/// A view that may be absent.
extension Optional: View where Wrapped: View {
  public var body: Never { preconditionFailure("a list of views has no body") }
}

extension Optional: ViewList where Wrapped: View {
  var children: [any PrimitiveView] { map(\.primitives) ?? [] }
}
