/// A letter for a power of a thousand: `k`, `M`, `G` and so on, or none.
public struct SIPrefix: Hashable, Sendable {
  /// The power of ten, a multiple of three from -18 to 18.
  public let exponent: Int

  /// Creates the prefix with which the rounded number has one to three digits before its
  /// decimal sign; larger and smaller numbers than there are prefixes for have more.
  public init(for number: Double, fractionDigits: ClosedRange<Int>) {
    guard number.isFinite, number != 0 else {
      exponent = 0
      return
    }
    let places = Self.exponent(of: number)
    var digits = DecimalDigits(number, shiftedBy: -places)
    digits.round(toFractionDigits: fractionDigits)
    exponent = digits.whole.count > 3 ? min(places + 3, 18) : places
  }

  /// The letter, or nothing for one.
  public var symbol: String {
    let symbols = ["a", "f", "p", "n", "µ", "m", "", "k", "M", "G", "T", "P", "E"]
    return symbols[exponent / 3 + 6]
  }

  private static func exponent(of number: Double) -> Int {
    let magnitude = DecimalDigits(number).exponent
    let thousands = magnitude >= 0 ? magnitude / 3 : (magnitude - 2) / 3
    return min(max(thousands, -6), 6) * 3
  }
}
