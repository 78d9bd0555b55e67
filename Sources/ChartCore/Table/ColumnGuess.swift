/// Decides how a column is read from cells of the beginning of the file and from its name.
struct ColumnGuess {
  let name: String
  let hasHeader: Bool
  let isFirst: Bool
  /// Whether a column before this one holds instants.
  var isAfterTime = false
  let cells: [[UInt8]]
  /// For each cell the block of rows that it is in, when the table has blocks that may each run
  /// through time again.
  var blocks: [Int] = []

  /// The plan for the column; what is left open of it, rows further down may settle.
  func plan(_ options: ReadingOptions) -> ColumnPlan {
    if let form = options.dateFormat, let plan = patternPlan(form) { return plan }
    let tally = CellTally(cells)
    switch tally.kind {
    case .number: return numberPlan(tally, options)
    case .date: return datePlan(tally)
    case .time: return ColumnPlan(.time)
    default: return ColumnPlan(.text)
    }
  }

  private func patternPlan(_ form: String) -> ColumnPlan? {
    guard let pattern = DatePattern(form), fits(pattern) else { return nil }
    var plan = ColumnPlan(.pattern)
    plan.pattern = pattern
    plan.shownForm = form
    plan.isForced = true
    return plan
  }

  /// Whether the form is that of half of the cells.
  private func fits(_ pattern: DatePattern) -> Bool {
    var fitting = 0
    var count = 0
    for cell in cells {
      let isFitting = cell.withCell { cell -> Bool? in
        if cell.isMissing { return nil }
        if case .none = pattern.read(cell) { return false }
        return true
      }
      count += isFitting == nil ? 0 : 1
      fitting += isFitting == true ? 1 : 0
    }
    return fitting * 2 > count
  }
}

// MARK: - Dates

extension ColumnGuess {
  private func datePlan(_ tally: CellTally) -> ColumnPlan {
    var plan = ColumnPlan(.date)
    if tally.dayFirst != tally.monthFirst {
      plan.order = tally.dayFirst > tally.monthFirst ? .dayFirst : .monthFirst
      plan.isProven = true
    } else if !tally.openDates.isEmpty {
      plan.order = likelyOrder(tally.openDates)
      plan.isGuess = true
    }
    plan.shownForm = tally.firstDate.map { first in
      first.withCell { DateCell($0, order: plan.order, keepsForm: true).pattern(order: plan.order) }
    }
    return plan
  }

  /// Rows are most often in order of time; else a slash is American and a dot is not.
  private func likelyOrder(_ cells: [[UInt8]]) -> DateOrder {
    let dayTurns = turns(cells, .dayFirst)
    let monthTurns = turns(cells, .monthFirst)
    if dayTurns != monthTurns { return dayTurns < monthTurns ? .dayFirst : .monthFirst }
    return cells[0].contains(47) ? .monthFirst : .dayFirst
  }

  /// Returns how often the rows change their direction in time.
  private func turns(_ cells: [[UInt8]], _ order: DateOrder) -> Int {
    let instants = cells.compactMap { cell -> Double? in
      guard case .instant(let instant) = cell.withCell({ DateCell($0, order: order).outcome })
      else { return nil }
      return instant
    }
    let steps = zip(instants.dropFirst(), instants).map { $0 - $1 }.filter { $0 != 0 }
    return zip(steps, steps.dropFirst()).count { ($0 < 0) != ($1 < 0) }
  }
}

// MARK: - Numbers

extension ColumnGuess {
  private func numberPlan(_ tally: CellTally, _ options: ReadingOptions) -> ColumnPlan {
    var plan = ColumnPlan(.number)
    plan.decimal = tally.commaCount > tally.dotCount ? .comma : .dot
    if let decimal = options.decimal { (plan.decimal, plan.isForced) = (decimal, true) }
    plan.unit = tally.columnUnit
    plan.negativeUnit = tally.signUnit
    if tally.numbers > 0, UnitScale.multiple(plan.unit) != nil { plan.unit = [] }
    let values = RowOrder(cells, decimal: plan.decimal, blocks: blocks)
    if plan.unit.isEmpty { plan.kind = meaning(values.numbers, isMonotone: values.isMonotone) }
    if plan.kind == .epoch { plan.shownForm = values.numbers.first.map(EpochTime.unit) }
    if plan.kind == .compact { plan.shownForm = values.numbers.first.map(EpochTime.compactForm) }
    return plan
  }

  /// Whether the numbers are years, dates or counts of seconds (`R12`).
  private func meaning(_ values: [Double], isMonotone: Bool) -> ColumnPlan.Kind {
    guard !values.isEmpty else { return .number }
    let isWhole = values.allSatisfy { $0 == $0.rounded() }
    let isTime = KnownNames.isTime(name) && hasHeader
    if isWhole, hasHeader, KnownNames.isYear(name), values.allSatisfy((1000...2999).contains) {
      return .year
    }
    let isFineGrained = !hasHeader && !isAfterTime && values.allSatisfy { $0 >= 1e12 }
    guard isTime || isFirst || isFineGrained else { return .number }
    if isWhole, values.allSatisfy({ isLikelyDay(EpochTime.compact($0)) }),
      isLikelyCompact(values, isMonotone)
    {
      return .compact
    }
    if isTime ? values.allSatisfy(isEpoch) : values.allSatisfy(isLikelyEpoch) && isMonotone {
      return .epoch
    }
    let isSerial = hasHeader && KnownNames.isDate(name) && isMonotone
    return isSerial && values.allSatisfy((10_000...80_000).contains) ? .serial : .number
  }

  private func isEpoch(_ value: Double) -> Bool { EpochTime.instant(value) != nil }

  /// Six digits are a year and its month only by their name, or in order in front.
  private func isLikelyCompact(_ values: [Double], _ isMonotone: Bool) -> Bool {
    if values[0] >= 1e6 { return true }
    let words = Letters.words(of: name)
    if hasHeader, KnownNames.isTime(name) || words == ["yyyymm"] { return !words.contains("week") }
    return isFirst && values.count > 2 && isMonotone
  }

  /// Between 1998 and 2049; other numbers without a name that says so count something else.
  private func isLikelyEpoch(_ value: Double) -> Bool {
    value >= 9e8 && EpochTime.instant(value).map { (9e8...2.5e9).contains($0) } ?? false
  }

  /// Between the years 1800 and 2200.
  private func isLikelyDay(_ instant: Double?) -> Bool {
    instant.map { (-5_364_662_400...7_258_118_400).contains($0) } ?? false
  }
}

extension Array<UInt8> {
  /// Calls `body` with the trimmed bytes as a cell.
  func withCell<Result>(_ body: (CellBytes) -> Result) -> Result {
    withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return body(.empty) }
      return body(CellBytes(base, bytes.count).trimmed())
    }
  }
}
