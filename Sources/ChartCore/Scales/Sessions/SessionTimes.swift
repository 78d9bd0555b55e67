/// The beginnings of sessions as a function from row to time and back, rows
/// between and beyond them included.
struct SessionTimes {
  let times: PackedDoubles
  /// The seconds between rows before the first and after the last.
  let interval: Double
  /// Whether rows follow each other without holes; else they are counted in
  /// intervals since the first.
  let isGapless: Bool

  init(times: PackedDoubles, interval: Double, isGapless: Bool = true) {
    self.times = times
    self.interval = interval
    self.isGapless = isGapless
  }

  /// Takes the typical distance of the times as the interval; a day without one.
  init(times: PackedDoubles, isGapless: Bool = true) {
    let step = max(times.count / 1000, 1)
    let intervals = stride(from: 1, to: times.count, by: step)
      .map { times[$0] - times[$0 - 1] }.filter { $0 > 0 }.sorted()
    self.init(
      times: times, interval: intervals.isEmpty ? 86_400 : intervals[intervals.count / 2],
      isGapless: isGapless)
  }

  /// The rows of all sessions, with half a session on each side.
  var rows: ClosedRange<Double> {
    let last = times.last.map(row(at:)) ?? 0
    return -0.5...max(isGapless ? Double(times.count - 1) : last, 0) + 0.5
  }

  /// Returns the row at an instant; the first of several sessions at one time.
  func row(at time: Double) -> Double {
    guard let first = times.first, let last = times.last else { return time / interval }
    if time <= first || !isGapless { return (time - first) / interval }
    if time > last { return Double(times.count - 1) + (time - last) / interval }
    let next = times.firstIndex(notBelow: time, in: times.indices)
    let (before, after) = (times[next - 1], times[next])
    return Double(next - 1) + (time - before) / (after - before)
  }

  /// Returns the time of a row, which need not be a whole number.
  func time(ofRow row: Double) -> Double {
    guard let first = times.first, let last = times.last else { return row * interval }
    let end = Double(times.count - 1)
    if row <= 0 || !isGapless { return first + row * interval }
    if row >= end { return last + (row - end) * interval }
    let before = Int(row)
    return times[before] + (row - Double(before)) * (times[before + 1] - times[before])
  }
}
