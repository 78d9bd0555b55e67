extension Series {
  /// The lowest and the highest value, or nothing when all are missing.
  public var yDomain: ClosedRange<Double>? { yExtent.range }

  /// The first and the last x, or nothing for a series without rows.
  public var xDomain: ClosedRange<Double>? { xExtent.range }

  /// How many values are not missing.
  public var pointCount: Int { runs.reduce(0) { $0 + $1.count } }

  /// How often the line breaks: a run of missing values is one gap (`R3`).
  public var gapCount: Int { max(runs.count - 1, 0) }

  var xExtent: Extent {
    guard let first = x.first, let last = x.last else { return .empty }
    return Extent(low: first, high: last)
  }

  var yExtent: Extent { pyramid.extent(of: 0..<y.count, in: y) }

  /// Returns the lowest and the highest value whose x lies in `domain`.
  ///
  /// - Complexity: O(log n)
  public func yDomain(in domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    yDomain(rows: rows(in: domain))
  }

  /// Returns the rows whose x lies in `domain`.
  public func rows(in domain: ClosedRange<Double>) -> Range<Int> {
    let first = x.partitioningIndex { $0 >= domain.lowerBound }
    return first..<max(x.partitioningIndex { $0 > domain.upperBound }, first)
  }
}

extension Series {
  /// Returns the lowest and the highest value of some rows.
  ///
  /// - Complexity: O(log n)
  func yDomain(rows: Range<Int>) -> ClosedRange<Double>? {
    pyramid.extent(of: rows, in: y).range
  }
}

extension [Series] {
  /// The lowest and the highest value of all series together, or nothing when all are missing.
  public var yDomain: ClosedRange<Double>? {
    reduce(Extent.empty) { $0.union($1.yExtent) }.range
  }

  /// Returns the lowest and the highest value of all series whose x lies in `domain`.
  func yDomain(in domain: ClosedRange<Double>) -> ClosedRange<Double>? {
    let known = compactMap { $0.yDomain(in: domain) }
    return known.reduce(Extent.empty) {
      $0.union(Extent(low: $1.lowerBound, high: $1.upperBound))
    }.range
  }

  /// The first and the last x of all series together, or nothing without rows.
  public var xDomain: ClosedRange<Double>? {
    reduce(Extent.empty) { $0.union($1.xExtent) }.range
  }
}
