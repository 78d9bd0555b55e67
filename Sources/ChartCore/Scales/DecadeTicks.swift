import Glibc

/// Ticks at powers of ten and simple multiples of them, for logarithmic scales.
struct DecadeTicks {
  /// The digits every chosen decade has ticks at.
  let digits: [Double]
  /// One decade in so many is chosen, counted from one.
  let every: Int

  /// From the densest to the widest.
  private static let choices =
    [DecadeTicks(digits: [1, 2, 5], every: 1), DecadeTicks(digits: [1, 3], every: 1)]
    + [1, 2, 3, 5, 10, 20, 50, 100, 200].map { DecadeTicks(digits: [1], every: $0) }

  /// Returns the densest ticks inside `domain` that number at most `count`, or
  /// evenly spaced ones when the domain has no two decades to show.
  ///
  /// Values closer to zero than `smallest` have no tick but zero itself;
  /// negative values have the ticks of positive ones, mirrored.
  static func ticks(
    inside domain: ClosedRange<Double>, atMost count: Int, from smallest: Double
  ) -> [Double] {
    if spansADecade(domain, from: smallest) {
      for choice in choices {
        let ticks = choice.ticks(inside: domain, from: smallest)
        if ticks.count < 2 { break }
        if ticks.count <= count { return ticks }
      }
    }
    return TickStep(across: domain, atMost: count)?.ticks(inside: domain) ?? []
  }

  private static func spansADecade(_ domain: ClosedRange<Double>, from smallest: Double) -> Bool {
    let ends = [domain.lowerBound.magnitude, domain.upperBound.magnitude].sorted()
    let nearest = domain.contains(0) ? smallest : ends[0]
    return ends[1] / 10 >= max(nearest, smallest)
  }

  private func ticks(inside domain: ClosedRange<Double>, from smallest: Double) -> [Double] {
    let phase = phase(in: domain)
    let above = powers(from: max(domain.lowerBound, smallest), through: domain.upperBound, phase)
    let below = powers(from: max(-domain.upperBound, smallest), through: -domain.lowerBound, phase)
    return below.reversed().map { -$0 } + (domain.contains(0) ? [0] : []) + above
  }

  /// Where decades are counted from: from one or, around zero, from the largest.
  ///
  /// Around zero the small decades crowd each other, and the large ones say how far data reach.
  private func phase(in domain: ClosedRange<Double>) -> Int {
    let largest = max(domain.lowerBound.magnitude, domain.upperBound.magnitude)
    guard domain.contains(0), largest > 0 else { return 0 }
    let exponent = Int(log10(largest).rounded(.down))
    return exponent - floorDivide(exponent, every) * every
  }

  private func powers(from low: Double, through high: Double, _ phase: Int) -> [Double] {
    guard low <= high else { return [] }
    let start = Int(log10(low).rounded(.down)) - phase
    let first = floorDivide(start, every) * every + phase
    let last = Int(log10(high).rounded(.up))
    return stride(from: first, through: last, by: every)
      .flatMap { exponent in digits.map { Self.power($0, exponent) } }
      .filter { $0 >= low && $0 <= high }
  }

  /// A division by a whole power of ten comes out as the double nearest to 0.001.
  private static func power(_ digit: Double, _ exponent: Int) -> Double {
    let power = pow(10, Double(abs(exponent)))
    guard power.isFinite else { return digit * pow(10, Double(exponent)) }
    return exponent < 0 ? digit / power : digit * power
  }
}
