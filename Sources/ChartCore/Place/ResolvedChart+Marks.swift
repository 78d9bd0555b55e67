extension ResolvedChart {
  /// The marks in drawing order with their scales; those of panes without room are left out.
  ///
  /// Marks without a paint get the first colour of the palette; of several series without one,
  /// each gets its own.
  func placedMarks(_ environment: EnvironmentValues) -> [(figure: MarkFigure, marks: PlacedMarks)] {
    var names: [String] = []
    return table.figures().compactMap { figure in
      let layer = table.layers[figure.layer]
      guard let pane = panes.first(where: { $0.index == layer.pane }) else { return nil }
      if !names.contains(figure.series) { names.append(figure.series) }
      let color = StandardStyles.colors[
        (names.firstIndex(of: figure.series) ?? 0) % StandardStyles.colors.count]
      return (
        figure, placed(figure, in: pane, paint: .color(color), environment)
      )
    }
  }

  private func placed(
    _ figure: MarkFigure, in pane: PlotPane, paint: AnyShapeStyle,
    _ environment: EnvironmentValues
  ) -> PlacedMarks {
    let layer = table.layers[figure.layer]
    var marks = PlacedMarks(
      layer: layer, rows: figure.rows, looks: looks[figure.layer], paint: paint, x: x, y: pane.y,
      area: layer.crossesPanes ? wholeArea : pane.area, scheme: environment.colorScheme,
      columnWidth: 1 / environment.displayScale, lengthAxis: table.lengthAxis(of: layer))
    if !layer.position.isEmpty {
      let across: Axis = marks.lengthAxis == .horizontal ? .vertical : .horizontal
      marks.slots = PlacedMarks.Slots(
        count: table.channels.position.categories.names.count,
        axis: table.channels.positionAxis ?? across, span: table.channels.positionSpan)
    }
    return marks
  }
}

extension MarkLayer {
  /// A rule over the whole height, declared outside of any pane, crosses them all.
  fileprivate var crossesPanes: Bool {
    kind is RuleKind && pane == 0 && x.isData && y.shape == .pointSpan
  }
}
