/// Returns the index of the value nearest to `target`, in values of any order.
///
/// The first of several equally near (`S0-9`); values that are not finite are
/// skipped. Nothing when none is left, or when the target is NaN.
///
///     nearestIndex(to: 50, in: [0, 100])  // 0
///     nearestIndex(to: 50, in: [100, 0])  // 0
/// - Complexity: O(n); sorted columns have `Series.nearestRow(toX:)`.
public func nearestIndex(to target: Double, in values: [Double]) -> Int? {
  var nearest: (index: Int, distance: Double)?
  for (index, value) in values.enumerated() where value.isFinite {
    let distance = (value / 2 - target / 2).magnitude
    if distance < nearest?.distance ?? .infinity { nearest = (index, distance) }
  }
  if nearest == nil, target.isInfinite { return endIndex(towards: target, in: values) }
  return nearest?.index
}

/// Everything is equally far from infinity: the end that lies towards it is meant.
private func endIndex(towards infinity: Double, in values: [Double]) -> Int? {
  let finite = values.indices.filter { values[$0].isFinite }
  let ends = infinity > 0 ? finite.map { values[$0] }.max() : finite.map { values[$0] }.min()
  return finite.first { values[$0] == ends }
}

extension RandomAccessCollection<Double> where Index == Int {
  /// Returns the index of the first value that is not less than `target`; the
  /// values ascend.
  ///
  /// - Complexity: O(log n).
  func firstIndex(notBelow target: Double, in rows: Range<Int>) -> Int {
    self[rows].partitioningIndex { $0 >= target }
  }

  /// Returns the index of the value nearest to `target` within `rows`, where
  /// the values ascend; the first of several equally near.
  ///
  /// - Complexity: O(log n).
  func nearestAscendingIndex(to target: Double, in rows: Range<Int>) -> Int? {
    guard !rows.isEmpty, !target.isNaN else { return nil }
    let above = firstIndex(notBelow: target, in: rows)
    guard above > rows.lowerBound else { return above }
    let below = firstIndex(notBelow: self[above - 1], in: rows)
    guard above < rows.upperBound else { return below }
    return target / 2 - self[below] / 2 <= self[above] / 2 - target / 2 ? below : above
  }
}

extension [Double] {
  /// Returns the value nearest to `target`; the smaller of two equally near (`S0-9`).
  func nearestValue(to target: Double) -> Double? {
    self.min {
      let (first, second) = (($0 - target).magnitude, ($1 - target).magnitude)
      return first < second || (first == second && $0 < $1)
    }
  }
}
