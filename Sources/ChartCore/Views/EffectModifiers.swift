/// A view drawn on its own and then laid over what is behind it.
struct EffectView: PrimitiveView {
  let content: any PrimitiveView
  let effect: Scene.Effect

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    composition.addLayer(effect) { content.draw(in: rect, environment, into: &$0) }
  }
}

/// A view moved without a change of its room.
struct OffsetView: PrimitiveView {
  let content: any PrimitiveView
  let offset: Size

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let moved = Rect(
      x: rect.x + offset.width, y: rect.y + offset.height, width: rect.width, height: rect.height)
    content.draw(in: moved, environment, into: &composition)
  }
}

/// A view with a soft shadow of its outline behind it.
struct ShadowView: PrimitiveView {
  let content: any PrimitiveView
  let color: Color
  let radius: Double
  let offset: Point

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  /// The shadow is that of the largest shape that the view fills: the card under its content.
  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let start = composition.elements.count
    content.draw(in: rect, environment, into: &composition)
    let outline = composition.elements[start...].lazy.compactMap(\.filledPath).first
    guard let outline else { return }
    composition.elements.insert(
      .item(
        .shadow(
          outline, color.resolved(in: environment.colorScheme), radius: radius, offset: offset)),
      at: start)
  }
}

extension Composition.Element {
  /// The outline of a fill.
  fileprivate var filledPath: Path? {
    guard case .item(.fill(let path, _)) = self else { return nil }
    return path
  }
}

/// A view cut off at the edge of a shape.
struct ClippedView: PrimitiveView {
  let content: any PrimitiveView
  let outline: (Rect) -> Path

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let mask = Scene.Item.fill(outline(rect), .color(RGBA(hex: 0)))
    composition.addLayer(.mask([mask])) { content.draw(in: rect, environment, into: &$0) }
  }
}

extension View {
  public func opacity(_ opacity: Double) -> some View {
    EffectView(content: primitive, effect: .opacity(opacity))
  }

  public func blur(radius: Double) -> some View {
    EffectView(content: primitive, effect: .blur(radius: radius))
  }

  /// Moves the view; in points.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    OffsetView(content: primitive, offset: Size(width: x, height: y))
  }

  public func offset(_ offset: Size) -> some View {
    OffsetView(content: primitive, offset: offset)
  }

  /// Puts a soft shadow behind the view; lengths in points.
  public func shadow(
    color: Color = Color(RGBA(hex: 0x000000, alpha: 0.33)), radius: Double, x: Double = 0,
    y: Double = 0
  ) -> some View {
    ShadowView(
      content: primitive, color: color, radius: radius, offset: Point(x: x, y: y))
  }

  public func clipShape(_ shape: some Shape) -> some View {
    ClippedView(content: primitive) { shape.path(in: $0) }
  }

  /// Draws a line along the inside of the edge.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    overlay { Rectangle().strokeBorder(style, lineWidth: width) }
  }
}

/// A line between views.
public struct Divider: View {
  public init() {}
  public var body: some View { Rectangle().fill(.separator).frame(height: 1) }
}
