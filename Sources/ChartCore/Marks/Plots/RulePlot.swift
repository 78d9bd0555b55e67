/// A rule for every element of some data.
///
/// Source: Swift Charts, `RulePlot`.
public struct RulePlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public var vector: VectorPlot<DataElement>

  private init(
    elements: [DataElement], _ x: @escaping VectorPlot<DataElement>.Column,
    _ y: @escaping VectorPlot<DataElement>.Column
  ) {
    vector = VectorPlot(elements, RuleKind(), x: x, y: y)
  }
}

/// Vertical rules.
extension RulePlot {
  /// Creates rules at a value of x and between two distances along y, or edges.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: Double? = nil, yEnd: Double? = nil
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x),
      VectorPlot<DataElement>.pointSpan(yStart, yEnd))
  }

  /// Creates rules at a value of x and between two distances along y of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, Double>,
    yEnd: KeyPath<DataElement, Double>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x),
      VectorPlot<DataElement>.pointSpan(yStart, yEnd))
  }

  /// Creates rules at a value of x and between two values of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x),
      VectorPlot<DataElement>.span(yStart, yEnd))
  }

  /// Creates rules at a distance along x of its own and between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<DataElement, Double>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.points(x),
      VectorPlot<DataElement>.span(yStart, yEnd))
  }

  /// Creates rules at a distance along x and between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: Double? = nil, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.points(x),
      VectorPlot<DataElement>.span(yStart, yEnd))
  }
}

/// Horizontal rules.
extension RulePlot {
  /// Creates rules between two distances along x, or edges and at a value of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.pointSpan(xStart, xEnd),
      VectorPlot<DataElement>.column(y))
  }

  /// Creates rules between two distances along x of its own and at a value of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, Double>, xEnd: KeyPath<DataElement, Double>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.pointSpan(xStart, xEnd),
      VectorPlot<DataElement>.column(y))
  }

  /// Creates rules between two values of x and at a value of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.span(xStart, xEnd),
      VectorPlot<DataElement>.column(y))
  }

  /// Creates rules between two values of x and at a distance along y of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: KeyPath<DataElement, Double>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.span(xStart, xEnd),
      VectorPlot<DataElement>.points(y))
  }

  /// Creates rules between two values of x and at a distance along y.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: Double? = nil
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.span(xStart, xEnd),
      VectorPlot<DataElement>.points(y))
  }
}
