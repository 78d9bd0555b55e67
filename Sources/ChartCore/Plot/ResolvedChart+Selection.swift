/// The data of a plot that can be selected: the rows of its lines, or of its points without lines.
extension ResolvedChart {
  private var selectableRuns: [MarkRun] {
    let candles = runs.filter { $0.kind == .candle }
    if !candles.isEmpty { return candles }
    let lines = runs.filter { $0.kind == .line }
    return lines.isEmpty ? runs.filter { $0.kind == .point } : lines
  }

  /// Returns the x of the datum nearest to `x`; a tie takes the earlier (`S0-8`, `S0-9`).
  func nearestX(to x: Double) -> Double? {
    selectableRuns.compactMap { $0.data.nearestX(to: x) }.nearestValue(to: x)
  }

  /// Returns the x of the next datum after `x`, of the first one without `x`.
  func nextX(after x: Double) -> Double? {
    selectableRuns.compactMap { $0.data.nextX(after: x) }.min()
  }

  func previousX(before x: Double) -> Double? {
    selectableRuns.compactMap { $0.data.previousX(before: x) }.max()
  }

  /// About how many data can be selected.
  var selectableCount: Int { selectableRuns.map(\.data.x.count).max() ?? 0 }

  var firstX: Double? { nextX(after: -.infinity) }
  var lastX: Double? { previousX(before: .infinity) }

  /// Returns what is selected when `x` is the x of a datum: each series that has a value there.
  ///
  /// Of candles these are open, high, low and close.
  func selectedDatum(atX x: Double) -> SelectedDatum? {
    if let candles = candles?.candles { return candles.datum(atTime: x) }
    let values = selectableRuns.compactMap { run in
      run.data.value(atX: x).map { SelectedDatum.Value(series: run.series, value: $0) }
    }
    return values.isEmpty ? nil : SelectedDatum(x: xKind.moved(to: x), values: values)
  }
}

/// The selected x and the values there, in the order of the series.
public struct SelectedDatum: Hashable, Sendable {
  public struct Value: Hashable, Sendable {
    public var series: String
    public var value: Double
  }

  public var x: PlotValue
  public var values: [Value]
}
