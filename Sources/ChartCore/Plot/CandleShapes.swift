/// The outlines of the candles in a plot, on the pixels of the screen.
///
/// With more candles than pixel columns, each column has one wick from its lowest
/// to its highest price, so that cost follows pixels and no price is lost.
struct CandleShapes {
  /// The shapes of one colour.
  struct Part {
    var wicks = Path()
    var bodies = Path()
  }

  private(set) var rising = Part()
  private(set) var falling = Part()

  let marks: PlacedMarks
  let layout: CandleLayout
  /// In prices.
  let shortestBody: Double
  /// Whether bodies are wide enough for round corners.
  let roundsCorners: Bool
  private let candles: CandleSeries
  private let style: CandleStyle

  /// The radius of a body's corners, where there is room, in points (`S2-9`).
  static let radius = 1.5
  /// Bodies smaller than this have sharp corners, in points.
  static let smallestRounded = 6.0

  init(_ candles: CandleMarks, _ marks: PlacedMarks) {
    self.marks = marks
    self.candles = candles.drawn
    style = candles.look.style
    layout = marks.candleLayout
    shortestBody = CandleDomain.minimumBody(in: marks.y.domain)
    roundsCorners = layout.bodyWidth >= Self.smallestRounded
    let rows = marks.shownRows
    if marks.step < marks.columnWidth * 0.999 {
      for rows in marks.rowsByColumn(rows) { addColumn(rows) }
    } else {
      for row in rows { add(row) }
    }
  }

  private mutating func add(_ row: Int) {
    let candle = candles[row]
    let center = marks.position(ofRow: row)
    var part = Part()
    switch style {
    case .bar: addBar(candle, center, to: &part)
    case .hollow where candle.isRising: addHollow(candle, center, to: &part)
    default: addFilled(candle, center, to: &part)
    }
    add(part, isRising: isGreen(row))
  }

  private mutating func add(_ part: Part, isRising: Bool) {
    if isRising {
      rising.wicks.elements += part.wicks.elements
      rising.bodies.elements += part.bodies.elements
    } else {
      falling.wicks.elements += part.wicks.elements
      falling.bodies.elements += part.bodies.elements
    }
  }

  /// Hollow candles show the change since the close before by their colour.
  private func isGreen(_ row: Int) -> Bool {
    guard style == .hollow, row > 0 else { return candles.isRising(row) }
    return candles.close[row] >= candles.close[row - 1]
  }

  private mutating func addColumn(_ rows: Range<Int>) {
    guard let extent = candles.extent(of: rows) else { return }
    let wick = wick(extent.upperBound, extent.lowerBound, marks.position(ofRow: rows.lowerBound))
    let isRising = candles.close[rows.upperBound - 1] >= candles.open[rows.lowerBound]
    add(Part(wicks: Path([wick])), isRising: isRising)
  }
}
