/// Rows as two points a pixel column.
///
/// In each column the line runs from the lowest to the highest value or back, whichever way the
/// data move from the column's first row to its last. A column that holds only missing values
/// breaks the line; one without rows does not.
struct ColumnSummary {
  private(set) var pieces: [[Point]] = []
  private var piece: [Point] = []
  private let marks: PlacedMarks

  /// Summarises rows of a series; its pyramid answers for each column.
  init(_ series: Series, _ rows: Range<Int>, _ marks: PlacedMarks) {
    self.marks = marks
    guard var row = rows.first else { return }
    var count = 1
    while row < rows.upperBound {
      let end = columnEnd(after: series.x[row])
      let next = series.x.partitioningIndex(in: row + 1..<rows.upperBound, near: row + count) {
        marks.x.position(for: $0) >= end
      }
      let rises = series.y[row] <= series.y[next - 1]
      add(series.yDomain(rows: row..<next), rises, x: end - marks.columnWidth / 2)
      (row, count) = (next, next - row)
    }
    finishPiece()
  }

  /// Summarises rows of columns whose x ascends, one after the other.
  init(x: [Double], y: [Double], _ rows: Range<Int>, _ marks: PlacedMarks) {
    self.marks = marks
    guard var row = rows.first else { return }
    while row < rows.upperBound {
      let end = columnEnd(after: x[row])
      var extent = Extent.empty
      var (first, last) = (Double.nan, Double.nan)
      repeat {
        let value = y[row]
        if value.isFinite {
          extent.formUnion(Extent(low: value, high: value))
          if first.isNaN { first = value }
          last = value
        }
        row += 1
      } while row < rows.upperBound && marks.x.position(for: x[row]) < end
      add(extent.range, first <= last, x: end - marks.columnWidth / 2)
    }
    finishPiece()
  }

  private func columnEnd(after x: Double) -> Double {
    let left = marks.area.minX
    let column = ((marks.x.position(for: x) - left) / marks.columnWidth).rounded(.down)
    return left + (column + 1) * marks.columnWidth
  }

  private mutating func add(_ extent: ClosedRange<Double>?, _ rises: Bool, x: Double) {
    guard let extent else { return finishPiece() }
    let low = Point(x: x, y: marks.y.position(for: extent.lowerBound))
    let high = Point(x: x, y: marks.y.position(for: extent.upperBound))
    piece.append(rises ? low : high)
    if low != high { piece.append(rises ? high : low) }
  }

  private mutating func finishPiece() {
    if !piece.isEmpty { pieces.append(piece) }
    piece = []
  }
}
