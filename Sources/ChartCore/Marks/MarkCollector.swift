/// Gathers marks into runs while chart content is walked.
///
/// Marks of one kind, one look and one series join the same run, in the order
/// of their first mark; so areas and lines declared in turn are two runs.
public struct MarkCollector {
  public private(set) var runs: [MarkRun] = []
  /// A value of the kind that x has, by the first mark that has an x; and its label.
  private(set) var xKind: PlotValue?
  private(set) var labels = AxisLabels()
  var style = MarkStyle()
  /// The panes under the first.
  private(set) var panes: [PaneOptions] = []
  private var pane = 0

  /// Adds one mark to the run it belongs to.
  mutating func add(
    _ kind: MarkRun.Kind, series: String = "", x: PlotValue? = nil, y: Double? = nil,
    xEnd: Double? = nil, yStart: Double? = nil
  ) {
    noteKind(x)
    let run = indexOfRun(kind, series)
    x.map { runs[run].data.x.append($0.coordinate) }
    y.map { runs[run].data.y.append($0) }
    xEnd.map { runs[run].data.xEnd.append($0) }
    yStart.map { runs[run].data.yStart.append($0) }
  }

  /// Adds a whole series as a run of its own.
  mutating func add(_ kind: MarkRun.Kind, _ source: Series, x: PlotValue, yStart: Double? = nil) {
    noteKind(x)
    let data = MarkData(
      x: source.x, y: source.y, yStart: yStart.map { [$0] } ?? [], source: source)
    runs.append(MarkRun(kind: kind, style: style, series: source.name, data: data, pane: pane))
  }

  /// Adds candles as a run of their own, with a value for each.
  mutating func add(_ kind: MarkRun.Kind, _ candles: CandleMarks, y: PackedDoubles) {
    noteKind(.instant(0))
    var data = MarkData(x: candles.candles.time, y: y)
    data.candles = candles
    runs.append(MarkRun(kind: kind, style: style, series: "", data: data, pane: pane))
  }

  /// Adds content to a pane of its own; panes inside panes are further ones.
  mutating func collect(_ content: some ChartContent, inPane options: PaneOptions) {
    let outer = pane
    panes.append(options)
    pane = panes.count
    content.collect(into: &self)
    pane = outer
  }

  mutating func note(xLabel: String?, yLabel: String?) {
    labels.x = labels.x ?? xLabel
    labels.y = labels.y ?? yLabel
  }

  private mutating func noteKind(_ x: PlotValue?) {
    if xKind == nil { xKind = x }
  }

  private mutating func indexOfRun(_ kind: MarkRun.Kind, _ series: String) -> Int {
    let joined = runs.lastIndex {
      $0.kind == kind && $0.series == series && $0.data.source == nil && $0.style == style
        && $0.pane == pane && $0.data.candles == nil
    }
    if let joined { return joined }
    runs.append(MarkRun(kind: kind, style: style, series: series, data: MarkData(), pane: pane))
    return runs.count - 1
  }
}

/// The names that the first marks give to x and y.
struct AxisLabels: Hashable, Sendable {
  var x: String?
  var y: String?
}
