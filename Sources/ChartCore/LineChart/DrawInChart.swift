/// A line through evenly spaced values, with a dot at its end, that draws itself in.
///
///     DrawInChart([20, 34, 28, 46])
///
/// The view is the finished chart. While the viewer draws it in, the dot follows the tip of the
/// line and the fill never runs ahead of it (`S4-1`). Values that are not finite are left out and
/// the others close ranks (`S4-8`); without any nothing is drawn (`S4-14`).
public struct DrawInChart: View {
  let values: [Double]
  let tint: Color

  public init(_ values: [Double], tint: Color = .indigo) {
    self.values = values
    self.tint = tint
  }

  public var body: some View { DrawInLine(values: values, tint: tint) }
}

private struct DrawInLine: PrimitiveView {
  let values: [Double]
  let tint: Color

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 300, height: proposal.height ?? 200))
  }

  /// Line and dot keep clear of the edges; the fill goes down to the bottom (`S4-7`).
  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    let points = DrawIn.points(for: values, in: rect.expanded(by: -DrawIn.inset))
    guard let end = points.last else { return }
    let color = tint.resolved(in: environment.colorScheme)
    if points.count > 1 {
      let line = MeasuredLine(runs: [points])
      let gradient = LinearGradient(
        colors: [tint.opacity(0.28), tint.opacity(0)], startPoint: .top, endPoint: .bottom)
      composition.add(
        .drawn(
          .fill(
            line.area(to: 1, floor: rect.maxY), gradient.paint(in: rect, environment.colorScheme))))
      composition.add(.drawn(.stroke(Self.path(points), Self.stroke, .color(color))))
    }
    for item in LineReveal.dot(at: end, color) { composition.add(.tip(item)) }
  }

  private static let stroke = StrokeStyle(
    lineWidth: DrawIn.lineWidth, lineCap: .round, lineJoin: .round)

  private static func path(_ points: [Point]) -> Path {
    var path = Path()
    path.addCurve(through: points, method: .linear, startsSubpath: true)
    return path
  }
}
