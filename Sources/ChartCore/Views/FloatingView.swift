/// A view that lies over whatever moves in the picture by itself.
struct FloatingView: PrimitiveView {
  let content: any PrimitiveView

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    composition.beginFloating()
    content.draw(in: rect, environment, into: &composition)
  }
}
