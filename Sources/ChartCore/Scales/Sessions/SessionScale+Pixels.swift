extension SessionScale {
  /// Returns the scale with neighbors a whole number of pixels apart, so that all
  /// gaps between sessions are equal.
  ///
  /// What it shows changes a little at the ends; an end at which no more sessions
  /// follow stays, and where all are shown, all stay. Below three pixels a session
  /// it is returned as it is: there are no bodies then.
  func aligned(toPixelsOf size: Double) -> SessionScale {
    let all = series.rows
    let showsAll = rows.lowerBound <= all.lowerBound && rows.upperBound >= all.upperBound
    let exact = step / size
    let pixels = showsAll ? (exact + 1e-9).rounded(.down) : exact.rounded()
    guard pixels >= 3, abs(pixels - exact) > 1e-6 else { return self }
    let shown = range.length / (pixels * size)
    return SessionScale(series, rows: rows(shown, of: all), range: range, zone: zone)
  }

  private func rows(_ shown: Double, of all: ClosedRange<Double>) -> ClosedRange<Double> {
    let isAtEnd = rows.upperBound >= all.upperBound - 1e-6
    let isAtStart = rows.lowerBound <= all.lowerBound + 1e-6
    let middle = (rows.lowerBound + rows.upperBound) / 2
    let start = isAtStart && !isAtEnd ? rows.lowerBound : middle - shown / 2
    let end = isAtEnd ? all.upperBound : min(start + shown, all.upperBound)
    return end - shown...end
  }
}
