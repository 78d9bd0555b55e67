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

  let marks: CandlePlacement
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

  init(_ candles: CandleMarks, _ marks: CandlePlacement) {
    self.marks = marks
    self.candles = candles.drawn
    style = candles.look.style
    layout = marks.layout
    shortestBody = CandleDomain.minimumBody(in: marks.marks.y.domain)
    roundsCorners = layout.bodyWidth >= Self.smallestRounded
    let rows = marks.shownRows
    if marks.step < marks.marks.columnWidth * 0.999 {
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

/// The shapes of one candle, by style.
extension CandleShapes {
  /// A wick under a body.
  func addFilled(_ candle: Candle, _ center: Double, to part: inout Part) {
    part.wicks.elements.append(wick(candle.high, candle.low, center))
    part.bodies.elements.append(rounded(body(of: candle, center)))
  }

  /// A wick in two pieces and the four sides of the body.
  func addHollow(_ candle: Candle, _ center: Double, to part: inout Part) {
    let body = body(of: candle, center)
    let side = min(layout.wickWidth, body.height)
    let top = Double(marks.marks.y.position(for: candle.high))
    let bottom = Double(marks.marks.y.position(for: candle.low))
    let wick = layout.wick(at: center)
    part.wicks.elements += [
      upright(wick, from: top, to: body.minY), upright(wick, from: body.maxY, to: bottom),
    ].filter { !$0.isEmpty }.map { .rect($0) }
    let inner = Interval(from: body.minX, to: body.minX + side)
    let outer = Interval(from: body.maxX - side, to: body.maxX)
    let whole = Interval(from: body.minX, to: body.maxX)
    part.bodies.elements += [
      upright(whole, from: body.minY, to: body.minY + side),
      upright(whole, from: body.maxY - side, to: body.maxY),
      upright(inner, from: body.minY, to: body.maxY),
      upright(outer, from: body.minY, to: body.maxY),
    ].map { .rect($0) }
  }

  /// A stem and two arms, each as thick as a wick.
  func addBar(_ candle: Candle, _ center: Double, to part: inout Part) {
    let (body, stem) = (layout.body(at: center), layout.wick(at: center))
    func arm(_ price: Double, _ span: Interval) -> Path.Element {
      let middle = marks.marks.y.position(for: price)
      let half = layout.wickWidth / 2
      return .rect(upright(span, from: middle - half, to: middle + half))
    }
    part.wicks.elements += [
      wick(candle.high, candle.low, center),
      arm(candle.open, Interval(from: body.start, to: stem.start)),
      arm(candle.close, Interval(from: stem.end, to: body.end)),
    ]
  }

  /// The line from high to low, its ends round beyond them where it is thick enough.
  func wick(_ high: Double, _ low: Double, _ center: Double) -> Path.Element {
    let cap = layout.wickWidth / 2
    let rect = upright(
      layout.wick(at: center), from: marks.marks.y.position(for: high) - cap,
      to: marks.marks.y.position(for: low) + cap)
    return layout.wickWidth > 1 ? .roundedRect(rect, cap) : .rect(rect)
  }

  private func body(of candle: Candle, _ center: Double) -> Rect {
    let prices = candle.body(atLeast: shortestBody)
    return upright(
      layout.body(at: center), from: marks.marks.y.position(for: prices.upperBound),
      to: marks.marks.y.position(for: prices.lowerBound))
  }

  private func rounded(_ rect: Rect) -> Path.Element {
    roundsCorners && rect.height >= Self.smallestRounded
      ? .roundedRect(rect, Self.radius) : .rect(rect)
  }

  private func upright(_ span: Interval, from top: Double, to bottom: Double) -> Rect {
    Rect(x: span.start, y: top, width: span.end - span.start, height: bottom - top)
  }
}
