extension SessionScale {
  /// Returns the scale with neighbors a whole number of pixels apart, so that all
  /// gaps between candles are equal.
  ///
  /// What it shows changes a little at the ends; an end at which no more candles
  /// follow stays, and where all are shown, all stay. Below a pixel a candle it is
  /// returned as it is.
  func aligned(toPixelsOf size: Double) -> SessionScale {
    let all = series.rows
    let showsAll = rows.lowerBound <= all.lowerBound && rows.upperBound >= all.upperBound
    let exact = step / size
    let pixels = showsAll ? (exact + 1e-9).rounded(.down) : exact.rounded()
    guard pixels >= 1, abs(pixels - exact) > 1e-6 else { return self }
    let shown = range.length / (pixels * size)
    return SessionScale(series, rows: rows(shown, of: all), range: range, zone: zone)
  }

  private func rows(_ shown: Double, of all: ClosedRange<Double>) -> ClosedRange<Double> {
    let tolerance = 1e-6
    if rows.upperBound >= all.upperBound - tolerance {
      return rows.upperBound - shown...rows.upperBound
    }
    if rows.lowerBound <= all.lowerBound + tolerance {
      return rows.lowerBound...rows.lowerBound + shown
    }
    let middle = (rows.lowerBound + rows.upperBound) / 2
    return middle - shown / 2...middle + shown / 2
  }
}
