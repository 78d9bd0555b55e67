/// Sorts out which rows are candles, and in what order.
struct CandleRows {
  let time: [Double]
  let open: [Double]
  let high: [Double]
  let low: [Double]
  let close: [Double]
  /// The rows of candles by time; nil when that is all rows in their order.
  private var kept: [Int]?
  /// Rows that lack a price, whose prices contradict each other, or that a later row with the
  /// same time replaces.
  private(set) var withoutPrices: [Int] = []
  private(set) var impossible: [Int] = []
  private(set) var replaced: [Int] = []

  init(time: [Double], open: [Double], high: [Double], low: [Double], close: [Double]) {
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
  func candles(_ column: [Double]) -> [Double] {
    kept.map { $0.map { column[$0] } } ?? column
  }

  /// Whether all rows are candles, each later than the one before.
  private var areAllInOrder: Bool {
    guard let first = time.first, first.isFinite, let last = time.last, last.isFinite else {
      return time.isEmpty
    }
    for row in time.indices.dropFirst() where !(time[row] > time[row - 1]) { return false }
    return time.indices.allSatisfy { hasPrices($0) && isPossible($0) }
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
    low[row] <= min(open[row], close[row]) && max(open[row], close[row]) <= high[row]
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
