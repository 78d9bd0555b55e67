/// A view that depends on the inherited values and is as large as its content.
struct EnvironmentView<Content: View>: PrimitiveView {
  let content: (EnvironmentValues) -> Content

  init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    content(environment).primitive.dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    content(environment).primitive.draw(in: rect, environment, into: &composition)
  }
}
