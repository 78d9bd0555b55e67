import Glibc

extension TextFormats {
  /// Returns the labels of ticks, with just as many digits as tell them apart.
  func labels(for ticks: [Double], _ kind: NumberStyle.Kind) -> [String] {
    if kind == .si { return prefixedLabels(for: ticks) }
    if kind == .scientific { return scientificLabels(for: ticks) }
    let scaled = kind == .percent ? ticks.map { $0 * 100 } : ticks
    let digits = fractionDigits(for: scaled)
    return ticks.map { number($0, style: NumberStyle(kind, fractionDigits: digits...digits)) }
  }

  /// Each number has its own prefix, so that 500k stands under 1M and 1.5M over it.
  private func prefixedLabels(for ticks: [Double]) -> [String] {
    let most = 0...6
    let scaled = ticks.map {
      $0 / pow(10, Double(SIPrefix(for: $0, fractionDigits: most).exponent))
    }
    let digits = 0...fractionDigits(for: scaled)
    return ticks.map { number($0, style: NumberStyle(.si, fractionDigits: digits)) }
  }

  private func scientificLabels(for ticks: [Double]) -> [String] {
    func labels(_ digits: Int) -> [String] {
      ticks.map { number($0, style: NumberStyle(.scientific, fractionDigits: 0...digits)) }
    }
    let short = labels(6)
    return Set(short).count == Set(ticks).count ? short : labels(16)
  }
}
