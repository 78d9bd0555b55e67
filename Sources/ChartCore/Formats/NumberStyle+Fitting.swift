import Glibc

extension NumberStyle {
  /// More significant digits than this are what a double adds, not what was measured.
  private static let significantDigits = 9
  /// With no more digits after the decimal sign than this, all values show as many.
  private static let mostAlignedDigits = 3

  /// Values up to these are written out, digit by digit.
  private static let plainMagnitudes = 1e-4..<1e15

  /// Returns the style that shows the values of some series as their file does: with as many
  /// digits after the decimal sign as a sample of them has.
  ///
  /// Where none would be above 0.0001, or some have more than fifteen digits, all have a power of
  /// ten.
  public static func fitting(_ series: [Series]) -> NumberStyle {
    let sample = series.flatMap(\.y.sample).filter(\.isFinite)
    let largest = sample.map(\.magnitude).max() ?? 0
    if largest > 0, !plainMagnitudes.contains(largest) {
      return NumberStyle(.scientific, fractionDigits: 0...significantDigits - 1)
    }
    let exponent = largest > 0 ? Int(log10(largest).rounded(.down)) : 0
    let most = max(significantDigits - 1 - exponent, 0)
    let needed = sample.map { fractionDigits(of: $0, atMost: min(most, 20)) }.max() ?? 0
    return NumberStyle(fractionDigits: needed > mostAlignedDigits ? 0...needed : needed...needed)
  }

  /// Returns how many digits after the decimal sign write `value`, at most `most`.
  private static func fractionDigits(of value: Double, atMost most: Int) -> Int {
    (0..<most).first { digits in
      let scaled = value * pow(10, Double(digits))
      return (scaled - scaled.rounded()).magnitude <= scaled.magnitude * 1e-12
    } ?? most
  }
}
