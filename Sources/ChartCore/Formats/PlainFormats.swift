/// Numbers and dates in English, the same on every machine and without any library.
///
///     let formats = PlainFormats()
///     formats.number(-5, style: NumberStyle(.currency("EUR")))  // "-€5"
///     formats.date(0, style: .dayMonthYear)  // "1 Jan 1970"
///
/// What is not finite reads as a dash. Halves round to the even digit.
public struct PlainFormats: TextFormats {
  public let zone: TimeZoneRules
  /// English runs from left to right.
  public var isRightToLeft: Bool { false }

  public init(zone: TimeZoneRules = .utc) {
    self.zone = zone
  }

  /// Returns a number as text: `1,698`, `-€5`, `+0.5%`, `1.5M`.
  public func number(_ value: Double, style: NumberStyle) -> String {
    guard value.isFinite else { return "–" }
    if style.kind == .scientific { return scientific(value, style) }
    // Looking for a prefix costs as much as the digits, which every tick of every frame needs.
    let prefix = SIPrefix(
      for: style.kind == .si ? value : 0, fractionDigits: style.fractionDigits)
    var digits = DecimalDigits(value, shiftedBy: style.kind.shift(prefix))
    digits.round(toFractionDigits: style.fractionDigits)
    let sign = value < 0 && !digits.isZero ? "-" : style.alwaysShowsSign ? "+" : ""
    switch style.kind {
    case .number, .scientific: return sign + digits.text
    case .currency(let code): return sign + Self.symbol(ofCurrency: code) + digits.text
    case .percent: return sign + digits.text + "%"
    case .si: return sign + digits.text + prefix.symbol
    }
  }

  private func scientific(_ value: Double, _ style: NumberStyle) -> String {
    let number = ScientificNumber(value, fractionDigits: style.fractionDigits)
    let sign = value < 0 ? "-" : style.alwaysShowsSign ? "+" : ""
    return sign + number.text
  }

  /// Returns an instant, in seconds since 1970, as text: `30 Nov 2026 14:05`.
  public func date(_ instant: Double, style: DateStyle) -> String {
    guard let date = PlainDate(instant, zone: zone) else { return "–" }
    return date.text(style)
  }

  /// The symbol that stands in front, or the code itself and a space.
  private static func symbol(ofCurrency code: String) -> String {
    switch code.uppercased() {
    case "EUR": "€"
    case "USD": "$"
    case "GBP": "£"
    case "JPY": "¥"
    case "CNY": "CN¥"
    case "INR": "₹"
    case "KRW": "₩"
    case "BRL": "R$"
    case "AUD": "A$"
    case "CAD": "CA$"
    case let other: other + " "
    }
  }
}

extension NumberStyle.Kind {
  /// The power of ten that a value is multiplied with before it is written.
  fileprivate func shift(_ prefix: SIPrefix) -> Int {
    switch self {
    case .number, .currency, .scientific: 0
    case .percent: 2
    case .si: -prefix.exponent
    }
  }
}
