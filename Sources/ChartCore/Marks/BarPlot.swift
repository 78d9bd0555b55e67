/// A bar from zero for every row of a series, as wide as candles are.
public struct BarPlot: PrimitiveContent {
  let source: Source
  let labels: AxisLabels

  enum Source {
    case series(Series, x: PlotValue)
    case volume(CandleMarks, PackedDoubles)
  }

  /// Creates the bars of `series`; `x` tells what its x column holds.
  public init(_ series: Series, x: PlottableColumn, y: String) {
    source = .series(series, x: x.sample)
    labels = AxisLabels(x: x.label, y: y)
  }

  /// Creates the bars of the volume of candles, in their colors; none without a volume.
  public init(volumeOf candles: CandleSeries, look: CandleLook = CandleLook()) {
    let marks = CandleMarks(candles: candles, drawn: candles, original: candles, look: look)
    source = .volume(marks, candles.volume ?? [])
    labels = AxisLabels(x: "Date", y: "Volume")
  }

  public func collect(into collector: inout MarkCollector) {
    collector.note(xLabel: labels.x, yLabel: labels.y)
    switch source {
    case .series(let series, let x): collector.add(.bar, series, x: x)
    case .volume(let marks, let values):
      if values.count == marks.candles.count { collector.add(.bar, marks, y: values) }
    }
  }
}
