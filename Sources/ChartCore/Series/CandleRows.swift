/// Sorts out which rows are candles, and in what order.
struct CandleRows {
  let time: [Double]
  let open: [Double]
  let high: [Double]
  let low: [Double]
  let close: [Double]
  /// The rows of candles by time.
  private(set) var kept: [Int] = []
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
    kept.reserveCapacity(time.count)
    for row in time.indices where time[row].isFinite { sortIn(row) }
    sort()
    dropReplaced()
  }

  /// Returns the values of the candles, by time.
  func candles(_ column: [Double]) -> [Double] {
    kept.count == column.count && isInOrder ? column : kept.map { column[$0] }
  }

  private var isInOrder: Bool { zip(kept, kept.dropFirst()).allSatisfy(<) }

  private mutating func sortIn(_ row: Int) {
    let sum = open[row] + high[row] + low[row] + close[row]
    if !sum.isFinite, !hasPrices(row) {
      withoutPrices.append(row)
    } else if isPossible(row) {
      kept.append(row)
    } else {
      impossible.append(row)
    }
  }

  private func hasPrices(_ row: Int) -> Bool {
    open[row].isFinite && high[row].isFinite && low[row].isFinite && close[row].isFinite
  }

  private func isPossible(_ row: Int) -> Bool {
    low[row] <= min(open[row], close[row]) && max(open[row], close[row]) <= high[row]
  }

  private mutating func sort() {
    let pairs = zip(kept, kept.dropFirst())
    if pairs.allSatisfy({ time[$0] <= time[$1] }) { return }
    if pairs.allSatisfy({ time[$0] > time[$1] }) {
      kept.reverse()
    } else {
      kept.sort { time[$0] < time[$1] || (time[$0] == time[$1] && $0 < $1) }
    }
  }

  private mutating func dropReplaced() {
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
