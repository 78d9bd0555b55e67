/// A bar for every element of some data.
///
/// Source: Swift Charts, `BarPlot`.
public struct BarPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public var vector: VectorPlot<DataElement>

  private init(
    elements: [DataElement], _ x: @escaping VectorPlot<DataElement>.Column,
    _ y: @escaping VectorPlot<DataElement>.Column
  ) {
    vector = VectorPlot(elements, BarKind(), x: x, y: y)
  }
}

/// Around values.
extension BarPlot {
  /// Creates bars at a value of x and at a value of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic,
    height: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x), VectorPlot<DataElement>.column(y))
    vector.set(width) { $0.width = $1 }
    vector.set(height) { $0.height = $1 }
    vector.style.append { $0.stacking = stacking }
  }

  /// Creates bars at a value of x and between two values of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x),
      VectorPlot<DataElement>.span(yStart, yEnd))
    vector.set(width) { $0.width = $1 }
  }

  /// Creates bars at a value of x and between two distances along y of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, Double>,
    yEnd: KeyPath<DataElement, Double>, width: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x),
      VectorPlot<DataElement>.pointSpan(yStart, yEnd))
    vector.set(width) { $0.width = $1 }
    vector.style.append { $0.stacking = stacking }
  }

  /// Creates bars at a value of x and between two distances along y, or edges.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: Double? = nil,
    yEnd: Double? = nil, width: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.column(x),
      VectorPlot<DataElement>.pointSpan(yStart, yEnd))
    vector.set(width) { $0.width = $1 }
    vector.style.append { $0.stacking = stacking }
  }

  /// Creates bars between two values of x and at a value of y.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.span(xStart, xEnd),
      VectorPlot<DataElement>.column(y))
    vector.set(height) { $0.height = $1 }
  }

  /// Creates bars between two distances along x of its own and at a value of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, Double>, xEnd: KeyPath<DataElement, Double>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.pointSpan(xStart, xEnd),
      VectorPlot<DataElement>.column(y))
    vector.set(height) { $0.height = $1 }
    vector.style.append { $0.stacking = stacking }
  }

  /// Creates bars between two distances along x, or edges and at a value of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.pointSpan(xStart, xEnd),
      VectorPlot<DataElement>.column(y))
    vector.set(height) { $0.height = $1 }
    vector.style.append { $0.stacking = stacking }
  }
}

/// Between ends along both axes.
extension BarPlot {
  /// Creates bars between two values of x and between two distances along y of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, Double>,
    yEnd: KeyPath<DataElement, Double>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.span(xStart, xEnd),
      VectorPlot<DataElement>.pointSpan(yStart, yEnd))
  }

  /// Creates bars between two values of x and between two distances along y, or edges.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: Double? = nil, yEnd: Double? = nil
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.span(xStart, xEnd),
      VectorPlot<DataElement>.pointSpan(yStart, yEnd))
  }

  /// Creates bars between two distances along x of its own and between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, Double>, xEnd: KeyPath<DataElement, Double>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.pointSpan(xStart, xEnd),
      VectorPlot<DataElement>.span(yStart, yEnd))
  }

  /// Creates bars between two distances along x, or edges and between two values of y.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    self.init(
      elements: elements(of: data), VectorPlot<DataElement>.pointSpan(xStart, xEnd),
      VectorPlot<DataElement>.span(yStart, yEnd))
  }
}
