/// Candles of one unit with what is drawn for them.
final class CandleSheet {
  let candles: CandleSeries
  /// What they were merged from.
  let original: CandleSeries
  /// Nothing when they are as they were read.
  let unit: CalendarUnit?
  private let zone: TimeZoneRules
  private lazy var averaged = candles.heikinAshi()
  private var series: [Indicator: [IndicatorSeries]] = [:]

  init(
    _ candles: CandleSeries, original: CandleSeries, unit: CalendarUnit?, zone: TimeZoneRules
  ) {
    self.candles = candles
    self.original = original
    self.unit = unit
    self.zone = zone
  }

  /// Returns what is drawn in a style: the candles, or their averages.
  func drawn(_ style: CandleStyle) -> CandleSeries {
    style == .heikinAshi ? averaged : candles
  }

  /// Returns the lines of an indicator, each as a series named for the whole of it.
  func lines(of indicator: Indicator) -> [IndicatorSeries] {
    if let known = series[indicator] { return known }
    let lines = indicator.lines(of: candles, in: zone)
    let name = lines.first?.name ?? indicator.name
    let made = lines.map {
      IndicatorSeries(
        part: $0.part, series: Series(name: name, x: candles.time, y: PackedDoubles($0.values)))
    }
    series[indicator] = made
    return made
  }
}

/// One line of an indicator, ready to be drawn.
struct IndicatorSeries {
  let part: IndicatorLine.Part
  let series: Series
}
