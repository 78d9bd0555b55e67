/// A dense series as two points a pixel column.
///
/// In each column the line runs from the lowest to the highest value or back,
/// whichever way the data moves from the column's first row to its last. A
/// column that holds only missing values breaks the line; one without rows does not.
struct ColumnSummary {
  private(set) var pieces: [[Point]] = []
  private var piece: [Point] = []

  init(_ series: Series, _ rows: Range<Int>, _ marks: PlacedMarks) {
    guard var row = rows.first else { return }
    var count = 1
    while row < rows.upperBound {
      let column = ((marks.x.position(for: series.x[row]) - marks.area.minX) / marks.columnWidth)
        .rounded(.down)
      let end = marks.area.minX + (column + 1) * marks.columnWidth
      let next = series.x.partitioningIndex(in: row + 1..<rows.upperBound, near: row + count) {
        marks.x.position(for: $0) >= end
      }
      add(series, row..<next, x: end - marks.columnWidth / 2, marks)
      (row, count) = (next, next - row)
    }
    finishPiece()
  }

  private mutating func add(
    _ series: Series, _ rows: Range<Int>, x: Double, _ marks: PlacedMarks
  ) {
    guard let extent = series.yDomain(rows: rows) else { return finishPiece() }
    let low = Point(x: x, y: marks.y.position(for: extent.lowerBound))
    let high = Point(x: x, y: marks.y.position(for: extent.upperBound))
    let rises = series.y[rows.lowerBound] <= series.y[rows.upperBound - 1]
    piece.append(rises ? low : high)
    if low != high { piece.append(rises ? high : low) }
  }

  private mutating func finishPiece() {
    if !piece.isEmpty { pieces.append(piece) }
    piece = []
  }
}
