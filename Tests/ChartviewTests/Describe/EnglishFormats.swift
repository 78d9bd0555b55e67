import ChartCore

@testable import chartview

/// Formats of the tests: plain numbers with the kind in front, dates by ISO 8601.
struct EnglishFormats: TextFormats {
  var zone = TimeZoneRules.utc
  var isRightToLeft: Bool { false }

  func number(_ value: Double, style: NumberStyle) -> String {
    let digits = PlainNumber.text(value)
    guard case .currency(let code) = style.kind else { return digits }
    return "\(code) \(digits)"
  }

  func date(_ instant: Double, style: DateStyle) -> String {
    let text = ISO8601.text(of: instant + zone.offset(instant)) ?? "-"
    switch style {
    case .dayMonthYear: return String(text.prefix(10))
    case .dayMonthYearTime: return String(text.prefix(16))
    default: return String(text.prefix(19))
    }
  }
}
