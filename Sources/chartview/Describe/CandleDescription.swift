import ChartCore

/// What a chart of candles shows, as facts: for `--describe` and for people who cannot see it.
struct CandleDescription: Sendable {
  var title: String
  var candles: CandleSeries
  var selectedRow: Int?
  var reading = Reading()
  var warnings: [Warning] = []

  var risingCount: Int { zip(candles.open, candles.close).count { $0 <= $1 } }
  var fallingCount: Int { candles.count - risingCount }

  /// The lowest low and the highest high.
  var extent: ClosedRange<Double>? { candles.extent(of: candles.indices) }

  var yDomain: ClosedRange<Double> {
    CandleDomain.domain(low: extent?.lowerBound, high: extent?.upperBound)
  }

  var xDomain: ClosedRange<Double>? {
    guard let first = candles.time.first, let last = candles.time.last else { return nil }
    return first...last
  }

  var selection: SelectedDatum? {
    selectedRow.flatMap { candles.datum(atTime: candles.time[$0]) }
  }
}

extension CandleDescription {
  /// Returns the description as JSON; `texts` write the summary.
  func json(_ texts: CandleTexts) -> JSON {
    .object([
      ("kind", .text("candles")),
      ("x_kind", .text(XKind.time.rawValue)),
      ("title", .text(title)),
      ("candles", facts),
      ("x_domain", xDomain.map { .list([$0.lowerBound, $0.upperBound].map(Self.time)) } ?? .null),
      ("y_domain", .list([.number(yDomain.lowerBound), .number(yDomain.upperBound)])),
      ("selection", selection?.json ?? .null),
      ("reading", reading.json),
      ("warnings", .list(warnings.map(\.json))),
      ("summary", .text(summary(texts))),
    ])
  }

  private var facts: JSON {
    .object([
      ("count", .number(candles.count)), ("rising", .number(risingCount)),
      ("falling", .number(fallingCount)), ("low", extent.map { .number($0.lowerBound) } ?? .null),
      ("high", extent.map { .number($0.upperBound) } ?? .null),
      ("first", candles.isEmpty ? .null : json(of: candles[0])),
      ("last", candles.isEmpty ? .null : json(of: candles[candles.count - 1])),
    ])
  }

  private func json(of candle: Candle) -> JSON {
    .object([
      ("t", Self.time(candle.time)), ("open", .number(candle.open)),
      ("high", .number(candle.high)), ("low", .number(candle.low)),
      ("close", .number(candle.close)),
    ])
  }

  private static func time(_ time: Double) -> JSON { XKind.time.value(time).json }
}

extension CandleDescription {
  /// Returns the description as sentences, one thought a line, for `--describe`.
  func words(_ texts: CandleTexts) -> String {
    let kind = "\(CandleTexts.label)."
    let lines = [title.isEmpty ? kind : "\(title). \(kind)", course(texts), counts]
    let remarks = [reading.sentence].compactMap(\.self) + warnings.map(\.sentence)
    return (lines + [summary(texts)] + remarks).map { $0.terminalText + "\n" }.joined()
  }

  private func course(_ texts: CandleTexts) -> String {
    let ends = [yDomain.lowerBound, yDomain.upperBound].map(texts.price)
    let y = "y axis goes from \(ends[0]) to \(ends[1])."
    guard let xDomain else { return "The " + y }
    let dates = [xDomain.lowerBound, xDomain.upperBound].map(texts.date)
    return "The x axis goes from \(dates[0]) to \(dates[1]), and the \(y)"
  }

  private var counts: String {
    let noun = candles.count == 1 ? "candle" : "candles"
    return "\(candles.count) \(noun): \(risingCount) rising, \(fallingCount) falling."
  }

  /// Returns the course of the prices, then the value of the chart: the candle that is read
  /// (`S2-19`).
  private func summary(_ texts: CandleTexts) -> String {
    guard let extent, let first = candles.open.first, let last = candles.close.last else {
      return "No data"
    }
    let prices = [first, last, extent.lowerBound, extent.upperBound].map(texts.price)
    let read = selectedRow == nil ? "Last" : "Selected"
    return "From \(prices[0]) to \(prices[1]). Lowest \(prices[2]), highest \(prices[3]). "
      + "\(read): \(texts.value(of: candles, selected: selectedRow))."
  }
}
