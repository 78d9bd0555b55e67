/// A view that carries out a command when it is pressed.
struct TapView: PrimitiveView {
  let content: any PrimitiveView
  let command: Command

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    composition.add(TapArea(rect: rect, command: command))
    content.draw(in: rect, environment, into: &composition)
  }
}

/// A rectangle that carries out a command when the primary button is pressed in it.
public struct TapArea: Hashable, Sendable {
  public let rect: Rect
  public let command: Command
}

extension View {
  /// Carries out a command when the view is pressed.
  public func onTap(_ command: Command) -> some View {
    TapView(content: primitive, command: command)
  }
}
