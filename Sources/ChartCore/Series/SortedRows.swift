/// Rows brought into ascending x: finite x only, y not finite turned into NaN.
struct SortedRows {
  private(set) var x: PackedDoubles
  private(set) var y: PackedDoubles

  init(x: PackedDoubles, y: PackedDoubles) {
    self.x = x
    self.y = y
    keepFinite()
    sort()
  }

  private mutating func keepFinite() {
    if !x.areAllFinite {
      let kept = x.indices.filter { x[$0].isFinite }
      take { column in kept.map { column[$0] } }
    }
    guard y.hasInfinite else { return }
    y = PackedDoubles(y.map { $0.isInfinite ? .nan : $0 })
  }

  private mutating func sort() {
    if isAscending { return }
    if descendsFromFirstToLast { take { $0.reversed() } }
    if isAscending { return }
    let x = x.unpacked
    let order = x.indices.sorted { x[$0] < x[$1] || (x[$0] == x[$1] && $0 < $1) }
    take { column in order.map { column[$0] } }
  }

  /// Replaces both columns with some of their rows.
  private mutating func take(_ rows: ([Double]) -> [Double]) {
    (x, y) = (PackedDoubles(rows(x.unpacked)), PackedDoubles(rows(y.unpacked)))
  }

  private var isAscending: Bool { x.ascends(strictly: false) }

  /// A file runs newest first when hardly a row is later than the one above it.
  private var descendsFromFirstToLast: Bool {
    var ascents = 0
    var descents = 0
    _ = x.allSteps { before, after in
      if after < before { descents += 1 } else if after > before { ascents += 1 }
      return true
    }
    return ascents * 4 < descents
  }
}
