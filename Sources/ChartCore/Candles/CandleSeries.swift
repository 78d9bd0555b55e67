/// The prices of intervals: parallel columns sorted by time, of possible candles only.
///
/// A candle has four finite prices with open and close between low and high; of two at the
/// same time the last row counts (`R6`, `R7`).
public struct CandleSeries: Hashable, Sendable {
  public let name: String
  /// Ascending and different: seconds since 1970.
  public let time: PackedDoubles
  public let open: PackedDoubles
  public let high: PackedDoubles
  public let low: PackedDoubles
  public let close: PackedDoubles
  /// NaN where a candle has none; nil when there is no such column.
  public let volume: PackedDoubles?
  let lowPyramid: Pyramid
  let highPyramid: Pyramid

  /// Creates a series from rows in any order, without those that are no candles.
  ///
  /// - Complexity: O(n) when the times ascend or descend already, else O(n log n).
  public init(
    name: String = "", time: PackedDoubles, open: PackedDoubles, high: PackedDoubles,
    low: PackedDoubles,
    close: PackedDoubles, volume: PackedDoubles? = nil
  ) {
    let rows = CandleRows(time: time, open: open, high: high, low: low, close: close)
    self.init(name: name, rows: rows, volume: volume)
  }

  /// Creates a series from rows in any order, as from packed columns.
  public init(
    name: String = "", time: [Double], open: [Double], high: [Double], low: [Double],
    close: [Double], volume: [Double]? = nil
  ) {
    self.init(
      name: name, time: PackedDoubles(time), open: PackedDoubles(open), high: PackedDoubles(high),
      low: PackedDoubles(low), close: PackedDoubles(close), volume: volume.map(PackedDoubles.init))
  }

  init(name: String, rows: CandleRows, volume: PackedDoubles?) {
    self.name = name
    time = rows.candles(rows.time)
    open = rows.candles(rows.open)
    high = rows.candles(rows.high)
    low = rows.candles(rows.low)
    close = rows.candles(rows.close)
    self.volume = volume.map(rows.candles)
    lowPyramid = Pyramid(low)
    highPyramid = Pyramid(high)
  }

  public var count: Int { time.count }
  public var isEmpty: Bool { time.isEmpty }
  public var indices: Range<Int> { 0..<count }

  /// The candle of one row.
  public subscript(row: Int) -> Candle {
    Candle(
      time: time[row], open: open[row], high: high[row], low: low[row], close: close[row],
      volume: volume?[row])
  }

  /// Whether the close of a candle is at or above its open (`R8`).
  public func isRising(_ row: Int) -> Bool { close[row] >= open[row] }

  /// Returns the row of the candle nearest in time; the earlier of two equally
  /// near, nothing when there is none (`S2-7`).
  ///
  /// - Complexity: O(log n).
  public func nearestRow(toTime time: Double) -> Int? {
    self.time.nearestAscendingIndex(to: time, in: indices)
  }

  /// Returns the lowest low and the highest high of some candles, nil for none.
  ///
  /// - Complexity: O(log n).
  public func extent(of rows: Range<Int>) -> ClosedRange<Double>? {
    let lowest = lowPyramid.extent(of: rows, in: low).low
    let highest = highPyramid.extent(of: rows, in: high).high
    return lowest <= highest ? lowest...highest : nil
  }

  public static func == (a: CandleSeries, b: CandleSeries) -> Bool {
    a.name == b.name && a.time == b.time && a.open == b.open && a.high == b.high
      && a.low == b.low && a.close == b.close
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(time.count)
  }
}

extension CandleSeries {
  /// Creates a series of these candles; the volume counts when all have one.
  public init(_ candles: [Candle], name: String = "") {
    let volumes = candles.compactMap(\.volume)
    self.init(
      name: name, time: candles.map(\.time), open: candles.map(\.open), high: candles.map(\.high),
      low: candles.map(\.low), close: candles.map(\.close),
      volume: volumes.count == candles.count && !volumes.isEmpty ? volumes : nil)
  }
}
