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

  init(_ series: Series) {
    name = series.name
    points = series.pointCount
    gaps = series.gapCount
    ends = Ends(series)
  }
}

extension SeriesFacts.Ends {
  fileprivate init?(_ series: Series) {
    guard let first = series.runs.first?.lowerBound, let end = series.runs.last?.upperBound,
      let values = series.yDomain
    else { return nil }
    self.first = Point(x: series.x[first], y: series.y[first])
    last = Point(x: series.x[end - 1], y: series.y[end - 1])
    low = values.lowerBound
    high = values.upperBound
  }
}

extension SeriesFacts {
  /// Returns the facts as JSON; those of a series without a value are `null`.
  func json(_ xKind: XKind) -> JSON {
    .object([
      ("name", .text(name)),
      ("points", .number(points)),
      ("gaps", .number(gaps)),
      (
        "first",
        ends.map { .list([xKind.value($0.first.x).json, .number($0.first.y)]) } ?? .null
      ),
      ("last", ends.map { .list([xKind.value($0.last.x).json, .number($0.last.y)]) } ?? .null),
      ("min", ends.map { .number($0.low) } ?? .null),
      ("max", ends.map { .number($0.high) } ?? .null),
    ])
  }
}
