/// The candles that a table holds.
public struct CandleData: Sendable {
  public var candles: CandleSeries
  public var warnings: [Warning]
  public var reading: Reading
}

extension Table {
  /// Whether open, high, low and close are found in the table, and a time.
  public var hasCandleColumns: Bool {
    (try? CandleColumns(self, ReadingOptions(), isAsked: false)) != nil
  }

  /// Returns the candles of the table; rows that are none are left out with a warning.
  public func candleData(
    _ options: ReadingOptions = ReadingOptions()
  ) throws(TableError) -> CandleData {
    guard rowCount > 0 else { throw .headerOnly(columns: columns.map(\.name)) }
    return try withoutSentinels.pricedCandleData(options)
  }

  private func pricedCandleData(_ options: ReadingOptions) throws(TableError) -> CandleData {
    let choice = try CandleColumns(self, options)
    let prices = choice.prices
    for column in [choice.time] + prices {
      if let error = columns[column].contradiction(lines) { throw error }
    }
    let x = RowX(self, choice.time)
    let split = SymbolChoice(self, x.values)
    let rows = CandleRows(
      time: split.time, open: columns[choice.open].doubles, high: columns[choice.high].doubles,
      low: columns[choice.low].doubles, close: columns[choice.close].doubles)
    guard rows.count > 0 else {
      throw .noCandles(rows: rowCount, impossible: rows.impossible.map(lines.line(ofRow:)))
    }
    let volume = choice.volume.map { columns[$0].doubles }
    let open = decimalWarning(prices + [choice.volume].compactMap(\.self))
    var reading = self.reading
    reading.entries += x.reading + [("y", .texts(prices.map { columns[$0].name }))]
    if let volume = choice.volume {
      reading.entries.append(("volume", .text(columns[volume].name)))
    }
    return CandleData(
      candles: CandleSeries(name: split.name, rows: rows, volume: volume),
      warnings: warnings + x.warnings + split.warnings + warnings(rows) + [open].compactMap(\.self),
      reading: reading)
  }

  private func warnings(_ rows: CandleRows) -> [Warning] {
    [
      (rows.withoutPrices, "without all four prices skipped"),
      (rows.impossible, "with impossible prices skipped: open or close is outside low to high"),
      (rows.replaced, "skipped because a later row has the same time"),
    ].compactMap { skipped, what in
      guard !skipped.isEmpty else { return nil }
      let count = skipped.count == 1 ? "1 row" : "\(skipped.count) rows"
      return Warning(lines: skipped.map(lines.line(ofRow:)), message: "\(count) \(what)")
    }
  }
}
