import Glibc

/// A scale of powers of values, the same on both sides of zero.
///
///     let y = PowerScale.squareRoot(domain: 0...100, range: Interval(from: 0, to: 10))
///     y.position(for: 25)  // 5.0
public struct PowerScale: Hashable, Sendable {
  public var domain: ClosedRange<Double>
  public var range: Interval
  public let exponent: Double

  /// Creates a scale; the exponent is positive and finite.
  public init(domain: ClosedRange<Double>, range: Interval, exponent: Double) {
    precondition(exponent > 0 && exponent.isFinite, "the exponent is positive and finite")
    self.domain = domain
    self.range = range
    self.exponent = exponent
  }

  /// Returns a scale of square roots, on which areas read as lengths.
  public static func squareRoot(domain: ClosedRange<Double>, range: Interval) -> PowerScale {
    PowerScale(domain: domain, range: range, exponent: 0.5)
  }

  private var linear: LinearScale {
    LinearScale(domain: power(of: domain.lowerBound)...power(of: domain.upperBound), range: range)
  }

  /// The largest magnitude in the domain, by which values are divided so that
  /// no power overflows.
  private var unit: Double {
    let largest = max(domain.lowerBound.magnitude, domain.upperBound.magnitude)
    return largest > 0 ? largest : 1
  }

  private func power(of value: Double) -> Double {
    let result = pow(value.magnitude / unit, exponent)
    return value < 0 ? -result : result
  }

  private func root(of power: Double) -> Double {
    let result = pow(power.magnitude, 1 / exponent) * unit
    return power < 0 ? -result : result
  }
}

extension PowerScale: PositionScale {
  public func position(for value: Double) -> Double { linear.position(for: power(of: value)) }

  public func value(at position: Double) -> Double { root(of: linear.value(at: position)) }

  /// Returns round values inside the domain, evenly spaced as values.
  public func ticks(atMost count: Int) -> [Double] {
    TickStep(across: domain, atMost: count)?.ticks(inside: domain) ?? []
  }
}
