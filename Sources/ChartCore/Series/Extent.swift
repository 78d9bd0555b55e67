/// The lowest and the highest of some values; empty when `low > high`.
struct Extent: Hashable, Sendable {
  var low: Double
  var high: Double

  static let empty = Extent(low: .infinity, high: -.infinity)

  init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The extent of one value; none when it is NaN.
  @inline(__always) init(_ value: Double) {
    self = value.isNaN ? .empty : Extent(low: value, high: value)
  }

  @inline(__always) mutating func formUnion(_ other: Extent) {
    low = other.low < low ? other.low : low
    high = other.high > high ? other.high : high
  }

  var range: ClosedRange<Double>? { low <= high ? low...high : nil }
}
