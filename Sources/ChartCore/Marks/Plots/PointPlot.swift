/// A symbol for every element of some data.
///
/// Source: Swift Charts, `PointPlot`.
public struct PointPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public var vector: VectorPlot<DataElement>

  private init(
    elements: [DataElement], _ x: @escaping VectorPlot<DataElement>.Column,
    _ y: @escaping VectorPlot<DataElement>.Column
  ) {
    vector = VectorPlot(elements, PointKind(), x: x, y: y)
  }
}

/// Values along both axes, or distances from an edge of the plot area along one.
extension PointPlot {
  /// Creates symbols at a value of x and at a value of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x), VectorPlot<DataElement>.column(y))
  }

  /// Creates symbols at a distance along x of its own and at a value of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<DataElement, Double>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.points(x), VectorPlot<DataElement>.column(y))
  }

  /// Creates symbols at a distance along x and at a value of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: Double? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.points(x), VectorPlot<DataElement>.column(y))
  }

  /// Creates symbols at a value of x and at a distance along y of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: KeyPath<DataElement, Double>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x), VectorPlot<DataElement>.points(y))
  }

  /// Creates symbols at a value of x and at a distance along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: Double? = nil
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x), VectorPlot<DataElement>.points(y))
  }
}
