import Glibc

/// A scale that is logarithmic far from zero on both sides and linear around it.
///
/// Source: J. B. W. Webber, "A bi-symmetric log transformation for wide-range
/// data", Measurement Science and Technology 24, 2013.
public struct SymmetricLogScale: Hashable, Sendable {
  public var domain: ClosedRange<Double>
  public var range: Interval
  /// How steep the scale is at zero; values within its inverse are spread evenly.
  public let slopeAtZero: Double

  /// Creates a scale; the slope is positive and finite.
  public init(domain: ClosedRange<Double>, range: Interval, slopeAtZero: Double = 1) {
    precondition(slopeAtZero > 0 && slopeAtZero.isFinite, "the slope is positive and finite")
    self.domain = domain
    self.range = range
    self.slopeAtZero = slopeAtZero
  }

  private var linear: LinearScale {
    LinearScale(
      domain: logarithm(of: domain.lowerBound)...logarithm(of: domain.upperBound), range: range)
  }

  private func logarithm(of value: Double) -> Double {
    let product = value.magnitude * slopeAtZero
    let result = product.isFinite ? log1p(product) : log(value.magnitude) + log(slopeAtZero)
    return value < 0 ? -result : result
  }

  private func power(of logarithm: Double) -> Double {
    let size = logarithm.magnitude
    let result = size < 700 ? expm1(size) / slopeAtZero : exp(size - log(slopeAtZero))
    return logarithm < 0 ? -result : result
  }
}

extension SymmetricLogScale: PositionScale {
  public func position(for value: Double) -> Double {
    linear.position(for: logarithm(of: value))
  }

  public func value(at position: Double) -> Double { power(of: linear.value(at: position)) }

  /// Returns zero and powers of ten on both sides, as far as they lie inside the
  /// domain, or evenly spaced values in its linear part.
  public func ticks(atMost count: Int) -> [Double] {
    DecadeTicks.ticks(
      inside: domain, atMost: count, from: max(1 / slopeAtZero, .leastNormalMagnitude))
  }
}
