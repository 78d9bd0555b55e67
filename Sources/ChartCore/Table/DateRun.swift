/// How dates follow each other when they are read in one order of day, month and year.
struct DateRun {
  /// How often they change their direction in time.
  private(set) var turns = 0
  /// Seconds from the first to the last.
  private(set) var length = 0.0
  /// Whether all of them exist.
  private(set) var areAllDates = true

  init(_ cells: [[UInt8]], _ order: DateOrder) {
    self.init(
      cells.map { cell in
        guard case .instant(let instant) = cell.withCell({ DateCell($0, order: order).outcome })
        else { return nil }
        return instant
      })
  }

  /// Dates that do not exist are nil.
  init(_ dates: [Double?]) {
    let instants = dates.compactMap(\.self)
    areAllDates = instants.count == dates.count
    length = (instants.max() ?? 0) - (instants.min() ?? 0)
    let steps = zip(instants.dropFirst(), instants).map { $0 - $1 }.filter { $0 != 0 }
    turns = zip(steps, steps.dropFirst()).count { ($0 < 0) != ($1 < 0) }
  }
}
