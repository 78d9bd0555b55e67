/// A chart of the marks that its content declares; it only declares.
///
///     Chart {
///       ForEach(points) { point in
///         LineMark(x: .value("Date", point.date), y: .value("Value", point.value))
///       }
///     }
public struct Chart<Content: ChartContent>: View, PrimitiveView {
  public let content: Content

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Mark> {
    self.content = ForEach(data, content: content)
  }

  /// The size of a chart that is offered none, in points.
  private static var ideal: Size { Size(width: 300, height: 200) }

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(
      Size(
        width: proposal.width ?? Self.ideal.width, height: proposal.height ?? Self.ideal.height))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    var collector = MarkCollector()
    content.collect(into: &collector)
    let legend = ChartLegend(runs: collector.runs)
    let plotRect = draw(legend, in: rect, environment, into: &composition)
    let plot = PlotLayout(collector, in: plotRect, environment).plot
    composition.add(plot)
    guard !plot.area.isEmpty else { return }
    plot.drawAxes(environment, into: &composition)
    for marks in plot.placedMarks(environment) { composition.add(marks) }
    drawOverlays(of: plot, in: rect, environment, into: &composition)
  }

  /// Draws the legend at the top and returns the room below it.
  private func draw(
    _ legend: ChartLegend, in rect: Rect, _ environment: EnvironmentValues,
    into composition: inout Composition
  ) -> Rect {
    guard !legend.entries.isEmpty, !environment.chart.isLegendHidden else { return rect }
    let legend = legend.frame(maxWidth: .infinity, alignment: .trailing).primitive
    let height = legend.dimensions(ProposedSize(rect.size), environment).size.height
    let spacing = 8.0
    guard rect.height - height - spacing >= PlotLayout.smallestHeightWithLegend else { return rect }
    legend.draw(
      in: Rect(x: rect.x, y: rect.y, width: rect.width, height: height), environment,
      into: &composition)
    return rect.inset(by: EdgeInsets(top: height + spacing))
  }

  private func drawOverlays(
    of plot: ResolvedChart, in rect: Rect, _ environment: EnvironmentValues,
    into composition: inout Composition
  ) {
    var inner = environment
    inner.chart = ChartOptions()
    for overlay in environment.chart.overlays {
      let proxy = ChartProxy(plot: plot, origin: rect.origin)
      overlay(proxy).primitive.draw(in: rect, inner, into: &composition)
    }
  }
}
