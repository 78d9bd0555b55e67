/// A view that depends on the inherited values and is as large as its content.
///
/// A stack asks its views for their sizes again and again. The content is made once, for the place
/// that the view was declared in: the values that it inherits there do not change.
struct EnvironmentView<Content: View>: PrimitiveView {
  /// The content, once it has been made.
  private final class Made {
    var content: (any PrimitiveView)?
  }

  private let content: (EnvironmentValues) -> Content
  private let made = Made()

  init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    primitive(environment).dimensions(proposal, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    primitive(environment).draw(in: rect, environment, into: &composition)
  }

  private func primitive(_ environment: EnvironmentValues) -> any PrimitiveView {
    if let content = made.content { return content }
    let new = content(environment).primitive
    made.content = new
    return new
  }
}
