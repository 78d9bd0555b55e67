/// The bars of a run from zero, in the colours of candles where they belong to some.
///
/// With more bars than pixel columns, each column has the longest of its bars.
struct BarShapes {
  private(set) var rising = Path()
  private(set) var falling = Path()

  private let marks: PlacedMarks
  private let layout: CandleLayout

  init(_ marks: PlacedMarks) {
    self.marks = marks
    layout = marks.candleLayout
    let rows = marks.shownRows
    if marks.step < marks.columnWidth * 0.999 {
      for rows in marks.rowsByColumn(rows) { add(longest(of: rows)) }
    } else {
      for row in rows { add(row) }
    }
  }

  private func longest(of rows: Range<Int>) -> Int {
    let values = marks.run.data.y
    func length(_ row: Int) -> Double { values[row].isNaN ? -1 : values[row].magnitude }
    return rows.max { length($0) < length($1) } ?? rows.lowerBound
  }

  private mutating func add(_ row: Int) {
    let value = marks.run.data.y[row]
    guard value.isFinite, value != 0 else { return }
    let ends = [marks.y.position(for: 0), marks.y.position(for: value)].sorted()
    let span = layout.body(at: marks.position(ofRow: row))
    let bar = Rect(
      x: span.start, y: ends[0], width: span.end - span.start, height: ends[1] - ends[0])
    if marks.run.data.candles?.candles.isRising(row) ?? true {
      rising.elements.append(.rect(bar))
    } else {
      falling.elements.append(.rect(bar))
    }
  }
}
