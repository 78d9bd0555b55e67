extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element fulfils a condition that holds for all later ones,
  /// or the end.
  ///
  /// - Complexity: O(log n)
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    partitioningIndex(in: startIndex..<endIndex, where: condition)
  }

  /// Returns the first of some indices whose element fulfils a condition that holds for all later
  /// ones, or their end.
  ///
  /// - Complexity: O(log d), where `d` is how far from `guess` it is.
  func partitioningIndex(
    in indices: Range<Int>, near guess: Int, where condition: (Element) -> Bool
  ) -> Int {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    var probe = Swift.max(guess, low)
    var step = 1
    while probe < high, !condition(self[probe]) {
      low = probe + 1
      probe += step
      step *= 2
    }
    high = Swift.min(probe, high)
    step = 1
    while low < high {
      probe = Swift.max(high - step, low)
      guard condition(self[probe]) else { break }
      high = probe
      step *= 2
    }
    return partitioningIndex(in: low..<high, where: condition)
  }

  private func partitioningIndex(in indices: Range<Int>, where condition: (Element) -> Bool) -> Int
  {
    var (low, high) = (indices.lowerBound, indices.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
