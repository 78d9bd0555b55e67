/// What a line does, in four numbers.
public struct LineSummary: Hashable, Sendable {
  public let first: Double
  public let last: Double
  public let lowest: Double
  public let highest: Double

  /// Sums up the finite values; nothing when there are none.
  ///
  /// - Complexity: O(n).
  public init?(of values: [Double]) {
    guard let extent = values.finiteExtent, let first = values.first(where: \.isFinite),
      let last = values.last(where: \.isFinite)
    else { return nil }
    self.first = first
    self.last = last
    lowest = extent.lowerBound
    highest = extent.upperBound
  }

  /// Returns the summary as it is spoken, with numbers written by `number` (`S4-15`).
  public func text(number: (Double) -> String) -> String {
    "From \(number(first)) to \(number(last)). "
      + "Lowest \(number(lowest)), highest \(number(highest))."
  }

  /// What is spoken when there is nothing to sum up.
  public static let noData = "No data"
}
