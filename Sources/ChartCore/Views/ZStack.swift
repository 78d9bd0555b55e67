/// Views on top of each other, the last in front.
public struct ZStack: View, PrimitiveView {
  let alignment: Alignment
  let children: [any PrimitiveView]

  public init<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    children = content().primitives
  }

  init(children: [any PrimitiveView]) {
    alignment = .center
    self.children = children
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let answers = children.map { $0.dimensions(proposal, environment) }
    return ViewDimensions(
      Size(
        width: answers.map(\.size.width).max() ?? 0, height: answers.map(\.size.height).max() ?? 0),
      firstBaseline: answers.first?.firstBaseline)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    for child in children {
      let size = child.dimensions(ProposedSize(rect.size), environment).size
      child.draw(
        in: alignment.rect(of: size, in: rect, environment.layoutDirection), environment,
        into: &composition)
    }
  }
}
