/// Views one below the other.
public struct VStack: View, PrimitiveView {
  let alignment: HorizontalAlignment
  let layout: StackLayout

  public init<Content: View>(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    layout = StackLayout(
      axis: .vertical, spacing: spacing ?? StackLayout.usualSpacing, children: content().primitives)
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let answers = layout.dimensions(proposal, environment)
    return ViewDimensions(layout.total(answers), firstBaseline: answers.first?.firstBaseline)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let alignment = Alignment(horizontal: alignment, vertical: .top)
    var row = rect
    let answers = layout.dimensions(ProposedSize(rect.size), environment)
    for (child, answer) in zip(layout.children, answers) {
      row.height = answer.size.height
      child.draw(
        in: alignment.rect(of: answer.size, in: row, environment.layoutDirection), environment,
        into: &composition)
      row.y += answer.size.height + layout.spacing
    }
  }
}
