/// Candles with their header and the four prices of the candle that is read (`S2-22` … `S2-24`).
///
/// With less room the header goes on one line, the hint goes, and then the cells.
public struct CandleCard: View {
  let symbol: String
  let book: CandleBook
  let state: ViewState
  let style: CandleChartStyle

  public init(
    symbol: String, book: CandleBook, state: ViewState = ViewState(),
    style: CandleChartStyle = .init()
  ) {
    self.symbol = symbol
    self.book = book
    self.state = state
    self.style = style
  }

  public var body: some View {
    EnvironmentReader { environment, size in
      let room = Room(size, environment.textScale)
      let page = CandlePage(
        of: book, state, format: style.plainFormat, width: size.width - 2 * room.margin,
        environment)
      VStack(alignment: .leading, spacing: room.spacing) {
        if let row = page.shownRow {
          CandleHeader(
            symbol: symbol, page: page, row: row, style: style, isCompact: room.isCompact,
            showsHint: room.showsHint)
        } else {
          Text(symbol).font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
        }
        CandlestickChart(book, state: state, style: style)
        if let row = page.shownRow, room.showsCells {
          CandleCells(candle: page.sheet.candles[row], format: style.plainFormat)
        }
      }
      .padding(room.margin)
    }
  }

  /// What there is room for, in a size.
  private struct Room {
    let isCompact: Bool
    let showsHint: Bool
    let showsCells: Bool
    let margin: Double
    let spacing: Double

    init(_ size: Size, _ textScale: Double) {
      let height = size.height / textScale
      isCompact = height < 320
      showsHint = height >= 380
      showsCells = !isCompact && size.width / textScale >= 300
      margin = isCompact ? 12 : 24
      spacing = isCompact ? 8 : 18
    }
  }
}
