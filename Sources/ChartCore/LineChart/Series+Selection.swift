extension [Series] {
  /// Returns the x of the datum nearest to `x` among all series; a tie takes the earlier (`S0-9`).
  public func nearestX(to x: Double) -> Double? {
    compactMap { series in series.nearestRow(toX: x).map { series.x[$0] } }.nearestValue(to: x)
  }

  /// Returns the values at exactly `x`; a series without one there is left out.
  public func datum(atX x: Double, _ kind: PlotValue) -> SelectedDatum? {
    let values = compactMap { series in
      series.value(atX: x).map { SelectedDatum.Value(series: series.name, value: $0) }
    }
    return values.isEmpty ? nil : SelectedDatum(x: kind.moved(to: x), values: values)
  }
}

extension SelectedDatum {
  /// Returns the value of the series of this name.
  public func value(of series: String) -> Double? {
    values.first { $0.series == series }?.value
  }
}
