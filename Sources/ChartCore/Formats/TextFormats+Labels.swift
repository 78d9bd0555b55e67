extension TextFormats {
  /// Returns the labels of ticks, with just as many digits as tell them apart.
  func labels(for ticks: [Double], _ kind: NumberStyle.Kind) -> [String] {
    let scaled = kind == .percent ? ticks.map { $0 * 100 } : ticks
    let digits = fractionDigits(for: scaled)
    return ticks.map { number($0, style: NumberStyle(kind, fractionDigits: digits...digits)) }
  }
}
