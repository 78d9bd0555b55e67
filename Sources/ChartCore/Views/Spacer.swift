/// Empty room that grows as far as it is let.
public struct Spacer: View, PrimitiveView {
  let minLength: Double

  public init(minLength: Double = 0) {
    self.minLength = minLength
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(
      Size(
        width: max(proposal.width ?? minLength, minLength),
        height: max(proposal.height ?? minLength, minLength)))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {}
}
