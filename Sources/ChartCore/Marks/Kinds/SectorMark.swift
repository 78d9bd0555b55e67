/// A sector of a pie or a donut.
///
///     SectorMark(angle: .value("Sales", 12), innerRadius: .ratio(0.6), angularInset: 1.5)
///       .foregroundStyle(by: .value("Product", "Pancakes"))
///
/// Sectors follow each other clockwise from the top, each with its share of the sum; values that
/// are not positive take no room. A range says where a sector starts and ends.
///
/// Source: Swift Charts, `SectorMark`.
public struct SectorMark: PrimitiveContent {
  private let angle: PositionChannel
  private let innerRadius: MarkDimension
  private let outerRadius: MarkDimension
  private let angularInset: Double?

  /// Creates a sector; the outer radius is a part of the plot area's, the inner one of that.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    let start = angle.value.plotValue.coordinate
    self.angle = angle.end.map { .pointSpan(start, $0.plotValue.coordinate) } ?? .points(start)
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.angularInset = angularInset
  }

  public func collect(into collector: inout MarkCollector) {
    let outer = collector.style.extras
    collector.style.extras.innerRadius = innerRadius
    collector.style.extras.outerRadius = outerRadius
    collector.style.extras.angularInset = angularInset ?? 0
    collector.append(SectorKind(), x: .points(nil), y: angle)
    collector.style.extras = outer
  }
}

/// Sectors of a circle; their ends are shares of the whole turn.
struct SectorKind: MarkKind {
  var name: String { "sector" }
  var footprint: MarkFootprint { .angle }
  var legendSymbol: LegendSymbol { .square }

  func coverage(of layer: MarkLayer, in visible: ClosedRange<Double>?) -> MarkCoverage {
    MarkCoverage()
  }

  func items(_ marks: PlacedMarks) -> [Scene.Item] {
    marks.filled { row in
      Sector(marks, row)?.path(cornerRadius: marks.looks[row].extras.cornerRadius)
    }
  }

  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect? {
    Sector(marks, row).map { Rect(center: $0.middle, radius: 0) }
  }
}
