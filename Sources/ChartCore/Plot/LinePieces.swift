/// The unbroken pieces of a line or an area, in points of the picture.
///
/// A series with more rows than pixel columns becomes two points a column: its
/// lowest and its highest there, so that no spike is lost and cost follows pixels.
struct LinePieces {
  private(set) var all: [[Point]] = []
  private(set) var bases: [[Point]] = []
  let method: InterpolationMethod
  /// Whether pieces are summaries of pixel columns.
  let isDense: Bool
  private let marks: PlacedMarks

  init(_ marks: PlacedMarks) {
    self.marks = marks
    let source = marks.run.data.source
    let rows = source.map(Self.visibleRows(marks)) ?? 0..<marks.run.data.x.count
    let columns = max(marks.area.width / marks.columnWidth, 1)
    isDense = source != nil && Double(rows.count) > 2 * columns
    if let source, isDense {
      method = .linear
      all = ColumnSummary(source, rows, marks).pieces
    } else {
      method = marks.run.style.interpolation
      all = Self.pieces(marks, rows)
    }
    bases = all.map(base)
  }

  /// The rows in the domain of x and one more on each side, so that the line leaves the plot.
  private static func visibleRows(_ marks: PlacedMarks) -> (Series) -> Range<Int> {
    { series in
      let rows = series.rows(in: marks.x.domain)
      return max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, series.x.count)
    }
  }

  private static func pieces(_ marks: PlacedMarks, _ rows: Range<Int>) -> [[Point]] {
    let (x, y) = (marks.run.data.x, marks.run.data.y)
    var pieces: [[Point]] = []
    var piece: [Point] = []
    for row in rows {
      let point = marks.point(x[row], y[row])
      if point.x.isFinite && point.y.isFinite {
        piece.append(point)
      } else if !piece.isEmpty {
        pieces.append(piece)
        piece = []
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// The lower edge of an area under a piece: level, or as declared row by row.
  private func base(_ piece: [Point]) -> [Point] {
    let starts = marks.run.data.yStart
    guard let first = starts.first, let left = piece.first, let right = piece.last else {
      return []
    }
    if starts.allSatisfy({ $0 == first }) {
      let level = marks.y.position(for: first)
      return [Point(x: left.x, y: level), Point(x: right.x, y: level)]
    }
    let levels = zip(marks.run.data.x, starts).map { marks.point($0, $1) }
    return levels.filter { $0.x >= left.x && $0.x <= right.x }
  }
}
