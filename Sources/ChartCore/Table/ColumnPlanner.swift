/// Decides how all columns are read, where one column says something about another.
struct ColumnPlanner {
  private(set) var plans: [ColumnPlan] = []
  private let layout: TableLayout

  init(layout: TableLayout, options: ReadingOptions) {
    self.layout = layout
    var onlyEmpty = true
    for column in layout.names.indices {
      let isFirst = plans.allSatisfy { $0.kind == .text || $0.kind == .skip } || onlyEmpty
      let guess = ColumnGuess(
        name: layout.names[column], hasHeader: layout.hasHeader, isFirst: isFirst,
        isAfterTime: plans.contains(where: \.isInstant), cells: cells(column))
      plans.append(guess.plan(options))
      onlyEmpty = onlyEmpty && cells(column).allSatisfy(\.isEmpty)
    }
    shareDecimalSign()
    shareDateOrder()
    findClocks()
    findSecondTimes()
  }

  private func cells(_ column: Int) -> [[UInt8]] {
    layout.sample.map { column < $0.count ? $0[column] : [] }
  }

  /// A column of nothing but `1.234` follows the decimal sign of the others.
  private mutating func shareDecimalSign() {
    let tallies = plans.indices.map { CellTally(plans[$0].kind == .number ? cells($0) : []) }
    guard tallies.contains(where: { $0.commaCount > 0 }),
      !tallies.contains(where: { $0.dotCount > 0 })
    else { return }
    for column in plans.indices where plans[column].kind == .number && !plans[column].isForced {
      plans[column].decimal = .comma
    }
  }

  /// Dates that leave the order of day and month open follow those that do not, and decimal
  /// commas, which America does not have.
  private mutating func shareDateOrder() {
    let known = plans.first { $0.kind == .date && $0.isProven }?.order
    let hasCommas = plans.contains { $0.kind == .number && $0.decimal == .comma }
    guard let order = known ?? (hasCommas ? .dayFirst : nil) else { return }
    for column in plans.indices where plans[column].kind == .date && plans[column].isGuess {
      plans[column].turn(to: order)
    }
  }

  /// Numbers such as `093000` beside a date are times of day.
  private mutating func findClocks() {
    for column in plans.indices.dropFirst() where plans[column].kind == .number {
      let isBeside = plans[column - 1].kind == .date || plans[column - 1].kind == .compact
      let isNamed = layout.hasHeader && KnownNames.isTime(layout.names[column])
      let hasDate = plans[..<column].contains { $0.kind == .date || $0.kind == .compact }
      guard layout.hasHeader ? isNamed && hasDate : isBeside else { continue }
      let filled = cells(column).filter { !$0.isEmpty }
      let factor = filled.allSatisfy { $0.count == 4 } ? 100.0 : 1
      guard !filled.isEmpty, filled.allSatisfy({ isClock($0, factor) }) else { continue }
      plans[column].kind = .clock
      plans[column].clockFactor = factor
    }
  }

  private func isClock(_ cell: [UInt8], _ factor: Double) -> Bool {
    guard let number = cell.withCell({ NumberCell($0)?.value(decimal: .dot) }) else { return false }
    return cell.count == (factor == 1 ? 6 : 4) && EpochTime.clock(number * factor) != nil
  }

  /// Without names, numbers that keep to the first column's times are times as well.
  private mutating func findSecondTimes() {
    guard !layout.hasHeader, let first = plans.firstIndex(where: { $0.kind == .epoch }) else {
      return
    }
    for column in plans.indices where column != first && plans[column].kind == .number {
      let pairs = zip(cells(first), cells(column)).compactMap { a, b -> Double? in
        guard let a = a.withCell({ NumberCell($0)?.value(decimal: .dot) }),
          let b = b.withCell({ NumberCell($0)?.value(decimal: .dot) })
        else { return nil }
        return b / a
      }
      if !pairs.isEmpty, pairs.allSatisfy({ abs($0 - 1) < 0.001 }) { plans[column].kind = .epoch }
    }
  }
}
