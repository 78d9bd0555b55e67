/// A series with its place among the others and its colour.
struct StyledSeries {
  let index: Int
  let series: Series
  let color: Color
  /// The name, with a number where other series have the same.
  let name: String

  /// Returns all series with their colours: the tint first, then the palette without it.
  static func all(_ series: [Series], tint: Color) -> [StyledSeries] {
    let colors = [tint] + Color.palette.filter { $0 != tint }
    var seen: [String: Int] = [:]
    return series.enumerated().map { index, series in
      seen[series.name, default: 0] += 1
      let count = seen[series.name] ?? 1
      return StyledSeries(
        index: index, series: series, color: colors[index % colors.count],
        name: count > 1 ? "\(series.name) (\(count))" : series.name)
    }
  }
}
