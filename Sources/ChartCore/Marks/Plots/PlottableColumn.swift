import FoundationEssentials

/// A labelled column of values: what a plot of columns takes for x and for y.
///
///     LinePlot(x: .numbers("Time", seconds), y: .numbers("Volts", volts))
///
/// Plots of columns are the library's own: a million values stay two arrays.
public struct PlottableColumn: Sendable {
  let label: String
  let kind: DataKind
  var values: [Double] = []

  /// A column of numbers.
  public static func numbers(_ label: String, _ values: [Double] = []) -> PlottableColumn {
    PlottableColumn(label: label, kind: .number, values: values)
  }

  /// A column of seconds since 1970.
  public static func instants(_ label: String, _ values: [Double] = []) -> PlottableColumn {
    PlottableColumn(label: label, kind: .date, values: values)
  }

  /// A column of dates.
  public static func dates(_ label: String, _ values: [Date]) -> PlottableColumn {
    .instants(label, values.map(\.timeIntervalSince1970))
  }
}

extension MarkLayer {
  /// Creates a layer of two columns; rows that only one of them has are left out.
  static func columns(
    _ kind: some MarkKind, _ x: PlottableColumn, _ y: PlottableColumn
  ) -> (MarkLayer, x: DataKind, y: DataKind) {
    let count = min(x.values.count, y.values.count)
    func column(_ source: PlottableColumn) -> PositionColumn {
      let isWhole = source.values.count == count
      return PositionColumn(
        label: source.label, start: isWhole ? source.values : Array(source.values.prefix(count)))
    }
    return (MarkLayer(kind, x: column(x), y: column(y)), x.kind, y.kind)
  }

  /// Creates a layer of a whole series; an area stands on `base`.
  static func series(
    _ kind: some MarkKind, _ series: Series, _ x: PlottableColumn, y: String, base: Double? = nil
  ) -> (MarkLayer, x: DataKind, y: DataKind) {
    var layer = MarkLayer(
      kind, x: PositionColumn(label: x.label),
      y: PositionColumn(label: y, start: base.map { [$0] } ?? []))
    layer.source = series
    return (layer, x.kind, .number)
  }
}
