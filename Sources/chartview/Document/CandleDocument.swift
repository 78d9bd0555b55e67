import ChartCore

/// The candlestick chart of one file.
struct CandleDocument: ChartDocument {
  let symbol: String
  let book: CandleBook
  let reading: Reading
  let warnings: [(source: InputSource, warning: Warning)]
  let style: CandleChartStyle
  /// How candles are merged, placed and drawn at first.
  let initial: ViewState

  var title: String { symbol }
  var xKind: XKind { .time }
  var holdsWholeDays: Bool { reading.isOfDays([book.candles.time]) }
  var valueNames: [String] { CandleSeries.priceNames }

  func initialState(selecting x: Double?) -> ViewState {
    var state = initial
    state.selection = x
    return state
  }

  func view(_ state: ViewState) -> any View {
    CandleCard(symbol: symbol, book: book, state: state, style: style)
  }

  func text(
    _ form: DescriptionForm, selecting x: Double?, _ formats: any TextFormats
  ) -> String {
    let description = description(selecting: x, in: formats.zone)
    let texts = CandleTexts(
      formats: formats, format: style.plainFormat,
      interval: description.candles.typicalInterval, unit: initial.calendarUnit)
    switch form {
    case .json: return description.json(texts).description + "\n"
    case .words: return description.words(texts)
    }
  }

  /// Returns the facts of the candles in the unit asked for, or as they are.
  func description(selecting x: Double?, in zone: TimeZoneRules) -> CandleDescription {
    let candles =
      initial.calendarUnit.map { book.candles.merged(into: $0, in: zone) } ?? book.candles
    return CandleDescription(
      title: title, candles: candles,
      selectedRow: x.flatMap { candles.row(showing: $0, from: book.candles) }, reading: reading,
      warnings: warnings.map(\.warning))
  }
}
