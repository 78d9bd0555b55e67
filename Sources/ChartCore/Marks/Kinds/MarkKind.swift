/// What a kind of mark knows about itself: the one thing a new kind of chart has to write.
///
/// Marks are columns of a layer. A kind turns them into shapes, says what they cover and which
/// of them a pointer means, and draws its symbol for the legend. It never chooses scales.
protocol MarkKind: Hashable, Sendable {
  /// The name of its group in a scene.
  var name: String { get }
  /// Whether marks of one series form one shape, as points form a line.
  var joinsRows: Bool { get }
  /// Whether the marks draw themselves in from left to right.
  var drawsIn: Bool { get }
  /// Which marks of a chart are selected and stepped: those of the highest rank; zero for none.
  var selectionRank: Int { get }
  /// Whether shapes are always cut off at the edge of the plot area.
  var isAlwaysClipped: Bool { get }
  /// How marks take up the scale on which they are placed side by side.
  var footprint: MarkFootprint { get }

  /// Returns what the marks of a layer cover in data units; of y only what lies in a part of x.
  func coverage(of layer: MarkLayer, in visible: ClosedRange<Double>?) -> MarkCoverage
  /// Returns the domain of y that marks with this extent want, or nothing for the usual one.
  func preferredYDomain(_ extent: Extent) -> ClosedRange<Double>?
  /// Returns the marks drawn out, not yet clipped.
  func items(_ marks: PlacedMarks) -> [Scene.Item]
  /// Returns the frame of a mark in the picture, which annotations stand beside.
  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect?
  /// Returns the x of the datum nearest to `x`; a tie takes the earlier.
  func nearestX(to x: Double, in layer: MarkLayer) -> Double?
  /// Returns the x of the first datum after `x`.
  func nextX(after x: Double, in layer: MarkLayer) -> Double?
  /// Returns the x of the last datum before `x`.
  func previousX(before x: Double, in layer: MarkLayer) -> Double?
  /// Returns the x of the datum that stands for `x`, which may be that of one that was merged.
  func snappedX(to x: Double, in layer: MarkLayer) -> Double?
  /// Returns what is read at exactly this x.
  func values(atX x: Double, in layer: MarkLayer, _ table: MarkTable) -> [SelectedDatum.Value]
  /// Changes how marks of this kind are shown, as a command asks.
  func handle(_ command: Command, _ state: inout ViewState)
  /// What the legend shows for marks of this kind.
  var legendSymbol: LegendSymbol { get }
}

/// Whether marks are as wide as the step of their scale.
enum MarkFootprint: Hashable, Sendable {
  /// A point, a line or a rule: it only lies at its value.
  case none
  /// A bar: it takes up a share of the step and grows from zero along the other axis.
  case bar
  /// An area: it grows from zero.
  case area
  /// A rectangle: it takes up a share of the step along each axis without an interval.
  case cell
  /// A sector: its values are shares of a whole.
  case angle
}

/// What the legend shows for a kind of mark.
enum LegendSymbol: Hashable, Sendable { case line, dot, square }

/// The lowest and the highest x and y that marks reach.
struct MarkCoverage: Hashable, Sendable {
  var x = Extent.empty
  var y = Extent.empty
}

extension MarkKind {
  var joinsRows: Bool { false }
  var drawsIn: Bool { false }
  var selectionRank: Int { 0 }
  var isAlwaysClipped: Bool { false }
  var footprint: MarkFootprint { .none }
  var legendSymbol: LegendSymbol { .dot }

  func coverage(of layer: MarkLayer, in visible: ClosedRange<Double>?) -> MarkCoverage {
    layer.coverage(in: visible)
  }

  func preferredYDomain(_ extent: Extent) -> ClosedRange<Double>? { nil }
  func handle(_ command: Command, _ state: inout ViewState) {}

  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect? {
    marks.point(row).map { Rect(center: $0, radius: 0) }
  }

  func isEqual(to other: any MarkKind) -> Bool { (other as? Self) == self }
}

extension MarkLayer {
  /// What the columns cover, whatever the kind of mark.
  func coverage(in visible: ClosedRange<Double>?) -> MarkCoverage {
    if let source {
      let y =
        visible.map {
          source.yDomain(in: $0).map { Extent(low: $0.lowerBound, high: $0.upperBound) } ?? .empty
        }
        ?? source.yExtent
      return MarkCoverage(x: source.xExtent, y: y.union(y.low > y.high ? .empty : self.y.extent))
    }
    return MarkCoverage(x: x.extent, y: y.extent)
  }
}
