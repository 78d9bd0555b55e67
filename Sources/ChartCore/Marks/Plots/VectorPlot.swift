/// Marks for all elements of some data, as columns that never become marks.
///
/// Source: Swift Charts, `VectorizedChartContent`.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
  /// The columns.
  var vector: VectorPlot<DataElement> { get set }
}

extension VectorizedChartContent {
  public var body: Never { preconditionFailure("a plot has no body") }
  public func collect(into collector: inout MarkCollector) { vector.collect(into: &collector) }
}

/// How the columns of a plot are made of its data.
public struct VectorPlot<DataElement> {
  typealias Column = ([DataElement], inout ChannelDomain) -> PositionColumn
  typealias Coordinates = ([DataElement], inout ChannelDomain) -> [Double]

  /// Makes the layer where its columns are known already.
  var whole: (() -> (MarkLayer, x: DataKind, y: DataKind))?
  let elements: [DataElement]
  let kind: any MarkKind
  var x: Column
  var y: Column
  var series: Coordinates?
  var color: Coordinates?
  var symbol: Coordinates?
  var size: Coordinates?
  var dash: Coordinates?
  var position: (coordinates: Coordinates, axis: Axis?, span: MarkDimension)?
  /// What all marks of the plot have.
  var style: [(inout MarkStyle) -> Void] = []
  /// What each mark has of its own.
  var rowStyle: [(DataElement, inout MarkStyle) -> Void] = []
  var texts: [(DataElement, inout AccessibilityTexts) -> Void] = []

  init(_ elements: [DataElement], _ kind: any MarkKind, x: @escaping Column, y: @escaping Column) {
    self.elements = elements
    self.kind = kind
    self.x = x
    self.y = y
  }
}

extension VectorPlot where DataElement == Never {
  init(_ whole: @escaping () -> (MarkLayer, x: DataKind, y: DataKind), _ kind: any MarkKind) {
    self.init(
      [], kind, x: { _, _ in PositionColumn(label: "") }, y: { _, _ in PositionColumn(label: "") })
    self.whole = whole
  }
}

extension VectorPlot {
  func collect(into collector: inout MarkCollector) {
    let outer = collector.style
    for change in style { change(&collector.style) }
    if let (layer, x, y) = whole?() {
      collector.append(layer, x: x, y: y)
    } else if !elements.isEmpty {
      collector.append(columns(&collector))
    }
    collector.style = outer
  }

  private func columns(_ collector: inout MarkCollector) -> MarkLayer {
    var layer = MarkLayer(opening: kind, x: x(elements, &collector.x), y: y(elements, &collector.y))
    if let series { layer.series.values = series(elements, &collector.channels.series) }
    if let color { layer.color.values = color(elements, &collector.channels.color) }
    if let symbol { layer.symbol.values = symbol(elements, &collector.channels.symbol) }
    if let size { layer.size.values = size(elements, &collector.channels.size) }
    if let dash { layer.dash.values = dash(elements, &collector.channels.dash) }
    if let position {
      layer.position.values = position.coordinates(elements, &collector.channels.position)
      collector.channels.positionAxis = position.axis
      collector.channels.positionSpan = position.span
    }
    layer.styles = styles(&collector)
    if !texts.isEmpty { layer.texts = rowTexts }
    return layer
  }

  private var rowTexts: [Int32: AccessibilityTexts] {
    elements.enumerated().reduce(into: [:]) { texts, entry in
      for change in self.texts {
        change(entry.element, &texts[Int32(entry.offset), default: AccessibilityTexts()])
      }
    }
  }

  private func styles(_ collector: inout MarkCollector) -> IndexColumn {
    guard !rowStyle.isEmpty else {
      return IndexColumn(repeating: collector.currentStyleIndex(), count: elements.count)
    }
    let common = collector.style
    var indices = IndexColumn()
    for element in elements {
      collector.style = common
      for change in rowStyle { change(element, &collector.style) }
      indices.append(collector.currentStyleIndex())
    }
    return indices
  }

  /// The column of a projection.
  static func column<Value>(_ projection: PlottableProjection<DataElement, Value>) -> Column {
    { projection.column(of: $0, in: &$1) }
  }

  static func coordinates<Value>(
    _ projection: PlottableProjection<DataElement, Value>
  ) -> Coordinates {
    { projection.coordinates(of: $0, in: &$1) }
  }

  /// The column of two projections.
  static func span<Value>(
    _ start: PlottableProjection<DataElement, Value>,
    _ end: PlottableProjection<DataElement, Value>
  ) -> Column {
    { elements, domain in
      var column = PositionColumn(spanOf: start.label.isEmpty ? end.label : start.label)
      column.start = start.coordinates(of: elements, in: &domain)
      column.end = end.coordinates(of: elements, in: &domain)
      return column
    }
  }

  /// The column of distances from the edge of the plot area.
  static func points(_ distance: Double?) -> Column {
    { elements, _ in
      PositionColumn(
        .points(distance), start: [Double](repeating: distance ?? .nan, count: elements.count))
    }
  }

  static func points(_ distance: KeyPath<DataElement, Double>) -> Column {
    { elements, _ in PositionColumn(.points(nil), start: elements.map { $0[keyPath: distance] }) }
  }

  static func pointSpan(_ start: Double?, _ end: Double?) -> Column {
    { elements, _ in
      PositionColumn(
        .pointSpan(start, end), start: [Double](repeating: start ?? .nan, count: elements.count),
        end: [Double](repeating: end ?? .infinity, count: elements.count))
    }
  }

  static func pointSpan(
    _ start: KeyPath<DataElement, Double>, _ end: KeyPath<DataElement, Double>
  ) -> Column {
    { elements, _ in
      PositionColumn(
        .pointSpan(nil, nil), start: elements.map { $0[keyPath: start] },
        end: elements.map { $0[keyPath: end] })
    }
  }

  /// Gives marks a width, a height or a radius.
  mutating func set(
    _ dimensions: MarkDimensions<DataElement>,
    _ property: @escaping (inout MarkStyle, MarkDimension) -> Void
  ) {
    switch dimensions.source {
    case .all(let dimension): style.append { property(&$0, dimension) }
    case .each(let dimension): rowStyle.append { property(&$1, dimension($0)) }
    }
  }
}

extension MarkLayer {
  /// Creates a layer of a kind whose type is not known here.
  init(opening kind: any MarkKind, x: PositionColumn, y: PositionColumn) {
    func open<Kind: MarkKind>(_ kind: Kind) -> MarkLayer { MarkLayer(kind, x: x, y: y) }
    self = open(kind)
  }
}

/// Returns the elements of some data as an array, which costs nothing where they are one.
func elements<Data: RandomAccessCollection>(of data: Data) -> [Data.Element] {
  (data as? [Data.Element]) ?? Array(data)
}
