/// Numbers as programs write and read them: a decimal point, no grouping, whatever the locale.
enum PlainNumber {
  /// Returns the shortest text that reads back as `value`; whole numbers have no point.
  ///
  ///     PlainNumber.text(1240)  // 1240
  ///     PlainNumber.text(0.1)  // 0.1
  ///     PlainNumber.text(1e21)  // 1e+21
  ///
  /// Negative zero is `0`. Not-a-number is `nan`, infinity `inf`.
  static func text(_ value: Double) -> String {
    let text = (value == 0 ? 0 : value).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the finite number that `text` is: digits, a point, a sign and an exponent at most.
  static func value(of text: some StringProtocol) -> Double? {
    let letters = "0123456789.+-eE".utf8
    guard text.utf8.allSatisfy(letters.contains), let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  /// Returns the whole number that `text` is when it consists of ASCII digits only.
  static func wholeValue(of text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
