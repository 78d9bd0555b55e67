/// A mapping between data values and positions along one axis.
///
/// `value(at:)` undoes `position(for:)`, the ends of the domain map to the ends
/// of the range, and larger values lie further along the range.
public protocol PositionScale: Sendable {
  /// The interval of data values, ascending.
  var domain: ClosedRange<Double> { get }
  /// The positions it maps to, in points; may run backwards.
  var range: Interval { get }
  /// Returns the position of `value`, in points, without clamping it.
  func position(for value: Double) -> Double
  /// Returns the value at `position`, undoing `position(for:)`.
  func value(at position: Double) -> Double
  /// Returns values for ticks inside the domain, ascending, at most `count`.
  func ticks(atMost count: Int) -> [Double]
}

extension LinearScale: PositionScale {}
