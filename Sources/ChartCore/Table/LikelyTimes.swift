/// Whether numbers can hardly be anything but times, whatever the name and the place of their column.
struct LikelyTimes {
  private let values: [Double]
  private let isMonotone: Bool

  init(_ order: RowOrder) {
    values = order.numbers
    isMonotone = order.isMonotone
  }

  /// How the numbers are times; nil when they may count something else.
  var kind: ColumnPlan.Kind? {
    guard isMonotone, let first = values.first, values.contains(where: { $0 != first }) else {
      return nil
    }
    if areCompact { return .compact }
    return values.allSatisfy(EpochTime.isLikely) && (first >= 1e14 || areAligned) ? .epoch : nil
  }

  /// Whether all are dates of the years 1900 to 2099 in eight, twelve or fourteen digits.
  private var areCompact: Bool {
    values.allSatisfy { value in
      let isLong = (1.9e11..<2.1e11).contains(value) || (1.9e13..<2.1e13).contains(value)
      return ((1.9e7..<2.1e7).contains(value) || isLong) && EpochTime.compact(value) != nil
    }
  }

  /// Whether all are whole minutes, as hardly any amounts are.
  private var areAligned: Bool {
    values.allSatisfy { EpochTime.instant($0)?.truncatingRemainder(dividingBy: 60) == 0 }
  }
}
