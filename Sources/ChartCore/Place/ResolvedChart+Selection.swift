/// The data of a chart that can be selected: those of the kind of marks that comes first.
extension ResolvedChart {
  private var selectableLayers: [MarkLayer] {
    let rank = table.layers.map(\.kind.selectionRank).max() ?? 0
    return rank > 0 ? table.layers.filter { $0.kind.selectionRank == rank } : []
  }

  /// Returns the x of the datum nearest to `x`; a tie takes the earlier (`S0-8`, `S0-9`).
  func nearestX(to x: Double) -> Double? {
    selectableLayers.compactMap { $0.kind.nearestX(to: x, in: $0) }.nearestValue(to: x)
  }

  /// Returns the x of the next datum after `x`, of the first one without `x`.
  func nextX(after x: Double) -> Double? {
    selectableLayers.compactMap { $0.kind.nextX(after: x, in: $0) }.min()
  }

  func previousX(before x: Double) -> Double? {
    selectableLayers.compactMap { $0.kind.previousX(before: x, in: $0) }.max()
  }

  /// Returns the x of the datum that stands for `x`.
  func snappedX(to x: Double) -> Double? {
    selectableLayers.compactMap { $0.kind.snappedX(to: x, in: $0) }.nearestValue(to: x)
  }

  /// Has the marks that are selected carry out a command.
  func handle(_ command: Command, _ state: inout ViewState) {
    selectableLayers.first.map { $0.kind.handle(command, &state) }
  }

  /// About how many data can be selected.
  var selectableCount: Int { selectableLayers.map(\.count).max() ?? 0 }

  var firstX: Double? { nextX(after: -.infinity) }
  var lastX: Double? { previousX(before: .infinity) }

  /// Returns what is selected when `x` is the x of a datum: each series that has a value there.
  func selectedDatum(atX x: Double) -> SelectedDatum? {
    let values = selectableLayers.flatMap { $0.kind.values(atX: x, in: $0, table) }
    return values.isEmpty ? nil : SelectedDatum(x: xValue(at: x), values: values)
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

/// Questions about the data of a layer, answered by bisection where rows are sorted.
extension MarkKind {
  func nearestX(to x: Double, in layer: MarkLayer) -> Double? {
    if let source = layer.source { return source.nearestRow(toX: x).map { source.x[$0] } }
    let known = layer.knownX
    return nearestIndex(to: x, in: known).map { known[$0] }
  }

  func nextX(after x: Double, in layer: MarkLayer) -> Double? {
    layer.source.map { $0.nextX(after: x) } ?? layer.knownX.filter { $0 > x }.min()
  }

  func previousX(before x: Double, in layer: MarkLayer) -> Double? {
    layer.source.map { $0.previousX(before: x) } ?? layer.knownX.filter { $0 < x }.max()
  }

  func snappedX(to x: Double, in layer: MarkLayer) -> Double? { nearestX(to: x, in: layer) }

  /// Returns the first value of each series at exactly this x.
  func values(atX x: Double, in layer: MarkLayer, _ table: MarkTable) -> [SelectedDatum.Value] {
    if let source = layer.source {
      return source.value(atX: x).map { [SelectedDatum.Value(series: source.name, value: $0)] }
        ?? []
    }
    var values: [SelectedDatum.Value] = []
    for row in layer.rowsWithValue where layer.middleX(row) == x {
      let series = table.name(layer, row)
      guard !values.contains(where: { $0.series == series }) else { continue }
      values.append(SelectedDatum.Value(series: series, value: layer.value(row)))
    }
    return values
  }
}

extension MarkLayer {
  /// The rows that have an x and a value.
  var rowsWithValue: [Int] {
    guard x.isData, y.isData else { return [] }
    return (0..<x.count).filter { x.start[$0].isFinite && value($0).isFinite }
  }

  /// The x of all rows that have a value.
  fileprivate var knownX: [Double] { rowsWithValue.map(middleX) }

  /// The x of a row: the middle of an interval.
  fileprivate func middleX(_ row: Int) -> Double {
    x.hasIntervals ? x.start[row] / 2 + x.endOrStart(row) / 2 : x.start[row]
  }

  /// The value of a row; of one that is stacked, its own part.
  fileprivate func value(_ row: Int) -> Double {
    kind.footprint == .bar || kind.footprint == .area
      ? y.endOrStart(row) - (y.shape == .span ? y.start[row] : 0) : y.endOrStart(row)
  }
}
