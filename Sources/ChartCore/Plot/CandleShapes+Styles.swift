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
    let top = Double(marks.y.position(for: candle.high))
    let bottom = Double(marks.y.position(for: candle.low))
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
      let middle = marks.y.position(for: price)
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
      layout.wick(at: center), from: marks.y.position(for: high) - cap,
      to: marks.y.position(for: low) + cap)
    return layout.wickWidth > 1 ? .roundedRect(rect, cap) : .rect(rect)
  }

  private func body(of candle: Candle, _ center: Double) -> Rect {
    let prices = candle.body(atLeast: shortestBody)
    return upright(
      layout.body(at: center), from: marks.y.position(for: prices.upperBound),
      to: marks.y.position(for: prices.lowerBound))
  }

  private func rounded(_ rect: Rect) -> Path.Element {
    roundsCorners && rect.height >= Self.smallestRounded
      ? .roundedRect(rect, Self.radius) : .rect(rect)
  }

  private func upright(_ span: Interval, from top: Double, to bottom: Double) -> Rect {
    Rect(x: span.start, y: top, width: span.end - span.start, height: bottom - top)
  }
}

extension Rect {
  /// Returns the top, the bottom, the left and the right edge as bars of a thickness inside.
  fileprivate func sides(_ thickness: Double) -> [Rect] {
    [
      Rect(x: x, y: y, width: width, height: thickness),
      Rect(x: x, y: maxY - thickness, width: width, height: thickness),
      Rect(x: x, y: y, width: thickness, height: height),
      Rect(x: maxX - thickness, y: y, width: thickness, height: height),
    ]
  }
}
