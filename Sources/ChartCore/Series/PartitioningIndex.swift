extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element fulfils a condition that holds for all later ones,
  /// or the end.
  ///
  /// - Complexity: O(log n)
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
