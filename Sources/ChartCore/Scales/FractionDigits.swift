import Glibc

/// Returns how many digits after the decimal sign the ticks need so that no two
/// of them read the same, from 0 to 20.
///
/// Enough to write the distance between ticks to one digit, and no more than
/// doubles of their size hold. Ticks that are not finite do not count.
///
///     fractionDigits(for: [0.25, 0.5, 0.75])  // 2
///     fractionDigits(for: [100, 200])  // 0
public func fractionDigits(for ticks: [Double]) -> Int {
  let ticks = Set(ticks.filter(\.isFinite)).sorted()
  guard let first = ticks.first, let last = ticks.last else { return 0 }
  let closest = zip(ticks, ticks.dropFirst()).map { $1 - $0 }.min() ?? first.magnitude
  guard closest > 0 else { return 0 }
  let tolerance = max(closest * 1e-6, 4 * max(first.magnitude, last.magnitude).ulp)
  let limit = 20
  return (0..<limit).first { digits in ticks.allSatisfy { $0.rounds(to: digits, within: tolerance) }
  }
    ?? limit
}

extension Double {
  /// Whether so many digits after the decimal sign write the value, but for `tolerance`.
  fileprivate func rounds(to digits: Int, within tolerance: Double) -> Bool {
    let power = pow(10, Double(digits))
    let scaled = self * power
    guard scaled.isFinite else { return true }
    return (scaled.rounded() / power - self).magnitude <= tolerance
  }
}
