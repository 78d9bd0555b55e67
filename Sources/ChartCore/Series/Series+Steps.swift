extension Series {
  /// Returns the x of the first value whose x is larger.
  ///
  /// - Complexity: O(log n)
  func nextX(after x: Double) -> Double? {
    let row = self.x.partitioningIndex { $0 > x }
    return firstPoint(atOrAfter: row).map { self.x[$0] }
  }

  /// Returns the x of the last value whose x is smaller.
  ///
  /// - Complexity: O(log n)
  func previousX(before x: Double) -> Double? {
    let row = self.x.partitioningIndex { $0 >= x } - 1
    let run = runs.partitioningIndex { $0.lowerBound > row } - 1
    guard run >= 0 else { return nil }
    return self.x[min(row, runs[run].upperBound - 1)]
  }

  /// Returns the first value at exactly this x, or nothing.
  public func value(atX x: Double) -> Double? {
    guard let row = firstPoint(atOrAfter: self.x.partitioningIndex { $0 >= x }), self.x[row] == x
    else { return nil }
    return y[row]
  }

  /// The value that is not missing and comes last.
  public var lastValue: Double? { runs.last.map { y[$0.upperBound - 1] } }

  /// Returns the first row from `row` on that has a value.
  private func firstPoint(atOrAfter row: Int) -> Int? {
    let run = runs.partitioningIndex { $0.upperBound > row }
    return run < runs.count ? max(row, runs[run].lowerBound) : nil
  }
}
