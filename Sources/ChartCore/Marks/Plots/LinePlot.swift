/// A line through all elements of some data, of whole columns, or of a function.
///
///     LinePlot(days, x: .value("Date", \.date), y: .value("Price", \.price))
///     LinePlot(x: "x", y: "y") { x in sin(x) / x }
///
/// Source: Swift Charts, `LinePlot`.
public struct LinePlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public var vector: VectorPlot<DataElement>

  /// Creates a line through the elements, in their order.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    vector = VectorPlot(
      elements(of: data), LineKind(), x: VectorPlot.column(x), y: VectorPlot.column(y))
  }

  /// Creates a line for every series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    self.init(data, x: x, y: y)
    vector.series = VectorPlot.coordinates(series)
  }
}

extension LinePlot where DataElement == Never {
  /// Creates the line of a whole series; `x` tells what its x column holds.
  public init(_ series: Series, x: PlottableColumn, y: String) {
    vector = VectorPlot({ MarkLayer.series(LineKind(), series, x, y: y) }, LineKind())
  }

  /// Creates a line through the rows of two columns.
  public init(x: PlottableColumn, y: PlottableColumn) {
    vector = VectorPlot({ MarkLayer.columns(LineKind(), x, y) }, LineKind())
  }

  /// Creates the line of a function over a part of x, or over all that the chart shows.
  ///
  /// The line breaks where the function is not finite.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    let sampler = FunctionSampler(domain: domain) { x in (x, function(x), nil) }
    vector = VectorPlot({ sampler.layer(LineKind(), x, y) }, LineKind())
  }

  /// Creates the curve of two functions of a parameter.
  public init(
    x: String, y: String, t: String, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    let sampler = FunctionSampler(domain: domain, isParametric: true) { t in
      let point = function(t)
      return (point.x, point.y, nil)
    }
    vector = VectorPlot({ sampler.layer(LineKind(), x, y) }, LineKind())
  }
}

/// A function that becomes columns once it is known which part of it is shown.
struct FunctionSampler: Sendable {
  let domain: ClosedRange<Double>?
  var isParametric = false
  /// Returns x, y and the start of an area at a place of the domain.
  let sample: @Sendable (Double) -> (x: Double, y: Double, start: Double?)

  func layer(
    _ kind: some MarkKind, _ x: String, _ y: String
  ) -> (MarkLayer, x: DataKind, y: DataKind) {
    var layer = MarkLayer(kind, x: PositionColumn(label: x), y: PositionColumn(label: y))
    layer.sampler = self
    return (layer, .number, .number)
  }

  /// Fills a layer with so many samples of a part of the domain.
  func fill(_ layer: inout MarkLayer, over part: ClosedRange<Double>, count: Int) {
    let count = max(count, 2)
    let samples = (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return sample(part.lowerBound * (1 - share) + part.upperBound * share)
    }
    layer.x.start = samples.map(\.x)
    if samples.contains(where: { $0.start != nil }) {
      layer.y = layer.y.spanning(samples.map { $0.start ?? .nan }, samples.map(\.y))
    } else {
      layer.y.start = samples.map(\.y)
    }
    layer.styles = IndexColumn(repeating: layer.styles.last, count: count)
    layer.color.repeatFirst(count)
    layer.symbol.repeatFirst(count)
    layer.size.repeatFirst(count)
    layer.dash.repeatFirst(count)
  }
}

extension MarkTable {
  /// Samples functions over what the chart shows of x, about once a point.
  mutating func sample(_ options: AxisOptions, width: Double) {
    guard layers.contains(where: { $0.sampler != nil }) else { return }
    let extent = layers.reduce(Extent.empty) { extent, layer in
      if let domain = layer.sampler?.domain, layer.sampler?.isParametric == false {
        return extent.union(Extent(low: domain.lowerBound, high: domain.upperBound))
      }
      return extent.union(layer.kind.coverage(of: layer, in: nil).x)
    }
    let whole = ScaleTraining(
      kind: .number, categories: CategoryIndex(), coverage: extent, request: options.domain,
      type: options.type, zone: .utc
    ).domain
    for index in layers.indices {
      guard let sampler = layers[index].sampler else { continue }
      let count = Int(width.clamped(to: 2...4096))
      sampler.fill(
        &layers[index], over: sampler.domain ?? whole,
        count: sampler.isParametric ? max(count, 512) : count)
    }
  }
}
