/// A number as digits and a power of ten: `1.5E308`.
struct ScientificNumber {
  private(set) var digits: DecimalDigits
  private(set) var exponent: Int

  /// Splits a finite number without its sign, rounded to as many decimals as are allowed.
  init(_ number: Double, fractionDigits: ClosedRange<Int>) {
    exponent = DecimalDigits(number).exponent
    digits = DecimalDigits(number, shiftedBy: -exponent)
    digits.round(toFractionDigits: fractionDigits)
    guard digits.whole.count > 1 else { return }
    exponent += 1
    digits = DecimalDigits(number, shiftedBy: -exponent)
    digits.round(toFractionDigits: fractionDigits)
  }

  /// The number in English; zero has no power.
  var text: String { digits.isZero ? "0" : "\(digits.text)E\(exponent)" }
}

extension DecimalDigits {
  /// The power of ten of the first digit above zero; zero for zero.
  var exponent: Int {
    if !whole.isEmpty { return whole.count - 1 }
    return isZero ? 0 : -fraction.prefix { $0 == 0 }.count - 1
  }
}
