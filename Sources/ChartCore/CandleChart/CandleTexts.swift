/// Candles in words: for the header, for `--describe` and for people who cannot see them.
///
/// The chart is one element that is stepped through; these are its label and its values.
public struct CandleTexts {
  /// What the whole chart is called (`S2-18`).
  public static let label = "Candlestick chart"

  let formats: any TextFormats
  let format: NumberStyle
  let dates: DateStyle

  /// Creates texts for candles that follow each other by `interval` seconds, or by a unit.
  public init(
    formats: any TextFormats, format: NumberStyle = NumberStyle(fractionDigits: 2...2),
    interval: Double, unit: CalendarUnit? = nil
  ) {
    self.formats = formats
    self.format = format
    dates = DateStyle.forCandles(every: unit?.length ?? interval, unit)
  }

  /// Returns a time as its date, with the time of day only where candles are shorter than a day.
  public func date(of time: Double) -> String { formats.date(time, style: dates) }

  public func price(_ price: Double) -> String { formats.number(price, style: format) }

  /// Returns the four prices: `Open 182.00, high 183.79, low 180.35, close 182.88` (`S2-18`).
  public func prices(of candle: Candle) -> String {
    "Open \(price(candle.open)), high \(price(candle.high)), low \(price(candle.low)), "
      + "close \(price(candle.close))"
  }

  /// Returns the value of the chart while a candle is read: its date and its prices (`S2-18`).
  public func value(of candle: Candle) -> String {
    "\(date(of: candle.time)), \(prices(of: candle))"
  }

  /// Returns the value of the chart: that of the selected candle, else of the last; nothing to say
  /// without candles (`S2-19`).
  public func value(of candles: CandleSeries, selected row: Int?) -> String {
    guard !candles.isEmpty else { return "" }
    return value(of: candles[row ?? candles.count - 1])
  }

  /// Returns the change from open to close with its sign: `+0.5%` (`S2-23`).
  public func change(of candle: Candle) -> String {
    let style = NumberStyle(.percent, fractionDigits: 1...1, alwaysShowsSign: true)
    return formats.number(candle.change, style: style)
  }
}

extension DateStyle {
  /// Returns the shortest date that tells candles of an interval apart.
  fileprivate static func forCandles(every interval: Double, _ unit: CalendarUnit?) -> DateStyle {
    if unit?.kind == .year { return .year }
    if unit?.kind == .month { return .monthYear }
    if interval >= 86_400 * 0.9 { return .dayMonthYear }
    return interval >= 60 ? .dayMonthYearTime : .dayMonthYearTimeSeconds
  }
}
