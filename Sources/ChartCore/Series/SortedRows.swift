/// Rows brought into ascending x: finite x only, y not finite turned into NaN.
struct SortedRows {
  private(set) var x: [Double]
  private(set) var y: [Double]

  init(x: [Double], y: [Double]) {
    self.x = x
    self.y = y
    keepFinite()
    sort()
  }

  private mutating func keepFinite() {
    if !x.allSatisfy(\.isFinite) {
      let kept = x.indices.filter { x[$0].isFinite }
      (x, y) = (kept.map { x[$0] }, kept.map { y[$0] })
    }
    // Only what changes may touch the column, which is copied then.
    guard y.contains(where: \.isInfinite) else { return }
    for row in y.indices where y[row].isInfinite { y[row] = .nan }
  }

  private mutating func sort() {
    if isAscending { return }
    if descendsFromFirstToLast {
      x.reverse()
      y.reverse()
    }
    if isAscending { return }
    let order = x.indices.sorted { x[$0] < x[$1] || (x[$0] == x[$1] && $0 < $1) }
    (x, y) = (order.map { x[$0] }, order.map { y[$0] })
  }

  private var isAscending: Bool {
    guard x.count > 1 else { return true }
    for row in 1..<x.count where x[row] < x[row - 1] { return false }
    return true
  }

  /// A file runs newest first when hardly a row is later than the one above it.
  private var descendsFromFirstToLast: Bool {
    var ascents = 0
    var descents = 0
    for row in 1..<x.count {
      if x[row] < x[row - 1] { descents += 1 } else if x[row] > x[row - 1] { ascents += 1 }
    }
    return ascents * 4 < descents
  }
}
