extension PlacedMarks {
  /// The candles drawn out: wicks before bodies, the rising ones first.
  var candleItems: [Scene.Item] {
    guard let candles = run.data.candles else { return [] }
    let shapes = CandleShapes(candles, self)
    let look = candles.look
    return [
      fill(shapes.rising.wicks, look.color(isRising: true)),
      fill(shapes.rising.bodies, look.bodyColor(isRising: true)),
      fill(shapes.falling.wicks, look.color(isRising: false)),
      fill(shapes.falling.bodies, look.bodyColor(isRising: false)),
    ].compactMap(\.self)
  }

  /// Bars from zero: of volume in the colors of their candles, else in the run's own.
  var barItems: [Scene.Item] {
    let bars = BarShapes(self)
    guard let look = run.data.candles?.look else {
      let bounds = bars.rising.bounds ?? area
      return bars.rising.elements.isEmpty ? [] : [.fill(bars.rising, paint(over: bounds))]
    }
    return [
      fill(bars.rising, look.bodyColor(isRising: true).opacity(run.style.opacity)),
      fill(bars.falling, look.bodyColor(isRising: false).opacity(run.style.opacity)),
    ].compactMap(\.self)
  }

  private func fill(_ path: Path, _ color: Color) -> Scene.Item? {
    path.elements.isEmpty ? nil : .fill(path, .color(color.resolved(in: scheme)))
  }
}

extension PlacedMarks {
  /// The distance between neighbors on the scale, in points: of the unit that marks are put
  /// in, of candles, or what is typical between the marks.
  var step: Double {
    if case .session(let scale) = x, run.style.unit == nil { return scale.step }
    let length = x.domain.upperBound - x.domain.lowerBound
    let interval =
      run.style.unit?.length
      ?? SessionTimes(times: run.data.candles?.candles.time ?? run.data.x)
      .interval
    guard length > 0, interval.isFinite else { return x.range.length }
    return min(interval / length, 1) * x.range.length
  }

  /// Where the rows stand on the pixels of the screen.
  var candleLayout: CandleLayout { CandleLayout(step: step, scaleFactor: 1 / columnWidth) }

  /// The rows of sorted marks that are at least partly inside the plot.
  var shownRows: Range<Int> {
    let times = run.data.x
    let first = times.firstIndex(notBelow: x.domain.lowerBound, in: times.indices)
    let end = times.firstIndex(notBelow: x.domain.upperBound.nextUp, in: first..<times.count)
    return max(first - 1, 0)..<min(end + 1, times.count)
  }

  /// Returns the position of a row of sorted marks.
  func position(ofRow row: Int) -> Double {
    if case .session(let scale) = x, run.data.x.count == scale.times.count {
      return scale.position(ofRow: row)
    }
    return x.position(for: run.data.x[row])
  }

  /// Returns the rows of each pixel column, ascending; every row is in one of them.
  func rowsByColumn(_ rows: Range<Int>) -> [Range<Int>] {
    var rest = rows
    var columns: [Range<Int>] = []
    while let first = rest.first {
      let column = ((position(ofRow: first) - area.minX) / columnWidth).rounded(.down)
      let end = x.value(at: area.minX + (column + 1) * columnWidth)
      let next = max(run.data.x.firstIndex(notBelow: end, in: rest), first + 1)
      columns.append(first..<next)
      rest = next..<rest.upperBound
    }
    return columns
  }
}
