import Glibc

extension CandleSeries {
  /// How many digits after the decimal sign its prices are written with: those that the data
  /// have, at least two, or none for large whole numbers.
  ///
  /// Prices with endless digits are written to the cent, small ones to four digits that count.
  /// Long series are sampled.
  public var priceDigits: Int {
    let prices = open.sample + high.sample + low.sample + close.sample
    let largest = prices.map(\.magnitude).max() ?? 0
    let digits = (0...8).first { digits in
      let power = pow(10, Double(digits))
      return prices.allSatisfy { abs($0 * power - ($0 * power).rounded()) < 1e-6 }
    }
    guard let digits, largest * pow(10, Double(digits)) < 1e12 else {
      return largest >= 1 || largest == 0 ? 2 : min(3 - Int(log10(largest).rounded(.down)), 12)
    }
    return digits == 0 && largest >= 10_000 ? 0 : max(digits, 2)
  }
}
