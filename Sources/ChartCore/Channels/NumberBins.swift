import Glibc

/// Bins of numbers, for histograms.
///
///     let bins = NumberBins(data: weights)
///     let counts = Dictionary(grouping: weights, by: bins.index)
///
/// All bins are half open but the last, which includes its upper bound.
///
/// Source: Swift Charts, `NumberBins`.
public struct NumberBins<Value: Numeric & Comparable> {
  /// The bounds of all bins, ascending: one more than there are bins, or none.
  public let thresholds: [Value]

  /// Creates the bins between thresholds, in any order; equal ones count once.
  public init(thresholds: [Value]) {
    var distinct: [Value] = []
    for value in thresholds.filter({ $0 == $0 }).sorted() where value != distinct.last {
      distinct.append(value)
    }
    self.thresholds = distinct.count > 1 ? distinct : []
  }

  /// Returns the index of the bin for a value; values outside belong to the first or the last.
  public func index(for value: Value) -> Int {
    let above = thresholds.partitioningIndex { $0 > value }
    return Swift.min(Swift.max(above - 1, 0), Swift.max(count - 1, 0))
  }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[index], thresholds[index + 1], isClosed: index == thresholds.count - 2)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates about so many bins around data, with round bounds.
  ///
  /// Without a count Scott's rule decides, with at most 200 bins. Values that are not finite do
  /// not count; without any there are no bins.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      BinBounds(data: data.map { Double($0) }, desiredCount, minimumStride: Double(minimumStride)))
  }

  /// Creates about so many bins over a range, with round bounds.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      BinBounds(
        Double(range.lowerBound)...Double(range.upperBound), desiredCount,
        minimumStride: Double(minimumStride)))
  }

  /// Creates exactly so many bins of the same size over a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let length = range.upperBound - range.lowerBound
    self.init(
      thresholds: (0...Swift.max(count, 1)).map {
        $0 == Swift.max(count, 1)
          ? range.upperBound : range.lowerBound + length * Value($0) / Value(Swift.max(count, 1))
      })
  }

  /// Creates bins of a size that begin at its multiples and cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      BinBounds(size: Double(size), Double(range.lowerBound)...Double(range.upperBound)))
  }

  private init(_ bounds: BinBounds) { self.init(thresholds: bounds.values.map { Value($0) }) }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates about so many bins around data, with round bounds.
  ///
  /// Without a count Scott's rule decides, with at most 200 bins; without data there are none.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      BinBounds(
        data: data.map { Double($0) }, desiredCount,
        minimumStride: Swift.max(Double(minimumStride), 1)))
  }

  /// Creates about so many bins over a range, with round bounds.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      BinBounds(
        Double(range.lowerBound)...Double(range.upperBound), desiredCount,
        minimumStride: Swift.max(Double(minimumStride), 1)))
  }

  /// Creates so many bins of about the same size over a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let count = Swift.max(count, 1)
    self.init(
      thresholds: (0...count).compactMap {
        Value(exactly: (low + (high - low) * Double($0) / Double(count)).rounded())
      })
  }

  /// Creates bins of a size that begin at its multiples and cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      BinBounds(size: Double(size), Double(range.lowerBound)...Double(range.upperBound)))
  }

  private init(_ bounds: BinBounds) {
    self.init(thresholds: bounds.values.compactMap { Value(exactly: $0.rounded()) })
  }
}

extension NumberBins: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}

/// Round bounds of bins, as doubles.
private struct BinBounds {
  let values: [Double]

  /// More bins than this say nothing more.
  private static let mostBins = 200
  /// Bins of a given size are made at most in this number.
  private static let mostSizedBins = 100_000.0

  private init(_ values: [Double]) { self.values = values }

  init(data: [Double], _ desiredCount: Int?, minimumStride: Double) {
    guard let extent = data.finiteExtent else {
      self.init([])
      return
    }
    self.init(extent, desiredCount ?? Self.scottCount(data, extent), minimumStride: minimumStride)
  }

  init(_ range: ClosedRange<Double>, _ desiredCount: Int, minimumStride: Double) {
    let wide =
      range.lowerBound < range.upperBound
      ? range : range.lowerBound - 0.5...range.upperBound + 0.5
    let count = min(max(desiredCount, 1), Self.mostBins)
    guard let step = TickStep(nearestTo: wide, count: count, atLeast: minimumStride) else {
      values = [wide.lowerBound, wide.upperBound]
      return
    }
    values = step.ticks(covering: wide)
  }

  init(size: Double, _ range: ClosedRange<Double>) {
    let first = (range.lowerBound / size).rounded(.down)
    let last = max((range.upperBound / size).rounded(.up), first + 1)
    guard size > 0, (last - first) <= Self.mostSizedBins else {
      values = []
      return
    }
    values = stride(from: first, through: last, by: 1).map { $0 * size }
  }

  /// The number of bins by the normal reference rule.
  ///
  /// Source: D. W. Scott, "On optimal and data-based histograms", Biometrika 66, 1979.
  private static func scottCount(_ data: [Double], _ extent: ClosedRange<Double>) -> Int {
    let finite = data.filter(\.isFinite)
    let count = Double(finite.count)
    let mean = finite.reduce(0) { $0 + $1 / count }
    let variance = finite.reduce(0) { $0 + ($1 - mean) * ($1 - mean) / max(count - 1, 1) }
    let width = 3.49 * variance.squareRoot() / cbrt(count)
    guard width > 0, width.isFinite else { return 1 }
    return Int(((extent.upperBound - extent.lowerBound) / width).rounded(.up).clamped(to: 1...200))
  }
}
