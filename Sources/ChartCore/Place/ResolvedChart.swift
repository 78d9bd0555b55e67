/// What a chart resolves to: scales, panes, ticks and marks with their places.
public struct ResolvedChart {
  /// The room of the chart, with its axes.
  public let frame: Rect
  public let x: Scale
  /// All of x, of which `x` may show a part, in data units.
  let fullX: ClosedRange<Double>
  /// What the values of x are.
  let xKind: DataKind
  let xAxis: PlacedAxis
  /// The panes from the top, at least one, and then those over the first; all share x.
  let panes: [PlotPane]
  let table: MarkTable
  /// How the rows of each layer look.
  let looks: [MarkLooks]
  let styles: StyleScales
  /// The style of the labels, with the person's text scale.
  let labelStyle: TextStyle
  let selection: SelectionOptions
  let scroll: ScrollOptions
  let descriptor: (() -> AXChartDescriptor)?
  let formats: any TextFormats
}

extension ResolvedChart {
  /// The rectangle the marks of the first pane are drawn in; empty when there is no room for any.
  public var area: Rect { panes[0].area }
  /// The scale of y in the first pane.
  public var y: Scale { panes[0].y }
  var xTicks: [PlacedTick] { xAxis.ticks }
  var yTicks: [PlacedTick] { panes[0].axis.ticks }

  /// The rectangle around all panes.
  public var wholeArea: Rect { panes.dropFirst().reduce(area) { $0.union($1.area) } }

  /// Returns the value of x at a place on its number line.
  func xValue(at coordinate: Double) -> PlotValue { x.value(coordinate, xKind) }

  /// What could not be drawn as it was declared.
  public var warnings: [ChartWarning] { ChartWarning.warnings(of: self) }
}

/// One of the plot areas that share x, with its own y.
struct PlotPane {
  /// Which of the declared panes it is, counted from the top; those without room are left out.
  var index = 0
  /// The rectangle the marks are drawn in.
  var area: Rect
  var y: Scale
  /// All of y, of which `y` may show a part, in data units.
  var fullY: ClosedRange<Double>
  var kind: DataKind
  var axis = PlacedAxis()
  /// Written in the top corner.
  var title = ""

  var ticks: [PlacedTick] { axis.ticks }
}

/// What a chart cannot draw as it was declared.
public enum ChartWarning: Hashable, Sendable {
  /// So many marks have a value that is not finite and are left out.
  case notFinite(marks: Int)
  /// So many marks have a value that is not positive, on a logarithmic scale.
  case notPositive(marks: Int)
  /// So many values are names among numbers, or the other way round.
  case otherKind(values: Int)
}

extension ChartWarning: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let count): "\(count) marks have a value that is not finite"
    case .notPositive(let count): "\(count) marks are not positive on a logarithmic scale"
    case .otherKind(let count): "\(count) values are of another kind than those before them"
    }
  }

  fileprivate static func warnings(of chart: ResolvedChart) -> [ChartWarning] {
    let layers = chart.table.layers.filter { $0.source == nil }
    let missing = layers.reduce(0) { sum, layer in
      sum + (0..<layer.count).count { layer.x.isMissing($0) || layer.y.isMissing($0) }
    }
    var notPositive = 0
    for pane in chart.panes {
      guard case .log = pane.y else { continue }
      for layer in layers where layer.pane == pane.index && layer.y.isData {
        let values = layer.y.shape == .span ? layer.y.end : layer.y.start
        notPositive += values.count { $0 <= 0 }
      }
    }
    let domains = [chart.table.x, chart.table.y] + chart.table.paneDomains.values
    let mismatches = domains.reduce(0) { $0 + $1.mismatches }
    return [
      missing > 0 ? .notFinite(marks: missing) : nil,
      notPositive > 0 ? .notPositive(marks: notPositive) : nil,
      mismatches > 0 ? .otherKind(values: mismatches) : nil,
    ].compactMap(\.self)
  }
}

extension PositionColumn {
  fileprivate func isMissing(_ row: Int) -> Bool {
    guard isData else { return false }
    return !start[row].isFinite || (shape == .span && !end[row].isFinite)
  }
}
