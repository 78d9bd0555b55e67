/// Sorts out which rows are candles, and in what order.
struct CandleRows {
  let time: PackedDoubles
  let open: PackedDoubles
  let high: PackedDoubles
  let low: PackedDoubles
  let close: PackedDoubles
  /// The rows of candles by time; nil when that is all rows in their order.
  private var kept: [Int]?
  /// Rows that lack a price, whose prices contradict each other, or that a later row with the
  /// same time replaces.
  private(set) var withoutPrices: [Int] = []
  private(set) var impossible: [Int] = []
  private(set) var replaced: [Int] = []

  init(
    time: PackedDoubles, open: PackedDoubles, high: PackedDoubles, low: PackedDoubles,
    close: PackedDoubles
  ) {
    precondition(
      [open, high, low, close].allSatisfy { $0.count == time.count }, "columns are parallel")
    self.time = time
    self.open = open
    self.high = high
    self.low = low
    self.close = close
    if areAllInOrder { return }
    var kept = time.indices.filter { time[$0].isFinite && sortOut($0) }
    sort(&kept)
    dropReplaced(&kept)
    self.kept = kept
  }

  /// How many candles there are.
  var count: Int { kept?.count ?? time.count }

  /// Returns the values of the candles, by time.
  func candles(_ column: PackedDoubles) -> PackedDoubles {
    kept.map { PackedDoubles($0.map { column[$0] }) } ?? column
  }

  /// Whether all rows are candles, each later than the one before.
  private var areAllInOrder: Bool {
    guard let first = time.first, first.isFinite, let last = time.last, last.isFinite else {
      return time.isEmpty
    }
    return time.ascends(strictly: true) && areAllPossible
  }

  /// Whether all rows have prices that do not contradict each other.
  private var areAllPossible: Bool {
    var prices = (open.makeIterator(), high.makeIterator(), low.makeIterator())
    return close.allSatisfy { close in
      guard let open = prices.0.next(), let high = prices.1.next(), let low = prices.2.next()
      else { return false }
      return Self.isPossible(open, high, low, close)
    }
  }

  /// Returns whether a row is a candle, and notes why it is none.
  private mutating func sortOut(_ row: Int) -> Bool {
    if !hasPrices(row) {
      withoutPrices.append(row)
    } else if !isPossible(row) {
      impossible.append(row)
    } else {
      return true
    }
    return false
  }

  private func hasPrices(_ row: Int) -> Bool {
    open[row].isFinite && high[row].isFinite && low[row].isFinite && close[row].isFinite
  }

  private func isPossible(_ row: Int) -> Bool {
    Self.isPossible(open[row], high[row], low[row], close[row])
  }

  /// Whether open and close lie between low and high, which are finite then.
  @inline(__always) private static func isPossible(
    _ open: Double, _ high: Double, _ low: Double, _ close: Double
  ) -> Bool {
    low <= min(open, close) && max(open, close) <= high && low > -.infinity && high < .infinity
  }

  private func sort(_ kept: inout [Int]) {
    let pairs = zip(kept, kept.dropFirst())
    if pairs.allSatisfy({ time[$0] <= time[$1] }) { return }
    if pairs.allSatisfy({ time[$0] > time[$1] }) {
      kept.reverse()
    } else {
      kept.sort { time[$0] < time[$1] || (time[$0] == time[$1] && $0 < $1) }
    }
  }

  private mutating func dropReplaced(_ kept: inout [Int]) {
    guard zip(kept, kept.dropFirst()).contains(where: { time[$0] == time[$1] }) else { return }
    var last: [Int] = []
    for (index, row) in kept.enumerated() {
      let isReplaced = index + 1 < kept.count && time[kept[index + 1]] == time[row]
      if isReplaced { replaced.append(row) } else { last.append(row) }
    }
    kept = last
    replaced.sort()
  }
}
