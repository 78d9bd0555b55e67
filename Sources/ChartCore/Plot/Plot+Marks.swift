extension Plot {
  /// The runs of marks with their scales, in paint order.
  ///
  /// A line without a style gets the next colour of the palette, and marks of
  /// the same series share it.
  func placedMarks(_ environment: EnvironmentValues) -> [PlacedMarks] {
    var names: [String] = []
    return runs.map { run in
      var run = run
      if run.style.foreground == nil {
        if !names.contains(run.series) { names.append(run.series) }
        run.style.foreground = .series(names.firstIndex(of: run.series) ?? 0)
      }
      return PlacedMarks(
        run: run, x: x, y: y, area: area, scheme: environment.colorScheme,
        columnWidth: 1 / environment.displayScale)
    }
  }
}
