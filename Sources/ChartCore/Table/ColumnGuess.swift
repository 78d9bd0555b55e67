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
    case .time: return timePlan
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
  /// Times such as `75:30` of which not only a few would be longer than a day count minutes and seconds,
  /// and so do those of a kilometer.
  private var timePlan: ColumnPlan {
    var plan = ColumnPlan(.time)
    let filled = cells.filter { CellTally.look($0) == .time }
    let areShort = filled.allSatisfy { $0.count { $0 == .colon } == 1 }
    let hours = filled.compactMap {
      Int(String(decoding: $0.prefix(while: \.isDigit), as: UTF8.self))
    }
    let isPace = Letters.words(of: name).contains("pace")
    let areLong = hours.count { $0 > 24 } * 10 > hours.count
    if areShort, isPace || areLong { plan.clockFactor = 1.0 / 60 }
    return plan
  }

  private func datePlan(_ tally: CellTally) -> ColumnPlan {
    if tally.areFiscalYears { return ColumnPlan(.fiscalYear) }
    var plan = ColumnPlan(.date)
    let guess = DateOrderGuess(tally)
    (plan.order, plan.isProven, plan.isGuess) = (guess.order, guess.isProven, guess.isGuess)
    plan.shownForm = tally.firstDate.map { first in
      first.withCell { DateCell($0, order: plan.order, keepsForm: true).pattern(order: plan.order) }
    }
    if tally.areIntervals {
      plan.zones = .none
      plan.shownForm = plan.shownForm?.replacing("%z", with: "")
    }
    return plan
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
    if plan.unit.isEmpty {
      plan.kind = meaning(values.numbers, isMonotone: values.isMonotone)
      takeDigitDate(&plan, values.numbers)
    }
    if plan.kind == .epoch { plan.shownForm = values.numbers.first.map(EpochTime.unit) }
    if plan.kind == .compact {
      plan.shownForm = plan.digitDate?.form ?? values.numbers.first.map(EpochTime.compactForm)
    }
    return plan
  }

  /// Under a name that says so, all numbers may be dates in an order of their own; a zero in
  /// front tells them from a count of days.
  private func takeDigitDate(_ plan: inout ColumnPlan, _ values: [Double]) {
    let digits = cells.filter { !$0.isEmpty }
    let isPadded = Set(digits.map(\.count)).count == 1 && digits.contains { $0.first == 48 }
    guard plan.kind == .number || plan.kind == .serial && isPadded, hasHeader,
      KnownNames.isDay(name),
      let date = DigitDate.found(in: values, name: name, arePadded: isPadded)
    else { return }
    plan.kind = .compact
    plan.digitDate = date.form
    plan.isGuess = date.isGuess
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
    if isTime ? values.allSatisfy(isEpoch) : values.allSatisfy(EpochTime.isLikely) && isMonotone {
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
