/// What a state shows of some candles in a width: their unit and the candle that is read.
struct CandlePage {
  let sheet: CandleSheet
  /// The row of the selected candle, or nothing.
  let selectedRow: Int?

  /// A candle has at least so many device pixels, so that a body can be told from a wick.
  private static let smallestStep = 4.0

  /// Opens the page of a chart `width` points wide.
  init(
    of book: CandleBook, _ state: ViewState, format: NumberStyle, width: Double,
    _ environment: EnvironmentValues
  ) {
    let zone = environment.formats.zone
    let plotWidth = width - Self.axisWidth(book.candles, format, environment)
    let limit = Int((plotWidth * environment.displayScale / Self.smallestStep).clamped(to: 1...1e6))
    let unit =
      state.calendarUnit
      ?? book.unit(
        fitting: limit, visible: state.visible, isGapless: state.isGapless, in: zone)
    sheet = book.sheet(of: unit, in: zone)
    selectedRow = state.selection.flatMap { [sheet] in
      sheet.candles.row(showing: $0, from: sheet.original)
    }
  }

  /// The candle that is read: the selected one, else the last (`S2-22`).
  var shownRow: Int? { selectedRow ?? (sheet.candles.isEmpty ? nil : sheet.candles.count - 1) }

  /// About the room that the labels of y take.
  private static func axisWidth(
    _ candles: CandleSeries, _ format: NumberStyle, _ environment: EnvironmentValues
  ) -> Double {
    let extent = candles.extent(of: candles.indices) ?? 0...1
    let style = TextStyle(size: Font.caption.size * environment.textScale, hasTabularDigits: true)
    let labels = [extent.lowerBound, extent.upperBound].map {
      environment.formats.number($0, style: format)
    }
    let widths = labels.map { environment.measurer.size(of: $0, style: style).width }
    return (widths.max() ?? 0) + AxisMetrics.gapBeside
  }
}

extension CandleSeries {
  /// Returns the row of the candle that stands for an instant: the nearest one, or what the
  /// nearest of `original` was merged into.
  public func row(showing time: Double, from original: CandleSeries) -> Int? {
    if let row = row(atTime: time) { return row }
    guard let nearest = original.nearestRow(toTime: time) else { return nil }
    return row(covering: original.time[nearest])
  }
}
