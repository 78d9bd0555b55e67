/// A picture laid out but not yet drawn: finished items, and marks still in data values.
///
/// Two compositions can be compared without lowering their marks, which is how
/// the window finds what a new state changed without stroking the data again.
public struct Composition {
  public enum Element: Hashable {
    case item(Scene.Item)
    case marks(PlacedMarks)
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
    case .item(let item): [item]
    case .marks(let marks): marks.items
    }
  }
}
