import ChartCore

/// What there is to say about one series.
struct SeriesFacts: Hashable, Sendable {
  var name: String
  /// How many values there are.
  var points: Int
  /// How often the line is broken (`R3`).
  var gaps: Int
  /// Nothing when the series has no value; and so are the other ends.
  var ends: Ends?

  /// The first, the last, the lowest and the highest datum of a series that has one.
  struct Ends: Hashable, Sendable {
    var first: Point
    var last: Point
    var low: Double
    var high: Double
  }

  /// - Complexity: O(n).
  init(_ series: Series) {
    name = series.name
    points = series.runs.reduce(0) { $0 + $1.count }
    gaps = max(0, series.runs.count - 1)
    ends = Ends(series)
  }
}

extension SeriesFacts.Ends {
  fileprivate init?(_ series: Series) {
    guard let first = series.runs.first?.lowerBound, let end = series.runs.last?.upperBound else {
      return nil
    }
    let values = series.runs.lazy.map { series.y[$0] }
    self.first = Point(x: series.x[first], y: series.y[first])
    last = Point(x: series.x[end - 1], y: series.y[end - 1])
    low = values.reduce(.infinity) { min($0, $1.min() ?? .infinity) }
    high = values.reduce(-.infinity) { max($0, $1.max() ?? -.infinity) }
  }
}

extension SeriesFacts {
  /// Returns the facts as JSON; those of a series without a value are `null`.
  func json(_ axisKind: AxisKind) -> JSON {
    .object([
      ("name", .text(name)),
      ("points", .number(points)),
      ("gaps", .number(gaps)),
      ("first", ends.map { .list([axisKind.json($0.first.x), .number($0.first.y)]) } ?? .null),
      ("last", ends.map { .list([axisKind.json($0.last.x), .number($0.last.y)]) } ?? .null),
      ("min", ends.map { .number($0.low) } ?? .null),
      ("max", ends.map { .number($0.high) } ?? .null),
    ])
  }
}
