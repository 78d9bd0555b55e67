/// A line or several that are computed from candles.
///
///     try Indicator("bollinger:20,2")  // .bollinger(period: 20, deviations: 2)
///     try Indicator("rsi")  // .rsi(period: 14)
public enum Indicator: Hashable, Sendable {
  case sma(period: Int)
  case ema(period: Int)
  case wma(period: Int)
  case bollinger(period: Int, deviations: Double)
  case vwap
  case rsi(period: Int)
  case macd(fast: Int, slow: Int, signal: Int)
  case atr(period: Int)

  /// Whether it is drawn over the prices, being a price itself, or in a pane of its own.
  public var isOverlay: Bool {
    switch self {
    case .sma, .ema, .wma, .bollinger, .vwap: true
    case .rsi, .macd, .atr: false
    }
  }

  /// Returns the lines it draws, each with the count of `candles` and NaN in the
  /// warm-up.
  ///
  /// In candles shorter than half a day, `vwap` starts again every day of `zone`.
  public func lines(of candles: CandleSeries, in zone: TimeZoneRules) -> [IndicatorLine] {
    let close = candles.close.unpacked
    switch self {
    case .sma(let period): return [line(MovingAverage.simple(close, period: period))]
    case .ema(let period): return [line(MovingAverage.exponential(close, period: period))]
    case .wma(let period): return [line(MovingAverage.weighted(close, period: period))]
    case .rsi(let period): return [line(relativeStrengthIndex(of: close, period: period))]
    case .atr(let period): return [line(averageTrueRange(of: candles, period: period))]
    case .vwap: return [line(dailyVWAP(of: candles, in: zone))]
    case .bollinger(let period, let deviations):
      let bands = BollingerBands(of: close, period: period, deviations: deviations)
      return [line(bands.middle), line(bands.upper, .upper), line(bands.lower, .lower)]
    case .macd(let fast, let slow, let signal):
      let macd = MACD(of: close, fast: fast, slow: slow, signal: signal)
      return [line(macd.line), line(macd.signal, .signal), line(macd.histogram, .histogram)]
    }
  }

  private func line(_ values: [Double], _ part: IndicatorLine.Part = .main) -> IndicatorLine {
    IndicatorLine(indicator: self, part: part, values: values)
  }

  private func dailyVWAP(of candles: CandleSeries, in zone: TimeZoneRules) -> [Double] {
    guard candles.typicalInterval < 43_200, let day = CalendarUnit(1, .day) else {
      return volumeWeightedAveragePrice(of: candles)
    }
    return volumeWeightedAveragePrice(of: candles, sessions: candles.bins(of: day, in: zone))
  }
}
