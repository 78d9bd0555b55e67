/// A picture laid out but not yet drawn: finished items, and marks still in data values.
///
/// Two compositions can be compared without lowering their marks, which is how
/// the window finds what a new state changed without stroking the data again.
public struct Composition {
  public indirect enum Element: Hashable, Sendable {
    case item(Scene.Item)
    case marks(PlacedMarks)
    /// An item that shows as far as the lines have drawn themselves in; its strokes are lines.
    case drawn(Scene.Item)
    /// A part of the dot at the end of a line, which is at the tip while the line draws itself in.
    case tip(Scene.Item)
    /// A text whose digits roll when it changes.
    case rolling(RollingLabel)
    /// Digits on their way, as they are at one moment.
    case rolled(Scene.Item)
    /// Elements that are drawn on their own and then laid over the rest.
    case layer(Scene.Effect, [Element])
  }

  public let size: Size
  public internal(set) var elements: [Element] = []
  /// The plots in the picture, in drawing order, for conversions and selection.
  public private(set) var plots: [ResolvedChart] = []
  /// Where a press carries out a command, the last in front.
  public private(set) var tapAreas: [TapArea] = []

  /// The index of the first element that lies over all that moves by itself, or nothing.
  private(set) var floatingStart: Int?

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
  mutating func add(_ area: TapArea) { tapAreas.append(area) }
  mutating func add(_ plot: ResolvedChart) { plots.append(plot) }

  /// Adds what a closure draws as one layer.
  mutating func addLayer(_ effect: Scene.Effect, _ draw: (inout Composition) -> Void) {
    let outer = elements
    elements = []
    draw(&self)
    let inner = elements
    elements = outer
    if !inner.isEmpty { elements.append(.layer(effect, inner)) }
  }

  /// What is added from here on lies over all that moves by itself.
  mutating func beginFloating() { floatingStart = floatingStart ?? elements.count }

  /// Everything drawn out.
  public var scene: Scene {
    Scene(size: size, items: elements.flatMap(\.items))
  }
}

extension Composition.Element {
  /// The element drawn out.
  public var items: [Scene.Item] {
    switch self {
    case .item(let item), .drawn(let item), .tip(let item), .rolled(let item): [item]
    case .rolling(let text): [.label(text.label)]
    case .marks(let marks): marks.items
    case .layer(let effect, let elements): [.layer(effect, elements.flatMap(\.items))]
    }
  }
}
