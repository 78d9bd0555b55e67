/// A sector for every element of some data.
///
/// Source: Swift Charts, `SectorPlot`.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  public typealias Body = Never
  public var vector: VectorPlot<DataElement>

  /// Creates sectors with the same gaps, in points.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Angle>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: Double? = nil
  ) where Data.Element == DataElement {
    // Angles have no scale: they are shares of their sum.
    let angles: VectorPlot<DataElement>.Column = { elements, _ in
      var domain = ChannelDomain()
      let column = angle.column(of: elements, in: &domain)
      return column.hasIntervals
        ? PositionColumn(.pointSpan(nil, nil), start: column.start, end: column.end)
        : PositionColumn(.points(nil), start: column.start)
    }
    vector = VectorPlot(elements(of: data), SectorKind(), x: VectorPlot.points(nil), y: angles)
    vector.set(innerRadius) { $0.extras.innerRadius = $1 }
    vector.set(outerRadius) { $0.extras.outerRadius = $1 }
    vector.style.append { $0.extras.angularInset = angularInset ?? 0 }
  }

  /// Creates sectors with gaps of their own, in points.
  public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Angle>,
    innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic,
    angularInset: KeyPath<DataElement, Double>
  ) where Data.Element == DataElement {
    self.init(data, angle: angle, innerRadius: innerRadius, outerRadius: outerRadius)
    vector.rowStyle.append { $1.extras.angularInset = $0[keyPath: angularInset] }
  }
}
