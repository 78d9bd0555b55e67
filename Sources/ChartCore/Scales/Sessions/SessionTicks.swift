/// The rows of sessions that begin a unit of the calendar.
struct SessionTicks {
  let scale: SessionScale
  /// The rows that are shown.
  let rows: Range<Int>

  /// Above this many turns of the calendar an interval is too short to be tried.
  private static let mostTurns = 2000.0

  /// Returns the rows at the turns of the shortest interval that fits, ascending.
  ///
  /// Where two come closer than half of an even distance, the one that begins
  /// the larger unit stays.
  func rows(atMost count: Int) -> [Int] {
    guard count > 0, let first = rows.first, let last = rows.last else { return [] }
    // Where nothing is before the first session, it begins no more than itself.
    let start = first == 0 ? scale.times[0] - scale.interval / 2 : scale.domain.lowerBound
    let domain = (max(start, scale.domain.lowerBound)...scale.times[last])
      .clamped(to: CivilTime.instants)
    let shown = Double(rows.count) * scale.interval
    let length = domain.upperBound - domain.lowerBound
    for interval in TimeTickInterval.intervals(from: min(shown, length) / Double(count + 1) / 4) {
      guard length / interval.longest < Self.mostTurns else { continue }
      let turns = interval.ticks(inside: domain, in: scale.zone)
      let starts = starts(of: turns, from: first)
      if starts.count <= count { return spread(starts, atMost: count) }
    }
    return []
  }

  /// Returns the first row at or after each turn, ascending and distinct.
  private func starts(of turns: [Double], from first: Int) -> [Int] {
    var starts: [Int] = []
    for turn in turns {
      let rest = (starts.last ?? first)..<rows.upperBound
      let row = scale.times.firstIndex(notBelow: turn, in: rest)
      if row < rows.upperBound, row != starts.last { starts.append(row) }
    }
    return starts
  }

  private func spread(_ starts: [Int], atMost count: Int) -> [Int] {
    let closest = Double(rows.count) / Double(count) / 2
    var spread: [Int] = []
    for row in starts {
      guard let last = spread.last, Double(row - last) < closest else {
        spread.append(row)
        continue
      }
      if scale.unit(beginningAtRow: row) > scale.unit(beginningAtRow: last) {
        spread[spread.count - 1] = row
      }
    }
    return spread
  }

}
