/// One ordered run of data: parallel columns sorted by x, with gaps where y is missing.
///
/// Everything above asks it questions and never walks its rows, so that cost
/// follows pixels.
public struct Series: Hashable, Sendable {
  public let name: String
  /// Ascending and finite: seconds since 1970, or numbers.
  public let x: PackedDoubles
  /// Same count as `x`; a value that is not finite is a gap and stored as NaN.
  public let y: PackedDoubles
  /// The stretches of rows without a gap, ascending; none is empty.
  public let runs: [Range<Int>]
  let pyramid: Pyramid

  /// Creates a series from rows in any order.
  ///
  /// Rows whose x is not finite are dropped. The sort is stable; rows that run
  /// newest first are reversed before, so that equal x end in time order (`R5`).
  /// - Complexity: O(n) when the rows ascend or descend already, else O(n log n).
  public init(name: String, x: PackedDoubles, y: PackedDoubles) {
    precondition(x.count == y.count, "x and y are parallel columns")
    let rows = SortedRows(x: x, y: y)
    self.name = name
    self.x = rows.x
    self.y = rows.y
    runs = Self.runs(of: rows.y)
    pyramid = Pyramid(rows.y)
  }

  /// Creates a series from rows in any order, as from packed columns.
  public init(name: String, x: [Double], y: [Double]) {
    self.init(name: name, x: PackedDoubles(x), y: PackedDoubles(y))
  }

  private static func runs(of y: PackedDoubles) -> [Range<Int>] {
    if y.missingCount == 0 { return y.isEmpty ? [] : [y.indices] }
    var runs: [Range<Int>] = []
    var start: Int?
    for (row, value) in y.enumerated() {
      if value.isNaN {
        if let first = start { runs.append(first..<row) }
        start = nil
      } else if start == nil {
        start = row
      }
    }
    if let start { runs.append(start..<y.count) }
    return runs
  }

  public static func == (a: Series, b: Series) -> Bool {
    a.name == b.name && a.x == b.x && a.y == b.y
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(x.count)
  }
}
