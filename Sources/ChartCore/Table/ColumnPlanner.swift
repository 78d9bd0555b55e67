/// Decides how all columns are read, where one column says something about another.
struct ColumnPlanner {
  private(set) var plans: [ColumnPlan] = []
  private let layout: TableLayout
  private let separator: UInt8
  /// The cells of the sample, a list for each column.
  private let cells: [[[UInt8]]]
  /// For each row of the sample the block of rows with the same text.
  private var blocks: [Int] = []

  init(layout: TableLayout, separator: UInt8, options: ReadingOptions) {
    self.layout = layout
    self.separator = separator
    cells = layout.names.indices.map { column in
      layout.sample.map { column < $0.count ? $0[column] : [] }
    }
    var onlyEmpty = true
    for column in layout.names.indices {
      let isFirst = plans.allSatisfy { $0.kind == .text || $0.kind == .skip } || onlyEmpty
      let guess = ColumnGuess(
        name: layout.names[column], hasHeader: layout.hasHeader, isFirst: isFirst,
        isAfterTime: plans.contains(where: \.isInstant), cells: cells[column], blocks: blocks)
      let isText = options.textColumns.contains(layout.names[column])
      plans.append(isText ? ColumnPlan(.text) : guess.plan(options))
      if blocks.isEmpty, plans[column].kind == .text { findBlocks(column) }
      onlyEmpty = onlyEmpty && cells[column].allSatisfy(\.isEmpty)
    }
    shareDecimalSign()
    shareDateOrder()
    findUnnamedTimes()
    findClocks()
    findSecondTimes()
  }

  /// Where no column holds times, the first one of numbers that can hardly be anything else does.
  private mutating func findUnnamedTimes() {
    guard !plans.contains(where: { $0.isInstant || $0.kind == .time }) else { return }
    for column in plans.indices where plans[column].kind == .number && plans[column].unit.isEmpty {
      let order = RowOrder(cells[column], decimal: plans[column].decimal, blocks: blocks)
      guard let kind = LikelyTimes(order).kind, let first = order.numbers.first else { continue }
      plans[column].kind = kind
      plans[column].shownForm =
        kind == .epoch ? EpochTime.unit(first) : EpochTime.compactForm(first)
      return
    }
  }

  /// Takes note of the blocks of rows with the same text, if there are not too many.
  private mutating func findBlocks(_ column: Int) {
    let cells = cells[column]
    var block = 0
    let found = cells.indices.map { row in
      if row > 0, cells[row] != cells[row - 1] { block += 1 }
      return block
    }
    if block > 0, block * 2 < cells.count { blocks = found }
  }

  /// A column of nothing but `1.234` follows the decimal sign of the others.
  private mutating func shareDecimalSign() {
    let tallies = plans.indices.map { CellTally(plans[$0].kind == .number ? cells[$0] : []) }
    let hasDots = tallies.contains { $0.dotCount > 0 }
    if tallies.contains(where: { $0.commaCount > 0 }) {
      if !hasDots { useDecimalSign(.comma) }
    } else if !hasDots {
      guessDecimalSign(tallies)
    }
  }

  private mutating func useDecimalSign(_ sign: UInt8) {
    for column in plans.indices where plans[column].kind == .number && !plans[column].isForced {
      plans[column].decimal = sign
    }
  }

  /// Where no number of the file tells its decimal sign, the dates may.
  private mutating func guessDecimalSign(_ tallies: [CellTally]) {
    guard let guess = DecimalGuess(tallies, plans, separator: separator) else { return }
    useDecimalSign(guess.sign)
    for column in plans.indices where !plans[column].isForced {
      plans[column].openNumber = guess.openNumber(tallies[column])
    }
  }

  /// Dates that leave the order of day and month open follow those that do not, and decimal
  /// commas, which America does not have.
  private mutating func shareDateOrder() {
    let known = plans.first { $0.kind == .date && $0.isProven }?.order
    let hasCommas = plans.contains { $0.kind == .number && $0.decimal == .comma }
    guard let order = known ?? (hasCommas ? .dayFirst : nil) else { return }
    for column in plans.indices
    where plans[column].kind == .date && plans[column].isGuess
      && plans[column].order != .yearFirst
    {
      plans[column].turn(to: order)
    }
  }

  /// Numbers such as `093000` beside a date are times of day.
  private mutating func findClocks() {
    for column in plans.indices.dropFirst() where plans[column].kind == .number {
      let isBeside = Self.isDate(plans[column - 1])
      let date = plans[..<column].lastIndex(where: Self.isDate)
      let name = layout.names[column]
      let isNamed =
        layout.hasHeader && (KnownNames.isTime(name) || CalendarPart.hour.isName(name))
      guard let date, layout.hasHeader ? isNamed : isBeside else { continue }
      let clock = ClockNumbers(
        cells[column], isNamed: isNamed, mayLackZeros: isNamed && repeatsAbove(date))
      guard let clock else { continue }
      plans[column].kind = .clock
      plans[column].clockFactor = clock.factor
    }
  }

  private static func isDate(_ plan: ColumnPlan) -> Bool {
    plan.kind == .date || plan.kind == .compact
  }

  /// Whether a row has the same cell of a column as the one above.
  private func repeatsAbove(_ column: Int) -> Bool {
    let cells = cells[column]
    return zip(cells, cells.dropFirst()).contains { $0 == $1 && !$0.isEmpty }
  }

  /// Without names, numbers that keep to the first column's times are times as well.
  private mutating func findSecondTimes() {
    guard !layout.hasHeader, let first = plans.firstIndex(where: { $0.kind == .epoch }) else {
      return
    }
    for column in plans.indices where column != first && plans[column].kind == .number {
      let pairs = zip(cells[first], cells[column]).compactMap { a, b -> Double? in
        guard let a = a.withCell({ NumberCell($0)?.value(decimal: .dot) }),
          let b = b.withCell({ NumberCell($0)?.value(decimal: .dot) })
        else { return nil }
        return b / a
      }
      if !pairs.isEmpty, pairs.allSatisfy({ abs($0 - 1) < 0.001 }) { plans[column].kind = .epoch }
    }
  }
}
