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

  /// The extent of the finite values of a column.
  init(of values: some Sequence<Double>) {
    self = values.reduce(into: .empty) { if $1.isFinite { $0.formUnion(Extent($1)) } }
  }

  init(of values: PackedDoubles) {
    self = values.hasInfinite ? Extent(of: values.unpacked) : values.extent
  }

  @inline(__always) mutating func formUnion(_ other: Extent) {
    low = other.low < low ? other.low : low
    high = other.high > high ? other.high : high
  }

  func union(_ other: Extent) -> Extent {
    var union = self
    union.formUnion(other)
    return union
  }

  var range: ClosedRange<Double>? { low <= high ? low...high : nil }
}
