/// Views side by side, in the direction that text runs.
public struct HStack: View, PrimitiveView {
  let alignment: VerticalAlignment
  let layout: StackLayout

  public init<Content: View>(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    layout = StackLayout(
      axis: .horizontal, spacing: spacing ?? StackLayout.usualSpacing,
      children: content().primitives)
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    let answers = layout.dimensions(proposal, environment)
    let baseline = answers.map(\.firstBaseline).max()
    guard alignment == .firstTextBaseline, let baseline else {
      return ViewDimensions(layout.total(answers), firstBaseline: baseline)
    }
    let below = answers.map { $0.size.height - $0.firstBaseline }.max() ?? 0
    let width = layout.total(answers).width
    return ViewDimensions(
      Size(width: width, height: baseline + below), firstBaseline: baseline)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let answers = layout.dimensions(ProposedSize(rect.size), environment)
    let isMirrored = environment.layoutDirection == .rightToLeft
    var x = isMirrored ? rect.maxX : rect.minX
    for (child, answer) in zip(layout.children, answers) {
      if isMirrored { x -= answer.size.width }
      let y = top(of: answer, among: answers, in: rect)
      child.draw(
        in: Rect(origin: Point(x: x, y: y), size: answer.size), environment, into: &composition)
      x += isMirrored ? -layout.spacing : answer.size.width + layout.spacing
    }
  }

  private func top(
    of answer: ViewDimensions, among answers: [ViewDimensions], in rect: Rect
  ) -> Double {
    if alignment == .firstTextBaseline {
      return rect.minY + (answers.map(\.firstBaseline).max() ?? 0) - answer.firstBaseline
    }
    return rect.minY + (rect.height - answer.size.height) * alignment.fraction
  }
}
