/// A series with its place among the others and its colour.
struct StyledSeries {
  let index: Int
  let series: Series
  let color: Color

  /// Returns all series with their colours: the tint first, then the palette without it.
  static func all(_ series: [Series], tint: Color) -> [StyledSeries] {
    let colors = [tint] + Color.palette.filter { $0 != tint }
    return series.enumerated().map { index, series in
      StyledSeries(index: index, series: series, color: colors[index % colors.count])
    }
  }
}
