/// The order of day, month and year in a column of dates, as far as its first cells tell it.
struct DateOrderGuess {
  private(set) var order = DateOrder.monthFirst
  private(set) var isProven = false
  /// Whether the dates can be read in another way as well.
  private(set) var isGuess = false

  init(_ tally: CellTally) {
    if takeYearFirst(tally) { return }
    if tally.dayFirst != tally.monthFirst {
      order = tally.dayFirst > tally.monthFirst ? .dayFirst : .monthFirst
      isProven = true
    } else if let first = tally.openDates.first {
      // Dots are between days and months only where days come first.
      isProven = Self.isDotted(first)
      isGuess = !isProven
      order = isProven ? .dayFirst : likelyOrder(tally.openDates)
    }
  }

  private static func isDotted(_ cell: [UInt8]) -> Bool {
    cell.first { !$0.isDigit && $0 != .space } == .dot
  }

  /// Rows are most often in order of time; else a slash is American.
  private func likelyOrder(_ cells: [[UInt8]]) -> DateOrder {
    let day = DateRun(cells, .dayFirst)
    let month = DateRun(cells, .monthFirst)
    if day.turns != month.turns { return day.turns < month.turns ? .dayFirst : .monthFirst }
    return cells[0].contains(47) ? .monthFirst : .dayFirst
  }
}

// MARK: - Years of two digits in front

extension DateOrderGuess {
  /// Takes the first number for the year where all three have two digits and the rows then run
  /// more evenly: with fewer turns, else over a shorter time.
  private mutating func takeYearFirst(_ tally: CellTally) -> Bool {
    let cells = tally.shortDates
    guard cells.count > 1, cells.count == tally.dates else { return false }
    let run = DateRun(cells, .yearFirst)
    guard run.areAllDates else { return false }
    let others = [DateOrder.dayFirst, .monthFirst].map { DateRun(cells, $0) }
      .filter(\.areAllDates)
    let best = others.min { ($0.turns, $0.length) < ($1.turns, $1.length) }
    if let best {
      guard run.turns <= best.turns else { return false }
      let isShorter = !Self.isDotted(cells[0]) && run.length < best.length
      guard run.turns < best.turns || isShorter else { return false }
    }
    order = .yearFirst
    isGuess = best?.turns == run.turns
    return true
  }
}
