/// Finding the first row.
extension TableLayout {
  /// Returns the index of the first record that looks like the rows below it.
  func firstRow(_ hasHeader: Bool?) -> Int {
    if kinds.allSatisfy({ $0 == .text }) {
      if hasHeader == true, records[0].cells.count > 1 { return 1 }
      return hasHeader == false ? 0 : 1 + (records.firstIndex { $0.cells.count == width } ?? 0)
    }
    var first = records.firstIndex { isRow($0.cells) } ?? records.count
    if let years = yearNames, years <= first { return years + 1 }
    if first + 1 < records.count, isHeaderWithNumbers(first) {
      first = records[(first + 1)...].firstIndex { isRow($0.cells) } ?? records.count
    }
    if hasHeader == true, first == 0 { return 1 }
    return first
  }

  /// Whether cells are of the kinds of their columns: all of the dates, else more than not.
  func isRow(_ cells: [[UInt8]]) -> Bool {
    var balance = 0
    var hasDate = false
    for (column, cell) in cells.prefix(width).enumerated() where kinds[column] != .text {
      let look = CellTally.look(cell)
      if look == .missing { continue }
      let fits = self.fits(look, column)
      if !fits, kinds[column] == .date { return false }
      hasDate = hasDate || kinds[column] == .date
      balance += fits ? 1 : -1
    }
    return hasDate || balance > 0
  }

  /// The first record with years for names; not one of rows that are all alike.
  private var yearNames: Int? {
    let regular = records.indices.filter { records[$0].cells.count == width }
    let years = regular.map { YearNames(records[$0].cells, kinds) }
    let likely = years.filter(\.areLikelyNames)
    let areFew = (likely.count - 1) * 2 < regular.count
    let isOnly = likely.count(where: \.areNeighbours) == 1
    return zip(regular, years).first { _, years in
      years.areConsecutive || years.areLikelyNames && (areFew || isOnly && years.areNeighbours)
    }?.0
  }

  /// Whether a record with a text among its numbers, as `x-axis,1,2`, stands above one of
  /// nothing but texts: names above their units.
  private func isHeaderWithNumbers(_ index: Int) -> Bool {
    let isMixed = records[index].cells.prefix(width).enumerated().contains { column, cell in
      kinds[column] == .number && CellTally.look(cell) == .text
    }
    return isMixed && isHeader(records[index + 1].cells) && !hasFittingCell(index + 1)
  }

  /// Returns the first of the records directly above `first` that are rows with a fault in them,
  /// and stand below a header.
  func firstOfSpoiltRows(above first: Int) -> Int {
    var index = min(first, records.count)
    while index > 1, isSpoiltRow(index - 1) { index -= 1 }
    let isBelowHeader =
      index > 0 && isHeader(records[index - 1].cells) && !hasFittingCell(index - 1)
    return isBelowHeader ? index : first
  }

  /// Whether a record has cells of the right kinds; among dates only where it is a sum.
  private func isSpoiltRow(_ index: Int) -> Bool {
    guard hasFittingCell(index) else { return false }
    return kinds.contains(.date) ? isTotal(index) : !isAllTextOverNumbers(index)
  }

  /// Whether a record has numbers, and a year or a text that names no times instead of its date.
  private func isTotal(_ index: Int) -> Bool {
    looks(index).allSatisfy { column, look in
      switch kinds[column] {
      case .number: look == .missing || fits(look, column)
      case .date: isLabel(records[index].cells[column], look)
      default: look != .date
      }
    }
  }

  private func isLabel(_ cell: [UInt8], _ look: CellTally.Look) -> Bool {
    look == .text
      ? !KnownNames.isTime(String(decoding: cell, as: UTF8.self)) : YearNames.year(cell) != nil
  }

  /// Whether different texts stand over several columns of numbers, as only names do.
  private func isAllTextOverNumbers(_ index: Int) -> Bool {
    let numbers = looks(index).filter { kinds[$0.column] == .number }
    let texts = numbers.filter { $0.look == .text }.map { records[index].cells[$0.column] }
    return texts.count > 1 && texts.count == numbers.count && Set(texts).count == texts.count
  }

  private func looks(_ index: Int) -> [(column: Int, look: CellTally.Look)] {
    records[index].cells.prefix(width).enumerated().map { ($0, CellTally.look($1)) }
  }

  func hasFittingCell(_ index: Int) -> Bool {
    records[index].cells.prefix(width).enumerated().contains { column, cell in
      kinds[column] != .text && fits(CellTally.look(cell), column)
    }
  }

  private func fits(_ look: CellTally.Look, _ column: Int) -> Bool {
    switch look {
    case .number: kinds[column] == .number
    case .unit: kinds[column] == .number && hasUnits[column]
    case .date: kinds[column] == .date
    case .time: kinds[column] == .time
    default: false
    }
  }
}
