/// Tells open from close by their numbers: a candle opens near where the one before it closed.
struct OpenAndClose {
  /// Whether the first of the two columns is the close, and that is beyond doubt.
  let isReversed: Bool

  /// Looks at the values of two columns, a row each, in order of time or against it.
  init(_ first: [Double], _ second: [Double], time: [Double]) {
    let rows = time.indices.filter {
      time[$0].isFinite && first[$0].isFinite && second[$0].isFinite
    }
    guard rows.count > 3, let start = rows.first, let end = rows.last else {
      isReversed = false
      return
    }
    let ascends = time[start] <= time[end]
    let (before, after) = ascends ? (second, first) : (first, second)
    // In the order of the file; `before` closes where `after` opens, if the first is the open.
    let usual = Self.distance(before, after, rows)
    let reversed = Self.distance(after, before, rows)
    isReversed = reversed * 2 < usual
  }

  /// The sum of the steps from each row's `before` to the next row's `after`.
  private static func distance(_ before: [Double], _ after: [Double], _ rows: [Int]) -> Double {
    zip(rows, rows.dropFirst()).reduce(0) { $0 + (after[$1.1] - before[$1.0]).magnitude }
  }
}
