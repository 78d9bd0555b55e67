// Cells that are not in their most usual form.

extension ChunkReader {
  /// Moves to the end of the cell and returns its bytes, without the quotes around them.
  mutating func takeCell() -> (cell: CellBytes, isEscaped: Bool) {
    while offset < bytes.count,
      bytes.base[offset] == .space
        || (bytes.base[offset] == .tab && !dialect.isSeparator(.tab))
    { offset += 1 }
    if offset < min(bytes.count, dialect.quoteLimit), bytes.base[offset] == .quote {
      return takeQuoted()
    }
    let first = offset
    skipToEnd()
    return (unguarded(first..<offset, isEscaped: false), false)
  }

  private func unguarded(_ range: Range<Int>, isEscaped: Bool) -> CellBytes {
    let cell = bytes.cell(range)
    return cell[0] == 61 ? cell.trimmed().unguarded(isEscaped: isEscaped) : cell
  }

  /// Moves to the end of the cell and returns how many bytes it has besides white space.
  mutating func skipCell() -> Int { takeCell().cell.trimmed().count }

  private mutating func skipToEnd() {
    if !dialect.isSpaces { offset = fast.end(from: offset) }
    while offset < bytes.count, bytes.base[offset] != dialect.lineEnd,
      !dialect.isSeparator(bytes.base[offset])
    { offset += 1 }
  }

  private mutating func takeQuoted() -> (cell: CellBytes, isEscaped: Bool) {
    let first = offset + 1
    var search = first
    var isEscaped = false
    while true {
      let end = bytes.first(.quote, in: search..<bytes.count)
      guard bytes[end + 1] == .quote else {
        let range = first..<max(min(end, bytes.count), first)
        countLines(in: range)
        offset = min(end + 1, bytes.count)
        skipToEnd()
        return (unguarded(range, isEscaped: isEscaped), isEscaped)
      }
      isEscaped = true
      search = end + 2
    }
  }

  private mutating func countLines(in range: Range<Int>) {
    var search = range.lowerBound
    while true {
      search = bytes.first(dialect.lineEnd, in: search..<range.upperBound) + 1
      if search > range.upperBound { break }
      line += 1
    }
  }

  mutating func readText(_ column: Int) {
    let (cell, isEscaped) = takeCell()
    let text = cell.trimmed()
    if text.isMissing {
      chunk.parts[column].texts?.appendMissing()
    } else {
      chunk.parts[column].texts?.append(text.slice(0..<1024), isEscaped: isEscaped)
    }
  }

  /// Reads a cell with care; what cannot be read becomes NaN and is noted.
  mutating func slowValue(_ column: Int) -> Double {
    let cell = takeCell().cell.trimmed()
    if cell.isMissing { return .nan }
    let plan = plans[column]
    let value =
      switch plan.kind {
      case .date: date(cell, column)
      case .pattern: patternDate(cell, column)
      case .time: time(cell) * plan.clockFactor
      case .fiscalYear: fiscalYear(cell)
      default: number(cell, column)
      }
    if value.isNaN { chunk.parts[column].faults.add(row: row, text: cell.shown) }
    return value
  }

  private mutating func number(_ cell: CellBytes, _ column: Int) -> Double {
    guard let number = NumberCell(cell) else { return .nan }
    guard let factor = factor(number, column) ?? flagged(number, cell, column) else { return .nan }
    noteDecimal(number, cell, column)
    guard let value = number.value(decimal: plans[column].decimal) else { return .nan }
    return plans[column].meaning(of: factor == 1 ? value : value * factor)
  }

  /// What a number with a unit is multiplied with; nil when its column has other units.
  private func factor(_ number: NumberCell, _ column: Int) -> Double? {
    if number.unit.count == 0 { return 1 }
    let unit = Array(number.unit)
    if let negative = plans[column].negativeUnit { return unit == negative ? -1 : 1 }
    return UnitScale.factor(from: unit, to: plans[column].unit)
      ?? (plans[column].unit.isEmpty ? UnitScale.multiple(unit) : nil)
  }

  /// Takes note of a number with a flag where numbers have no unit.
  private mutating func flagged(_ number: NumberCell, _ cell: CellBytes, _ column: Int) -> Double? {
    guard plans[column].unit.isEmpty, number.unit.isFlag else { return nil }
    if chunk.parts[column].faults.flag == nil {
      chunk.parts[column].faults.flag = .init(row: row, text: cell.shown)
    }
    return 1
  }

  private mutating func noteDecimal(_ number: NumberCell, _ cell: CellBytes, _ column: Int) {
    switch number.evidence {
    case .dot where chunk.parts[column].faults.dotDecimal == nil:
      guard number.value(decimal: .dot) != nil else { return }
      chunk.parts[column].faults.dotDecimal = .init(row: row, text: cell.shown)
    case .comma where chunk.parts[column].faults.commaDecimal == nil:
      guard number.value(decimal: .comma) != nil else { return }
      chunk.parts[column].faults.commaDecimal = .init(row: row, text: cell.shown)
    default: break
    }
  }

  private mutating func date(_ cell: CellBytes, _ column: Int) -> Double {
    let date = DateCell(
      cell, order: plans[column].order, zones: plans[column].zones)
    noteOrder(date, column)
    if let zone = date.zone { note(zone, column) }
    switch date.outcome {
    case .instant(let instant): return instant
    case .impossible: chunk.parts[column].faults.impossible.append(row)
    default: break
    }
    return .nan
  }

  private mutating func noteOrder(_ date: DateCell, _ column: Int) {
    switch date.proof {
    case .dayFirst? where chunk.parts[column].faults.dayFirst == nil:
      chunk.parts[column].faults.dayFirst = .init(row: row, text: date.cell.shown)
    case .monthFirst? where chunk.parts[column].faults.monthFirst == nil:
      chunk.parts[column].faults.monthFirst = .init(row: row, text: date.cell.shown)
    default: break
    }
  }

  /// Takes note of the name of a zone that is not taken off.
  private mutating func note(_ zone: CellBytes, _ column: Int) {
    guard plans[column].zones != .names || ZoneNames.offset(zone) == nil else { return }
    chunk.parts[column].faults.add(zone: .init(row: row, text: zone.text))
  }

  private mutating func patternDate(_ cell: CellBytes, _ column: Int) -> Double {
    switch plans[column].pattern?.read(cell) {
    case .instant(let instant)?: return instant
    case .impossible?: chunk.parts[column].faults.impossible.append(row)
    default: break
    }
    return .nan
  }

  private func time(_ cell: CellBytes) -> Double {
    if case .time(let seconds) = DateCell(cell, order: .dayFirst).outcome { return seconds }
    return .nan
  }

  private func fiscalYear(_ cell: CellBytes) -> Double {
    let day = FiscalYear.year(cell).flatMap { Gregorian.day(year: $0, month: 1, day: 1) }
    return day.map { Double($0 * 86_400) } ?? .nan
  }
}
