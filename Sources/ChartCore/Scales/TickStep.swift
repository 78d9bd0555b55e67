import Glibc

/// The distance between ticks: one, two or five times a power of ten.
///
/// It is a fraction of whole numbers, so a tick is one division away from its
/// index and comes out as the double nearest to 0.3, not as 0.1 + 0.1 + 0.1.
///
/// Source: P. Heckbert, "Nice numbers for graph labels", Graphics Gems, 1990.
struct TickStep {
  private let numerator: Double
  private let denominator: Double

  /// Creates the shortest step that puts at most `count` ticks in `domain`.
  ///
  /// Fails when there is no room for two ticks, or when doubles of this size
  /// are too coarse to tell neighboring ticks apart.
  init?(across domain: ClosedRange<Double>, atMost count: Int) {
    let shortest = (domain.upperBound - domain.lowerBound) / Double(count - 1)
    let resolution = max(domain.lowerBound.magnitude, domain.upperBound.magnitude).ulp
    guard count >= 2, shortest > 16 * resolution, (1e-300...1e300).contains(shortest)
    else { return nil }

    let exponent = log10(shortest).rounded(.down)
    let power = pow(10, exponent.magnitude)
    let multiple = [1, 2, 5].first { $0 * pow(10, exponent) >= shortest } ?? 10
    numerator = exponent < 0 ? multiple : multiple * power
    denominator = exponent < 0 ? power : 1
  }

  /// Creates the step that cuts `domain` into most nearly `count` parts, none shorter than
  /// `shortest`.
  init?(nearestTo domain: ClosedRange<Double>, count: Int, atLeast shortest: Double) {
    let length = domain.upperBound - domain.lowerBound
    let steps = (0...1).compactMap {
      TickStep(across: domain, atMost: max(count, 1) + 1 + $0 * count)
    }
    let fitting = steps.filter { $0.length >= shortest }
    let best = fitting.min {
      (length / $0.length - Double(count)).magnitude
        < (length / $1.length - Double(count)).magnitude
    }
    guard let step = best ?? TickStep(atLeast: shortest, across: domain) else { return nil }
    self = step
  }

  private init?(atLeast shortest: Double, across domain: ClosedRange<Double>) {
    let length = domain.upperBound - domain.lowerBound
    guard shortest > 0 else { return nil }
    self.init(across: 0...max(shortest, length / 1e6), atMost: 2)
  }

  private var length: Double { numerator / denominator }

  /// Returns the ticks around and inside `domain`.
  func ticks(covering domain: ClosedRange<Double>) -> [Double] {
    ticks(inside: ticksAround(domain))
  }

  func ticks(inside domain: ClosedRange<Double>) -> [Double] {
    let first = index(atOrAbove: domain.lowerBound)
    let last = index(atOrBelow: domain.upperBound)
    return stride(from: first, through: last, by: 1).map(tick)
  }

  /// Returns the last tick at or below `domain` and the first at or above it.
  func ticksAround(_ domain: ClosedRange<Double>) -> ClosedRange<Double> {
    tick(index(atOrBelow: domain.lowerBound))...tick(index(atOrAbove: domain.upperBound))
  }

  private func tick(_ index: Double) -> Double { index * numerator / denominator }

  private func index(atOrAbove value: Double) -> Double {
    let nearest = (value * denominator / numerator).rounded()
    return tick(nearest) < value ? nearest + 1 : nearest
  }

  private func index(atOrBelow value: Double) -> Double {
    let nearest = (value * denominator / numerator).rounded()
    return tick(nearest) > value ? nearest - 1 : nearest
  }
}
