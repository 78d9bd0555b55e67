/// Questions about the rows that have a value, answered by bisection where rows are sorted.
extension MarkData {
  func nearestX(to x: Double) -> Double? {
    if let candles = candles?.candles {
      return candles.nearestRow(toTime: x).map { candles.time[$0] }
    }
    if let source { return source.nearestRow(toX: x).map { source.x[$0] } }
    let known = self.x.indices.filter(hasValue).map { self.x[$0] }
    return nearestIndex(to: x, in: known).map { known[$0] }
  }

  func nextX(after x: Double) -> Double? {
    if let candles = candles?.candles {
      let row = candles.time.firstIndex(notBelow: x.nextUp, in: candles.indices)
      return row < candles.count ? candles.time[row] : nil
    }
    if let source { return source.nextX(after: x) }
    return self.x.indices.filter(hasValue).map { self.x[$0] }.filter { $0 > x }.min()
  }

  func previousX(before x: Double) -> Double? {
    if let candles = candles?.candles {
      let row = candles.time.firstIndex(notBelow: x, in: candles.indices)
      return row > 0 ? candles.time[row - 1] : nil
    }
    if let source { return source.previousX(before: x) }
    return self.x.indices.filter(hasValue).map { self.x[$0] }.filter { $0 < x }.max()
  }

  /// Returns the first value at exactly this x.
  func value(atX x: Double) -> Double? {
    if let source { return source.value(atX: x) }
    return self.x.indices.first { self.x[$0] == x && hasValue($0) }.map { y[$0] }
  }

  private func hasValue(_ row: Int) -> Bool {
    x[row].isFinite && row < y.count && y[row].isFinite
  }
}
