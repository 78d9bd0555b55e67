/// Where candles, or bars as wide, stand in a plot.
struct CandlePlacement {
  let marks: PlacedMarks
  let times: PackedDoubles
  /// The distance between neighbors on the scale, in points.
  let step: Double

  init(_ marks: PlacedMarks, times: PackedDoubles) {
    self.marks = marks
    self.times = times
    step = Self.step(marks.x, times)
  }

  private static func step(_ x: Scale, _ times: PackedDoubles) -> Double {
    if case .session(let scale) = x { return scale.step }
    let length = x.domain.upperBound - x.domain.lowerBound
    let interval = SessionTimes(times: times).interval
    return length > 0 && interval.isFinite
      ? min(interval / length, 1) * x.range.length : x.range.length
  }

  /// Where the rows stand on the pixels of the screen.
  var layout: CandleLayout { CandleLayout(step: step, scaleFactor: 1 / marks.columnWidth) }

  /// The rows that are at least partly inside the plot.
  var shownRows: Range<Int> {
    let domain = marks.x.domain
    let first = times.firstIndex(notBelow: domain.lowerBound, in: times.indices)
    let end = times.firstIndex(notBelow: domain.upperBound.nextUp, in: first..<times.count)
    return max(first - 1, 0)..<min(end + 1, times.count)
  }

  func position(ofRow row: Int) -> Double {
    if case .session(let scale) = marks.x, times.count == scale.times.count {
      return scale.position(ofRow: row)
    }
    return marks.x.position(for: times[row])
  }

  /// Returns the rows of each pixel column, ascending; every row is in one of them.
  func rowsByColumn(_ rows: Range<Int>) -> [Range<Int>] {
    var rest = rows
    var columns: [Range<Int>] = []
    while let first = rest.first {
      let left = marks.area.minX
      let column = ((position(ofRow: first) - left) / marks.columnWidth).rounded(.down)
      let end = marks.x.value(at: left + (column + 1) * marks.columnWidth)
      let next = max(times.firstIndex(notBelow: end, in: rest), first + 1)
      columns.append(first..<next)
      rest = next..<rest.upperBound
    }
    return columns
  }

  func fill(_ path: Path, _ color: Color) -> Scene.Item? {
    path.elements.isEmpty ? nil : .fill(path, .color(color.resolved(in: marks.scheme)))
  }
}
