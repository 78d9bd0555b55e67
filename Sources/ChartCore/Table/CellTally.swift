/// What the cells of a column at the beginning of a file look like.
struct CellTally {
  private(set) var numbers = 0
  private(set) var dates = 0
  private(set) var times = 0
  private(set) var texts = 0
  private(set) var units: [[UInt8]: Int] = [:]
  /// Cells of digits and letters right behind them, as `10J`: how many, which, and the letters.
  private var labelCount = 0
  private var labels: Set<[UInt8]> = []
  private var labelLetters: Set<[UInt8]> = []
  /// Units right behind their numbers.
  private(set) var attachedUnits = 0
  private(set) var dotCount = 0
  private(set) var commaCount = 0
  /// Cells such as `1.234` and `1,234`.
  private(set) var openDots = 0
  private(set) var openCommas = 0
  private(set) var firstOpen: [UInt8]?
  private(set) var dayFirst = 0
  private(set) var monthFirst = 0
  /// Dates whose order of day and month cannot be told.
  private(set) var openDates: [[UInt8]] = []
  /// Dates of three numbers of two digits each.
  private(set) var shortDates: [[UInt8]] = []
  private(set) var firstDate: [UInt8]?
  /// Offsets that may be times of day when intervals end.
  private var ends: Set<Int> = []
  private var endCount = 0
  private var fiscalYears: Set<[UInt8]> = []
  private var fiscalCount = 0
  /// Fiscal years that are no dates otherwise, as `2009-10` is.
  private var isCertainlyFiscal = false

  /// What one cell looks like.
  enum Look {
    case missing, number, unit, date, time, text

    /// Whether it is a number, a date or a time.
    var isValue: Bool { self != .text && self != .missing }
  }

  var total: Int { numbers + dates + times + texts + (units.values.reduce(0, +)) }

  init(_ cells: some Sequence<[UInt8]>) {
    for cell in cells { _ = add(cell) }
  }

  /// Returns what a cell looks like on its own.
  static func look(_ cell: [UInt8]) -> Look {
    var tally = CellTally([])
    return tally.add(cell)
  }

  private mutating func add(_ cell: [UInt8]) -> Look {
    cell.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return .missing }
      return add(CellBytes(base, bytes.count).trimmed())
    }
  }

  private mutating func add(_ cell: CellBytes) -> Look {
    if cell.isMissing { return .missing }
    let number = NumberCell(cell)
    if let number, number.unit.count == 0, isReadable(number) {
      addNumber(number, cell)
      return .number
    }
    let look = addDate(DateCell(cell, order: .monthFirst), cell)
    if FiscalYear.year(cell) != nil { return addFiscalYear(cell, look) }
    if look != .text { return look }
    if let number, number.unit.count > 0, isReadable(number) {
      units[Array(number.unit), default: 0] += 1
      noteLabel(cell)
      if cell[cell.count - number.unit.count - 1] > .space { attachedUnits += 1 }
      addMarks(number, cell)
      return .unit
    }
    texts += 1
    return .text
  }

  private func isReadable(_ number: NumberCell) -> Bool {
    number.value(decimal: .dot) != nil || number.value(decimal: .comma) != nil
  }

  private mutating func addNumber(_ number: NumberCell, _ cell: CellBytes) {
    numbers += 1
    noteLabel(cell)
    addMarks(number, cell)
  }

  private mutating func addMarks(_ number: NumberCell, _ cell: CellBytes) {
    switch number.evidence {
    case .dot: dotCount += 1
    case .comma: commaCount += 1
    case .either:
      if number.value(decimal: .dot) ?? 0 == number.value(decimal: .comma) ?? 0 { return }
      if Array(cell).contains(.dot) { openDots += 1 } else { openCommas += 1 }
      firstOpen = firstOpen ?? Array(cell)
    case .none: break
    }
  }

  private mutating func noteLabel(_ cell: CellBytes) {
    let bytes = Array(cell)
    let letters = bytes.drop(while: \.isDigit)
    guard letters.count < bytes.count, !letters.isEmpty, letters.allSatisfy(\.isASCIILetter) else {
      return
    }
    labelCount += 1
    labels.insert(bytes)
    labelLetters.insert(Array(letters))
  }

  private mutating func addFiscalYear(_ cell: CellBytes, _ look: Look) -> Look {
    fiscalCount += 1
    fiscalYears.insert(Array(cell))
    if look != .date {
      isCertainlyFiscal = true
      dates += 1
    }
    return .date
  }

  private mutating func addDate(_ date: DateCell, _ cell: CellBytes) -> Look {
    switch date.outcome {
    case .instant, .otherOrder, .impossible: break
    case .time:
      times += 1
      return .time
    case .none: return .text
    }
    dates += 1
    if firstDate == nil { firstDate = Array(cell) }
    if date.proof == .dayFirst { dayFirst += 1 }
    if date.proof == .monthFirst { monthFirst += 1 }
    if date.isOpen { openDates.append(Array(cell)) }
    if date.parts.hasOffsetLikeEnd, let offset = date.parts.offset {
      endCount += 1
      ends.insert(offset)
    }
    if date.parts.isShort { shortDates.append(Array(cell)) }
    return .date
  }
}

extension CellTally {
  /// The kind that more than half of the cells have.
  var kind: ColumnPlan.Kind {
    if areLabels { return .text }
    let half = total / 2
    let areAll = hasFlags || signUnit != nil
    let measured = areAll ? units.values.reduce(0, +) : unitCount(like: columnUnit)
    if numbers + measured > half || total == 0 {
      return .number
    }
    if dates > half || dates > 1 && dates * 2 == total { return .date }
    return times > half ? .time : .text
  }

  /// Whether all cells are a few whole numbers with letters that vary, as `1T`, `3M` and `10J` for
  /// a day, three months and ten years: these are names, not amounts.
  private var areLabels: Bool {
    guard labelCount == total, labelLetters.count > 1, labels.count * 2 <= total else {
      return false
    }
    return !areOfOneKind && !areMultiples
  }

  /// Whether the letters only multiply, as in `512M` and `2G`; millions beside nothing but
  /// trillions are months and days.
  private var areMultiples: Bool {
    let letters = labelLetters.map { String(decoding: $0, as: UTF8.self) }
    return Set(letters).isSubset(of: ["B", "G", "K", "M", "T", "k"]) && Set(letters) != ["M", "T"]
  }

  /// Whether all dates have an offset that goes along with them: an interval's end.
  var areIntervals: Bool { endCount == dates && ends.count > 1 }

  /// Whether most dates are fiscal years, and not all of them months.
  var areFiscalYears: Bool {
    fiscalCount > 0 && fiscalCount * 4 >= dates * 3 && (fiscalYears.count > 1 || isCertainlyFiscal)
  }

  /// The unit that most numbers have, if half of them have it.
  var bestUnit: (unit: [UInt8], count: Int)? {
    let best = units.max { a, b in
      a.value == b.value ? b.key.lexicographicallyPrecedes(a.key) : a.value < b.value
    }
    guard let best, best.value >= numbers else { return nil }
    return (best.key, best.value)
  }

  /// The number of cells whose unit can be turned into this one.
  private func unitCount(like unit: [UInt8]) -> Int {
    units.lazy.filter { UnitScale.factor(from: $0.key, to: unit) != nil }.reduce(0) {
      $0 + $1.value
    }
  }
}
