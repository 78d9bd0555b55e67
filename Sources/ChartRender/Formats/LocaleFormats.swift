import ChartCore
import Foundation

/// Why texts could not be set up as asked.
public enum FormatError: Error, Hashable, Sendable {
  /// No time zone has this name.
  case unknownTimeZone(String)
}

/// Returns how to write numbers, money and dates, each by the locale the environment names for it.
///
///     try textFormats(environment: ["LANG": "de_DE.UTF-8"], timeZone: "Europe/Berlin")
///
/// Without a time zone, times are in UTC, which is as they were written. The C locale, and one
/// that is not known, give plain English.
public func textFormats(
  environment: [String: String], timeZone: String? = nil
) throws(FormatError) -> any TextFormats {
  let zone = try timeZone.map { name throws(FormatError) in try TimeZoneRules(named: name) } ?? .utc
  let formats = LocaleFormats(LocaleNames(environment: environment), zone: zone)
  return formats.isPlain ? PlainFormats(zone: zone) : formats
}

extension TimeZoneRules {
  /// Creates the rules of a zone by its name in the time zone database, or by an offset as in
  /// `GMT+2`.
  public init(named name: String) throws(FormatError) {
    guard let zone = TimeZone(identifier: name) else { throw .unknownTimeZone(name) }
    self.init(identifier: name) { instant in
      guard instant.magnitude < LocaleFormats.lastInstant else { return 0 }
      return Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: instant)))
    }
  }
}

/// Numbers and dates as Foundation writes them; what has no locale is plain English.
///
/// Negative zero reads as zero, and what is not finite as a dash.
public struct LocaleFormats: TextFormats {
  public let zone: TimeZoneRules
  public let isRightToLeft: Bool
  /// 100 million days after 1970: no calendar is asked about more.
  static let lastInstant = 8.64e12
  private let numbers: Locale?
  private let money: Locale?
  private let dates: Locale?
  private let timeZone: TimeZone

  /// Looks the locales up; one that is not known counts as none.
  init(_ names: LocaleNames, zone: TimeZoneRules) {
    self.zone = zone
    numbers = Self.locale(names.numbers)
    money = Self.locale(names.money)
    dates = Self.locale(names.dates)
    timeZone = TimeZone(identifier: zone.identifier) ?? .gmt
    isRightToLeft =
      Self.locale(names.messages)?.language.characterDirection == .rightToLeft
  }

  /// Whether nothing here has a locale.
  var isPlain: Bool { numbers == nil && money == nil && dates == nil && !isRightToLeft }

  /// Returns a number as the locale of numbers, or of money, writes it.
  public func number(_ value: Double, style: NumberStyle) -> String {
    let locale = if case .currency = style.kind { money } else { numbers }
    guard value.isFinite, let locale else {
      return PlainFormats(zone: zone).number(value, style: style)
    }
    return LocaleNumber(locale: locale, style: style).text(value)
  }

  /// Returns an instant, in seconds since 1970, as the locale of dates writes it.
  public func date(_ instant: Double, style: DateStyle) -> String {
    guard instant.magnitude < Self.lastInstant, let dates else {
      return PlainFormats(zone: zone).date(instant, style: style)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let base = Date.FormatStyle(locale: dates, calendar: calendar, timeZone: timeZone)
    return style.parts(of: base).format(Date(timeIntervalSince1970: instant))
  }

  private static func locale(_ name: String?) -> Locale? {
    guard let name else { return nil }
    let locale = Locale(identifier: name)
    return locale.language.languageCode?.isISOLanguage == true ? locale : nil
  }
}

/// A way to write numbers in a locale.
private struct LocaleNumber {
  let locale: Locale
  let style: NumberStyle

  /// Returns a finite number as text.
  func text(_ value: Double) -> String {
    let value = withoutNegativeZero(value)
    switch style.kind {
    case .number: return plainText(value)
    case .currency(let code):
      let sign: CurrencyFormatStyleConfiguration.SignDisplayStrategy =
        style.alwaysShowsSign ? .always() : .automatic
      return value.formatted(
        .currency(code: code).locale(locale).precision(precision).sign(strategy: sign))
    case .percent:
      return value.formatted(.percent.locale(locale).precision(precision).sign(strategy: sign))
    case .scientific: return scientificText(value)
    case .si:
      let prefix = SIPrefix(for: value, fractionDigits: style.fractionDigits)
      return plainText(value / pow(10, Double(prefix.exponent))) + prefix.symbol
    }
  }

  private func plainText(_ value: Double) -> String {
    value.formatted(.number.locale(locale).precision(precision).sign(strategy: sign))
  }

  private func scientificText(_ value: Double) -> String {
    if value == 0 { return plainText(value) }
    return value.formatted(
      .number.locale(locale).notation(.scientific).precision(precision).sign(strategy: sign))
  }

  private var precision: NumberFormatStyleConfiguration.Precision {
    let digits = style.fractionDigits.clamped(to: 0...99)
    return .fractionLength(digits)
  }

  private var sign: NumberFormatStyleConfiguration.SignDisplayStrategy {
    style.alwaysShowsSign ? .always() : .automatic
  }

  private func withoutNegativeZero(_ value: Double) -> Double {
    let shown = style.kind == .percent ? value * 100 : value
    let rounds = style.kind != .si && style.kind != .scientific && value < 0
    let half = 0.5 * pow(10, -Double(style.fractionDigits.upperBound))
    return value == 0 || rounds && -shown <= half ? 0 : value
  }
}

extension DateStyle {
  /// Returns a style that writes these parts of a date.
  fileprivate func parts(of base: Date.FormatStyle) -> Date.FormatStyle {
    switch self {
    case .year: base.year()
    case .month: base.month(.abbreviated)
    case .monthYear: base.month(.abbreviated).year()
    case .dayMonth: base.day().month(.abbreviated)
    case .dayMonthYear: base.day().month(.abbreviated).year()
    case .time: base.hour().minute()
    case .timeSeconds: base.hour().minute().second()
    case .timeMilliseconds: base.hour().minute().second().secondFraction(.fractional(3))
    case .dayMonthTime: base.day().month(.abbreviated).hour().minute()
    case .dayMonthYearTime: base.day().month(.abbreviated).year().hour().minute()
    case .dayMonthYearTimeSeconds:
      base.day().month(.abbreviated).year().hour().minute().second()
    case .dayMonthYearTimeMilliseconds:
      base.day().month(.abbreviated).year().hour().minute().second()
        .secondFraction(.fractional(3))
    }
  }
}
