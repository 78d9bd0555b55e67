import ChartCore

extension NumberStyle {
  /// Creates a style from the argument of `--format`: `number`, `percent`, `si` or
  /// `currency:EUR`, then `:DIGITS` for a fixed number of decimals, 0 to 15.
  init?(argument: String) {
    var words = argument.split(separator: ":", omittingEmptySubsequences: false)[...]
    switch words.popFirst() {
    case "number": self.init(.number)
    case "percent": self.init(.percent, fractionDigits: 0...1)
    case "si": self.init(.si, fractionDigits: 0...2)
    case "currency":
      guard let code = words.popFirst().flatMap(CurrencyCode.init) else { return nil }
      self.init(.currency(code.text), fractionDigits: code.digits...code.digits)
    default: return nil
    }
    guard let text = words.popFirst() else { return }
    guard let digits = PlainNumber.wholeValue(of: text), digits <= 15, words.isEmpty else {
      return nil
    }
    fractionDigits = digits...digits
  }
}
