/// One piece of content for each element of some data: views in a stack, marks in a chart.
///
/// Each element has an id, which says that it is the same one when the data change.
///
/// Source: SwiftUI, `ForEach`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  @usableFromInline let data: Data
  @usableFromInline let content: (Data.Element) -> Content
  /// The property that is the id, or nothing where elements are identifiable themselves.
  @usableFromInline let id: KeyPath<Data.Element, ID>?

  @inlinable init(
    data: Data, id: KeyPath<Data.Element, ID>?, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public var body: Never { preconditionFailure("a list of views has no body") }

  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: nil, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views for whole numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: \.self, content: content)
  }
}

extension ForEach: ViewList where Content: View {
  var children: [any PrimitiveView] { data.flatMap { content($0).primitives } }
}
