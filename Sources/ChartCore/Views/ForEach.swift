/// One piece of content for each element of some data: views in a stack, marks in a chart.
public struct ForEach<Data: RandomAccessCollection, Content> {
  @usableFromInline let data: Data
  @usableFromInline let content: (Data.Element) -> Content

  @inlinable init(data: Data, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public var body: Never { preconditionFailure("a list of views has no body") }

  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {
    self.init(data: data, content: content)
  }

  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content)
  }
}

extension ForEach: ViewList where Content: View {
  var children: [any PrimitiveView] { data.flatMap { content($0).primitives } }
}
