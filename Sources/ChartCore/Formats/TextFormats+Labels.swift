extension TextFormats {
  /// Returns the labels of ticks, with just as many digits as tell them apart.
  func labels(for ticks: [Double], _ kind: NumberStyle.Kind) -> [String] {
    if kind == .scientific { return scientificLabels(for: ticks) }
    let scaled = kind == .percent ? ticks.map { $0 * 100 } : ticks
    let digits = fractionDigits(for: scaled)
    return ticks.map { number($0, style: NumberStyle(kind, fractionDigits: digits...digits)) }
  }

  private func scientificLabels(for ticks: [Double]) -> [String] {
    func labels(_ digits: Int) -> [String] {
      ticks.map { number($0, style: NumberStyle(.scientific, fractionDigits: 0...digits)) }
    }
    let short = labels(6)
    return Set(short).count == Set(ticks).count ? short : labels(16)
  }
}
