/// A tooltip over a point of the plot, never past either end of it (`S0-19`).
struct TooltipOverlay: PrimitiveView {
  let tooltip: any PrimitiveView
  /// Where the middle of the tooltip should be, in points.
  let x: Double
  let y: Double
  let span: ClosedRange<Double>

  init(tooltip: some View, x: Double, y: Double, span: ClosedRange<Double>) {
    self.tooltip = tooltip.primitive
    self.x = x
    self.y = y
    self.span = span
  }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 0, height: proposal.height ?? 0))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let size = tooltip.dimensions(.unspecified, environment).size
    let center = TooltipPlacement.centerX(at: x, width: size.width, in: span)
    tooltip.draw(
      in: Rect(
        x: rect.minX + center - size.width / 2, y: rect.minY + y - size.height / 2,
        width: size.width, height: size.height),
      environment, into: &composition)
  }
}
