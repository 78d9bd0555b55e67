extension Series {
  /// Returns the row with a value whose x is nearest to `x`, skipping gaps.
  ///
  /// The earlier of two equally near (`S0-9`). Nothing when there is no value,
  /// or when `x` is NaN.
  /// - Complexity: O(log n).
  public func nearestRow(toX x: Double) -> Int? {
    guard !x.isNaN, let run = firstRun(reaching: x) else {
      return x.isNaN ? nil : runs.last.flatMap { self.x.nearestAscendingIndex(to: x, in: $0) }
    }
    let above = self.x.nearestAscendingIndex(to: x, in: runs[run])
    guard run > 0, let below = self.x.nearestAscendingIndex(to: x, in: runs[run - 1]),
      let above
    else { return above }
    return x / 2 - self.x[below] / 2 <= self.x[above] / 2 - x / 2 ? below : above
  }

  /// Returns the index of the first run whose last row is not before `x`.
  private func firstRun(reaching x: Double) -> Int? {
    let run = runs.partitioningIndex { self.x[$0.upperBound - 1] >= x }
    return run < runs.count ? run : nil
  }
}
