/// A symbol at a datum; `symbolSize(_:)` sets its area and `symbol(_:)` its shape.
///
/// Source: Swift Charts, `PointMark`.
public struct PointMark: PrimitiveContent {
  private let x: PositionChannel
  private let y: PositionChannel

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (self.x, self.y) = (.data(x.channel), .data(y.channel))
  }

  /// Creates a symbol so many points from the left edge of the plot area, or in its middle.
  public init<Y: Plottable>(x: Double? = nil, y: PlottableValue<Y>) {
    (self.x, self.y) = (.points(x), .data(y.channel))
  }

  /// Creates a symbol so many points from the top edge of the plot area, or in its middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: Double? = nil) {
    (self.x, self.y) = (.data(x.channel), .points(y))
  }

  public func collect(into collector: inout MarkCollector) {
    collector.append(PointKind(), x: x, y: y)
  }
}

/// Points as symbols.
struct PointKind: MarkKind {
  var name: String { "point" }
  var selectionRank: Int { 1 }

  func items(_ marks: PlacedMarks) -> [Scene.Item] { marks.symbolItems(isEverywhere: true) }

  func frame(ofRow row: Int, in marks: PlacedMarks) -> Rect? {
    marks.symbolPath(row, isEverywhere: true)?.bounds
  }
}

extension PlacedMarks {
  /// The symbols of all rows, or of those that ask for one.
  func symbolItems(isEverywhere: Bool) -> [Scene.Item] {
    var items: [Scene.Item] = []
    var outlined: [Int] = []
    items += filled { row in
      guard looks[row].extras.symbol?.border == nil else {
        outlined.append(row)
        return nil
      }
      return symbolPath(row, isEverywhere: isEverywhere)
    }
    for row in outlined {
      guard let path = symbolPath(row, isEverywhere: isEverywhere),
        let border = looks[row].extras.symbol?.border
      else { continue }
      items += finished(.stroke(path, border, paint(row, over: path.bounds ?? area)), path, row)
    }
    return items
  }

  /// Returns the outline of the symbol of a row, or nothing when it has none.
  func symbolPath(_ row: Int, isEverywhere: Bool) -> Path? {
    let look = looks[row]
    guard isEverywhere || look.extras.symbol != nil, let center = point(row) else { return nil }
    let symbol = look.extras.symbol ?? .circle
    if let box = look.extras.symbolBox { return symbol.path(at: center, in: box) }
    let area = max(look.symbolSize ?? MarkDefaults.symbolSize, 0)
    return area > 0 ? symbol.path(at: center, area: area) : nil
  }
}
