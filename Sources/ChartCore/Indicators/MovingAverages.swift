/// Averages that move along a column of values.
///
/// Each result has the count of its input and is NaN where the indicator needs
/// more values than there are: in the warm-up, and again after every gap, a
/// value that is not finite. A period is at least one.
public enum MovingAverage {
  /// Returns the mean of the last `period` values.
  ///
  ///     MovingAverage.simple([1, 2, 3, 6], period: 3)  // [nan, nan, 2.0, 3.666…]
  /// - Complexity: O(n · period), so that no rounding piles up.
  ///
  /// Source: J. J. Murphy, "Technical Analysis of the Financial Markets", 1999, chapter 9.
  public static func simple(_ values: [Double], period: Int) -> [Double] {
    values.rolling(over: period) { window in window.reduce(0, +) / Double(window.count) }
  }

  /// Returns the mean of the last `period` values, the newest counted `period`
  /// times, the oldest once.
  ///
  /// - Complexity: O(n · period).
  ///
  /// Source: J. J. Murphy, "Technical Analysis of the Financial Markets", 1999, chapter 9.
  public static func weighted(_ values: [Double], period: Int) -> [Double] {
    let whole = Double(period) * Double(period + 1) / 2
    return values.rolling(over: period) { window in
      zip(1..., window).reduce(0) { $0 + Double($1.0) * $1.1 } / whole
    }
  }

  /// Returns the average in which each value weighs less than the next by a
  /// constant factor; the newest counts for 2 / (period + 1).
  ///
  /// It starts with the mean of the first `period` values.
  /// - Complexity: O(n).
  ///
  /// Source: J. J. Murphy, "Technical Analysis of the Financial Markets", 1999, chapter 9.
  public static func exponential(_ values: [Double], period: Int) -> [Double] {
    values.smoothed(over: period, newest: 2 / (Double(period) + 1))
  }

  /// Returns the average in which the newest value counts for 1 / period.
  ///
  /// It starts with the mean of the first `period` values.
  /// - Complexity: O(n).
  ///
  /// Source: J. W. Wilder, "New Concepts in Technical Trading Systems", 1978.
  static func wilder(_ values: [Double], period: Int) -> [Double] {
    values.smoothed(over: period, newest: 1 / Double(period))
  }
}

extension [Double] {
  /// Returns `result` of every stretch of `period` finite values, at its last.
  func rolling(over period: Int, _ result: (ArraySlice<Double>) -> Double) -> [Double] {
    precondition(period > 0, "a period is at least one")
    var results = [Double](repeating: .nan, count: count)
    for run in finiteRuns where run.count >= period {
      for last in run.lowerBound + period - 1..<run.upperBound {
        results[last] = result(self[last - period + 1...last])
      }
    }
    return results
  }

  /// Returns the running average that starts with the mean of `period` values
  /// and gives each next one the share `newest`.
  fileprivate func smoothed(over period: Int, newest: Double) -> [Double] {
    precondition(period > 0, "a period is at least one")
    var results = [Double](repeating: .nan, count: count)
    for run in finiteRuns where run.count >= period {
      let first = run.lowerBound + period - 1
      results[first] = self[run.lowerBound...first].reduce(0, +) / Double(period)
      for row in first + 1..<Swift.max(run.upperBound, first + 1) {
        results[row] = results[row - 1] + newest * (self[row] - results[row - 1])
      }
    }
    return results
  }

  /// The stretches of finite values, ascending; none is empty.
  var finiteRuns: [Range<Int>] {
    var runs: [Range<Int>] = []
    var first: Int?
    for (row, value) in enumerated() {
      if value.isFinite {
        first = first ?? row
      } else if let start = first {
        runs.append(start..<row)
        first = nil
      }
    }
    if let first { runs.append(first..<count) }
    return runs
  }
}
