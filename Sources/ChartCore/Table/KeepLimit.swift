/// How much of a table that grows is kept: the newest rows.
public enum KeepLimit: Hashable, Sendable {
  case rows(Int)
  /// The rows whose x is no older than so many seconds before the newest.
  case seconds(Double)
}

extension Table {
  /// Returns the rows that are within a limit, the newest ones, in file order.
  ///
  /// Without a column of times a limit in time keeps everything.
  /// - Complexity: O(n).
  public func kept(within limit: KeepLimit) -> Table {
    suffix(rowCount - firstRow(within: limit))
  }

  private func firstRow(within limit: KeepLimit) -> Int {
    switch limit {
    case .rows(let count): return max(rowCount - max(count, 1), 0)
    case .seconds(let seconds):
      let x = RowX(self, XChoice(self).column)
      guard x.kind == .time, let newest = Extent(of: x.values).range?.upperBound else { return 0 }
      return x.values.firstIndex { $0 >= newest - seconds } ?? 0
    }
  }
}
