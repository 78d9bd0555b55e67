import ChartCore

extension CandleDocument {
  /// Takes the candles of a file.
  init(_ arguments: Arguments, _ file: SourceTable) throws(Failure) {
    let data: CandleData
    do throws(TableError) {
      data = try file.table.candleData(arguments.readingOptions)
    } catch {
      throw .data(file.source, reason: error.message)
    }
    if arguments.indicators.contains(.vwap), data.candles.volume == nil {
      throw .data(file.source, reason: "--indicator vwap needs a column of volumes")
    }
    let names = [arguments.symbol, arguments.title, data.candles.name, file.source.title]
    symbol = names.compactMap(\.self).first { !$0.isEmpty } ?? ""
    book = CandleBook(data.candles)
    reading = data.reading
    warnings = data.warnings.map { (file.source, $0) }
    style = CandleChartStyle(arguments, format: arguments.priceFormat(of: data.candles))
    initial = ViewState(arguments)
  }

  /// Takes the candles that never were (`S2-25`), in dollars.
  init(demo arguments: Arguments) {
    symbol = arguments.symbol ?? arguments.title ?? "ACME"
    book = CandleBook(.demo)
    reading = Reading()
    warnings = []
    let dollars = NumberStyle(.currency("USD"), fractionDigits: 2...2)
    style = CandleChartStyle(arguments, format: arguments.format ?? dollars)
    initial = ViewState(arguments)
  }
}

extension CandleChartStyle {
  fileprivate init(_ arguments: Arguments, format: NumberStyle) {
    self.init(
      risingColor: arguments.risingColor.map { Color($0) } ?? .rising,
      fallingColor: arguments.fallingColor.map { Color($0) } ?? .falling, format: format,
      indicators: arguments.indicators)
  }
}

extension ViewState {
  fileprivate init(_ arguments: Arguments) {
    self.init()
    calendarUnit = arguments.calendarUnit
    isGapless = arguments.timeAxis == .gapless
    candleStyle = arguments.candleStyle
  }
}

extension Arguments {
  /// Returns how prices are written: as asked for, with the digits of the data unless these were
  /// given, too.
  fileprivate func priceFormat(of candles: CandleSeries) -> NumberStyle {
    let digits = candles.priceDigits
    let own = NumberStyle(fractionDigits: digits...digits)
    guard let format, format != NumberStyle(.number) else { return own }
    return format
  }
}
