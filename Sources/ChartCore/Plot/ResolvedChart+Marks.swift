extension ResolvedChart {
  /// The runs of marks with their scales, in paint order.
  ///
  /// A line without a style gets the next colour of the palette, and marks of
  /// the same series share it. Marks of a pane without room are left out.
  func placedMarks(_ environment: EnvironmentValues) -> [PlacedMarks] {
    var names: [String] = []
    return runs.compactMap { run in
      var run = run
      if run.style.foreground == nil {
        if !names.contains(run.series) { names.append(run.series) }
        run.style.foreground = .series(names.firstIndex(of: run.series) ?? 0)
      }
      return panes.first { $0.index == run.pane }.map { pane in
        PlacedMarks(
          run: run, x: x, y: pane.y, area: run.crossesPanes ? wholeArea : pane.area,
          scheme: environment.colorScheme, columnWidth: 1 / environment.displayScale)
      }
    }
  }
}

extension MarkRun {
  /// A rule over the whole height, declared outside of any pane, crosses them all.
  fileprivate var crossesPanes: Bool { kind == .rule && pane == 0 && data.y.isEmpty }
}
