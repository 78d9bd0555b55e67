/// The unbroken pieces of a line or an area, in points of the picture.
///
/// A series with more rows than pixel columns becomes two points a column: its lowest and its
/// highest there, so that no spike is lost and cost follows pixels.
struct LinePieces {
  /// The line, or the far edge of the area.
  private(set) var all: [[Point]] = []
  /// The edges that areas stand on.
  private(set) var bases: [[Point]] = []
  let method: InterpolationMethod
  /// Whether pieces are summaries of pixel columns.
  private(set) var isDense = false
  private let marks: PlacedMarks

  init(_ marks: PlacedMarks, hasBase: Bool = false) {
    self.marks = marks
    let method = marks.rows.first.flatMap { marks.looks[$0].interpolation } ?? .linear
    let summary = Self.summary(marks, hasBase)
    isDense = summary != nil
    self.method = isDense ? .linear : method
    if let summary {
      all = summary
    } else if let source = marks.layer.source {
      addPieces(source, Self.visibleRows(of: source, marks))
    } else {
      addPieces(hasBase: hasBase)
    }
    if hasBase, let base = constantBase { bases = all.map { level($0, base) } }
  }

  /// Returns two points a pixel column, where there are more rows than that.
  private static func summary(_ marks: PlacedMarks, _ hasBase: Bool) -> [[Point]]? {
    let most = 2 * max(marks.area.width / marks.columnWidth, 1)
    if let source = marks.layer.source {
      let rows = visibleRows(of: source, marks)
      return Double(rows.count) > most ? ColumnSummary(source, rows, marks).pieces : nil
    }
    guard case .range(let all) = marks.rows, Double(all.count) > most, all.count > 2,
      marks.layer.x.shape == .value, !marks.layer.x.hasIntervals, marks.slots == nil
    else { return nil }
    let (xs, column) = (marks.layer.x.start, marks.layer.y)
    guard !hasBase || column.hasConstantStart, xs.ascends(in: all) else { return nil }
    let first = xs.firstIndex(notBelow: marks.x.domain.lowerBound, in: all)
    let end = xs.firstIndex(notBelow: marks.x.domain.upperBound.nextUp, in: first..<all.upperBound)
    let rows = max(first - 1, all.lowerBound)..<min(end + 1, all.upperBound)
    guard Double(rows.count) > most else { return nil }
    return ColumnSummary(
      x: xs, y: column.shape == .span ? column.end : column.start, rows, marks
    ).pieces
  }

  /// The rows in the domain of x and one more on each side, so that the line leaves the plot.
  private static func visibleRows(of series: Series, _ marks: PlacedMarks) -> Range<Int> {
    let rows = series.rows(in: marks.x.domain)
    return max(rows.lowerBound - 1, 0)..<min(rows.upperBound + 1, series.x.count)
  }

  private mutating func addPieces(_ source: Series, _ rows: Range<Int>) {
    var piece: [Point] = []
    for row in rows {
      let point = Point(
        x: marks.x.position(for: source.x[row]), y: marks.y.position(for: source.y[row]))
      if point.isFinite {
        piece.append(point)
      } else if !piece.isEmpty {
        all.append(piece)
        piece = []
      }
    }
    if !piece.isEmpty { all.append(piece) }
  }

  private mutating func addPieces(hasBase: Bool) {
    let offset = marks.rows.first.map { marks.looks[$0].extras.offset } ?? MarkOffset()
    var (top, base): ([Point], [Point]) = ([], [])
    func finish() {
      guard !top.isEmpty else { return }
      all.append(top)
      if hasBase { bases.append(base) }
      (top, base) = ([], [])
    }
    for row in marks.rows {
      guard let (end, start) = ends(row, hasBase), end.isFinite, start.isFinite else {
        finish()
        continue
      }
      if let last = top.last, jumpsAcross(last, offset.moved(end)) { finish() }
      top.append(offset.moved(end))
      if hasBase { base.append(offset.moved(start)) }
    }
    finish()
  }

  /// Whether a function passes from beyond one end of y to beyond the other: a pole lies between.
  private func jumpsAcross(_ a: Point, _ b: Point) -> Bool {
    guard marks.layer.sampler != nil else { return false }
    let ends = marks.y.range.bounds
    func side(_ y: Double) -> Int { y < ends.lowerBound ? -1 : y > ends.upperBound ? 1 : 0 }
    return side(a.y) * side(b.y) < 0
  }

  /// Returns the point of a line in a row, and the one below it where an area stands.
  private func ends(_ row: Int, _ hasBase: Bool) -> (Point, Point)? {
    guard hasBase else {
      let point = Point(x: marks.center(row, .horizontal), y: marks.center(row, .vertical))
      return (point, point)
    }
    let axis = marks.lengthAxis
    var along = marks.ends(row, axis)
    // Zero has no place on a logarithmic scale: the area stands on the edge of the plot area.
    if along.start.isNaN { along.start = marks.scale(axis).range.start }
    let across = marks.center(row, axis == .horizontal ? .vertical : .horizontal)
    return axis == .horizontal
      ? (Point(x: along.end, y: across), Point(x: along.start, y: across))
      : (Point(x: across, y: along.end), Point(x: across, y: along.start))
  }

  /// The value that all of an area stands on, where it is one.
  private var constantBase: Double? {
    if marks.layer.source != nil { return marks.layer.y.start.first }
    guard marks.lengthAxis == .vertical, marks.layer.y.shape == .span else { return nil }
    return marks.layer.y.hasConstantStart ? marks.layer.y.start.first : nil
  }

  private func level(_ piece: [Point], _ base: Double) -> [Point] {
    guard let left = piece.first, let right = piece.last else { return [] }
    let position = marks.y.position(for: base)
    let level = position.isNaN ? marks.y.range.start : position
    return [Point(x: left.x, y: level), Point(x: right.x, y: level)]
  }
}

extension PositionColumn {
  /// Whether all intervals start at one value.
  var hasConstantStart: Bool {
    guard let first = start.first else { return false }
    return start.allSatisfy { $0 == first }
  }
}

extension [Double] {
  /// Whether the values of some rows are numbers and each is at least the one before it.
  fileprivate func ascends(in rows: Range<Int>) -> Bool {
    withUnsafeBufferPointer { values in
      for row in rows.dropFirst() where !(values[row - 1] <= values[row]) { return false }
      return true
    }
  }
}
