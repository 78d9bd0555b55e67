/// Draws a resolved chart: what is behind the plot, the plot, and what lies over it.
struct ChartDrawing {
  private let chart: ResolvedChart
  private let furniture: ChartFurniture
  /// The room of the chart with its legend and titles.
  private let rect: Rect
  private let environment: EnvironmentValues
  private let marks: [(figure: MarkFigure, marks: PlacedMarks)]

  init(_ layout: PlotLayout, _ furniture: ChartFurniture, _ rect: Rect) {
    environment = layout.environment
    self.furniture = furniture
    self.rect = rect
    chart = Self.fitted(layout)
    marks = chart.area.isEmpty ? [] : chart.placedMarks(environment)
  }

  /// Lays out again where annotations pad their scales, or where the plot area's style asks for
  /// another size.
  private static func fitted(_ layout: PlotLayout) -> ResolvedChart {
    var layout = layout
    var chart = layout.chart
    let environment = layout.environment
    if let style = environment.chart.plotStyle, !chart.area.isEmpty {
      let content = ChartPlotContent(drawing: nil)
      let asked = style(content).primitive
        .dimensions(ProposedSize(chart.wholeArea.size), environment).size
      let insets = EdgeInsets(
        bottom: max(chart.wholeArea.height - asked.height, 0),
        trailing: max(chart.wholeArea.width - asked.width, 0))
      if insets != EdgeInsets() {
        layout = PlotLayout(
          layout.table, layout.styles, in: layout.frame.inset(by: insets), environment)
        chart = layout.chart
      }
    }
    let padsScale = chart.table.views.annotations.contains {
      $0.placement.overflow.x == .padScale || $0.placement.overflow.y == .padScale
    }
    guard padsScale, !chart.area.isEmpty else { return chart }
    let marks = chart.placedMarks(environment).map(\.marks)
    layout.padding = ChartAnnotations(chart, marks, environment).padding
    return layout.chart
  }

  func draw(into composition: inout Composition) {
    furniture.draw(into: &composition)
    composition.add(chart)
    guard !chart.area.isEmpty else { return }
    let options = environment.chart
    draw(options.backgrounds, into: &composition)
    draw(options.x.style, .horizontal, into: &composition)
    draw(options.y.style, .vertical, into: &composition)
    if let style = options.plotStyle {
      let plot = ChartPlotContent(drawing: { drawPlot(into: &$0) })
      style(plot).primitive.draw(in: chart.wholeArea, inner, into: &composition)
    } else {
      drawPlot(into: &composition)
    }
    ChartAnnotations(chart, marks.map(\.marks), environment).draw(into: &composition)
    draw(options.overlays, into: &composition)
  }

  /// The axes with their lines, and then the marks.
  private func drawPlot(into composition: inout Composition) {
    chart.drawAxes(environment, into: &composition)
    drawMarks(marks[...], depth: 0, into: &composition)
  }

  /// Draws marks in order; those that share a compositing layer or a mask are one.
  private func drawMarks(
    _ marks: ArraySlice<(figure: MarkFigure, marks: PlacedMarks)>, depth: Int,
    into composition: inout Composition
  ) {
    var rest = marks
    while let first = rest.first {
      guard first.figure.effects.count > depth else {
        composition.add(first.marks)
        rest = rest.dropFirst()
        continue
      }
      let effect = first.figure.effects[depth]
      let inside = rest.prefix {
        $0.figure.effects.count > depth && $0.figure.effects[depth] == effect
      }
      composition.addLayer(self.effect(effect)) { composition in
        faded(effect, into: &composition) { drawMarks(inside, depth: depth + 1, into: &$0) }
      }
      rest = rest[inside.endIndex...]
    }
  }

  /// Draws a compositing layer with the opacity and the blur that it has.
  private func faded(
    _ index: Int, into composition: inout Composition, _ draw: (inout Composition) -> Void
  ) {
    guard case .layer(let opacity, let radius) = chart.table.effects[index],
      opacity != 1 || radius > 0
    else { return draw(&composition) }
    composition.addLayer(.opacity(opacity)) { composition in
      if radius > 0 {
        composition.addLayer(.blur(radius: radius), draw)
      } else {
        draw(&composition)
      }
    }
  }

  private func effect(_ index: Int) -> Scene.Effect {
    guard case .mask(let mask) = chart.table.effects[index] else { return .composite }
    let masking = chart.replacing(mask, environment)
    return .mask(masking.placedMarks(environment).flatMap(\.marks.items))
  }

  private var inner: EnvironmentValues {
    environment.insideOfChart
  }

  private func draw(_ layers: [ChartLayer], into composition: inout Composition) {
    for layer in layers {
      let view = layer.view(ChartProxy(chart: chart)).primitive
      let size = view.dimensions(ProposedSize(rect.size), inner).size
      view.draw(
        in: layer.alignment.rect(of: size, in: rect, environment.layoutDirection), inner,
        into: &composition)
    }
  }

  private func draw(
    _ style: ((ChartAxisContent) -> any View)?, _ axis: Axis, into composition: inout Composition
  ) {
    guard let style else { return }
    let (frame, area) = (chart.frame, chart.wholeArea)
    let strip =
      axis == .horizontal
      ? Rect(x: area.minX, y: area.maxY, width: area.width, height: frame.maxY - area.maxY)
      : Rect(x: area.maxX, y: area.minY, width: frame.maxX - area.maxX, height: area.height)
    style(ChartAxisContent()).primitive.draw(in: strip, inner, into: &composition)
  }
}

extension ResolvedChart {
  /// Returns the chart with other marks in the same places.
  fileprivate func replacing(
    _ table: MarkTable, _ environment: EnvironmentValues
  ) -> ResolvedChart {
    let scales = StyleScales(table, environment.chart)
    return ResolvedChart(
      frame: frame, x: x, fullX: fullX, xKind: xKind, xAxis: xAxis, panes: panes, table: table,
      looks: table.layers.map { MarkLooks($0, table.styles, scales) }, styles: scales,
      labelStyle: labelStyle, selection: selection, scroll: scroll, descriptor: descriptor,
      formats: formats)
  }
}

/// The plot area of a chart as a view, which `chartPlotStyle` is given.
///
/// Source: Swift Charts, `ChartPlotContent`.
public struct ChartPlotContent: View, PrimitiveView {
  let drawing: ((inout Composition) -> Void)?

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 100, height: proposal.height ?? 100))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    drawing?(&composition)
  }
}

/// An axis of a chart as a view, which `chartXAxisStyle` is given.
///
/// Source: Swift Charts, `ChartAxisContent`.
public struct ChartAxisContent: View, PrimitiveView {
  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    ViewDimensions(Size(width: proposal.width ?? 40, height: proposal.height ?? 20))
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {}
}
