/// An area under all elements of some data, of whole columns, or of a function.
///
/// Source: Swift Charts, `AreaPlot`.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public var vector: VectorPlot<DataElement>

  private init(
    _ elements: [DataElement], _ x: @escaping VectorPlot<DataElement>.Column,
    _ y: @escaping VectorPlot<DataElement>.Column, _ stacking: MarkStackingMethod
  ) {
    vector = VectorPlot(elements, AreaKind(), x: x, y: y)
    vector.style.append { $0.stacking = stacking }
  }

  /// Creates an area from zero, or on the areas before it.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(elements(of: data), VectorPlot.column(x), VectorPlot.column(y), stacking)
  }

  /// Creates an area for every series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(data, x: x, y: y, stacking: stacking)
    vector.series = VectorPlot.coordinates(series)
  }

  /// Creates an area between two values of each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(elements(of: data), VectorPlot.column(x), VectorPlot.span(yStart, yEnd), .unstacked)
  }

  /// Creates an area between two values of each element, for every series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    self.init(data, x: x, yStart: yStart, yEnd: yEnd)
    vector.series = VectorPlot.coordinates(series)
  }

  /// Creates an area that runs along y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(elements(of: data), VectorPlot.span(xStart, xEnd), VectorPlot.column(y), .unstacked)
  }

  /// Creates an area that runs along y, for every series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement {
    self.init(data, xStart: xStart, xEnd: xEnd, y: y)
    vector.series = VectorPlot.coordinates(series)
  }
}

extension AreaPlot where DataElement == Never {
  /// Creates the area between `yStart` and the values of a whole series.
  public init(_ series: Series, x: PlottableColumn, yStart: Double = 0, yEnd: String) {
    vector = VectorPlot(
      { MarkLayer.series(AreaKind(), series, x, y: yEnd, base: yStart) }, AreaKind())
  }

  /// Creates the area between zero and a function.
  public init(
    x: String, y: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    let sampler = FunctionSampler(domain: domain) { x in (x, function(x), 0) }
    vector = VectorPlot({ sampler.layer(AreaKind(), x, y) }, AreaKind())
  }

  /// Creates the area between two functions.
  public init(
    x: String, yStart: String, yEnd: String, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let sampler = FunctionSampler(domain: domain) { x in
      let ends = function(x)
      return (x, ends.yEnd, ends.yStart)
    }
    vector = VectorPlot(
      { sampler.layer(AreaKind(), x, yEnd.isEmpty ? yStart : yEnd) }, AreaKind())
  }
}
