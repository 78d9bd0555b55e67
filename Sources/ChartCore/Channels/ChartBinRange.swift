/// The interval of a bin; the last of several bins includes its upper bound.
///
/// Source: Swift Charts, `ChartBinRange`.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin.
  let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }
}

extension ChartBinRange: RangeExpression {
  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed
      ? (lowerBound...upperBound).relative(to: collection)
      : (lowerBound..<upperBound).relative(to: collection)
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
