/// A picture laid out but not yet drawn: finished items, and marks still in data values.
///
/// Two compositions can be compared without lowering their marks, which is how
/// the window finds what a new state changed without stroking the data again.
public struct Composition {
  public enum Element: Hashable, Sendable {
    case item(Scene.Item)
    case marks(PlacedMarks)
    /// An item that shows as far as the lines have drawn themselves in; its strokes are lines.
    case drawn(Scene.Item)
    /// A part of the dot at the end of a line, which is at the tip while the line draws itself in.
    case tip(Scene.Item)
  }

  public let size: Size
  public private(set) var elements: [Element] = []
  /// The plots in the picture, in drawing order, for conversions and selection.
  public private(set) var plots: [Plot] = []

  /// Lays out `view` in a picture of `size` on the theme's background.
  public init(_ view: some View, size: Size, environment: EnvironmentValues) {
    self.size = size
    let whole = Rect(origin: .zero, size: size)
    let background = Color.background.resolved(in: environment.colorScheme)
    add(.fill(Path([.rect(whole)]), .color(background)))
    view.primitive.draw(in: whole, environment, into: &self)
  }

  mutating func add(_ element: Element) { elements.append(element) }
  mutating func add(_ item: Scene.Item) { elements.append(.item(item)) }
  mutating func add(_ marks: PlacedMarks) { elements.append(.marks(marks)) }
  mutating func add(_ plot: Plot) { plots.append(plot) }

  /// Everything drawn out.
  public var scene: Scene {
    Scene(size: size, items: elements.flatMap(\.items))
  }
}

extension Composition.Element {
  /// The element drawn out.
  public var items: [Scene.Item] {
    switch self {
    case .item(let item), .drawn(let item), .tip(let item): [item]
    case .marks(let marks): marks.items
    }
  }
}
