/// The bars of a run from zero, in the colours of candles where they belong to some.
///
/// With more bars than pixel columns, each column has the longest of its bars.
struct BarShapes {
  private(set) var rising = Path()
  private(set) var falling = Path()

  private let marks: CandlePlacement
  private let layout: CandleLayout
  private let bars: CandleBarKind

  init(_ bars: CandleBarKind, _ marks: CandlePlacement) {
    self.marks = marks
    self.bars = bars
    layout = marks.layout
    let rows = marks.shownRows
    if marks.step < marks.marks.columnWidth * 0.999 {
      for rows in marks.rowsByColumn(rows) { add(longest(of: rows)) }
    } else {
      for row in rows { add(row) }
    }
  }

  private func longest(of rows: Range<Int>) -> Int {
    let values = bars.values
    func length(_ row: Int) -> Double { values[row].isNaN ? -1 : values[row].magnitude }
    return rows.max { length($0) < length($1) } ?? rows.lowerBound
  }

  private mutating func add(_ row: Int) {
    let value = bars.values[row]
    guard value.isFinite, value != 0 else { return }
    let ends = [marks.marks.y.position(for: 0), marks.marks.y.position(for: value)].sorted()
    let span = layout.body(at: marks.position(ofRow: row))
    let bar = Rect(
      x: span.start, y: ends[0], width: span.end - span.start, height: ends[1] - ends[0])
    if bars.candles?.candles.isRising(row) ?? true {
      rising.elements.append(.rect(bar))
    } else {
      falling.elements.append(.rect(bar))
    }
  }
}
