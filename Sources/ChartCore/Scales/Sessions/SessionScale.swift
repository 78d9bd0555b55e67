/// A scale of time without holes: every session takes the same room, and nights,
/// weekends and holidays take none.
///
/// Values are seconds since 1970. Between two sessions time passes evenly, beyond
/// the first and the last as between most.
///
///     let monday = 1_700_000_000.0
///     let x = SessionScale(
///       times: [monday, monday + 86_400, monday + 7 * 86_400],
///       range: Interval(from: 0, to: 300), zone: .utc)
///     x.position(for: monday + 7 * 86_400)  // 250.0
public struct SessionScale: Hashable, Sendable {
  /// When the sessions begin, ascending.
  public let times: PackedDoubles
  public let domain: ClosedRange<Double>
  public let range: Interval
  public let zone: TimeZoneRules
  /// Whether holes take no room; else x is true time, with ticks at sessions all the same.
  public let isGapless: Bool
  /// The seconds a session takes beyond the first and the last.
  let interval: Double
  /// The rows at both ends of the range.
  let rows: ClosedRange<Double>

  /// Creates a scale of sessions that begin at `times`, ascending and finite.
  ///
  /// Without a domain, it reaches half a session beyond the first and the last.
  public init(
    times: PackedDoubles, domain: ClosedRange<Double>? = nil, range: Interval, zone: TimeZoneRules,
    isGapless: Bool = true
  ) {
    let series = SessionTimes(times: times, isGapless: isGapless)
    let all = series.rows
    let domain = domain ?? series.time(ofRow: all.lowerBound)...series.time(ofRow: all.upperBound)
    self.init(series, domain: domain, range: range, zone: zone)
  }

  /// Creates a scale of sessions that begin at `times`, as of a packed column.
  public init(
    times: [Double], domain: ClosedRange<Double>? = nil, range: Interval, zone: TimeZoneRules,
    isGapless: Bool = true
  ) {
    self.init(
      times: PackedDoubles(times), domain: domain, range: range, zone: zone, isGapless: isGapless)
  }

  /// Creates a scale that shows these rows: -0.5 is half a session before the first.
  public init(
    times: [Double], rows: ClosedRange<Double>, range: Interval, zone: TimeZoneRules
  ) {
    self.init(SessionTimes(times: PackedDoubles(times)), rows: rows, range: range, zone: zone)
  }

  init(_ series: SessionTimes, rows: ClosedRange<Double>, range: Interval, zone: TimeZoneRules) {
    let domain = series.time(ofRow: rows.lowerBound)...series.time(ofRow: rows.upperBound)
    self.init(series, domain: domain, range: range, zone: zone)
  }

  private init(
    _ series: SessionTimes, domain: ClosedRange<Double>, range: Interval, zone: TimeZoneRules
  ) {
    times = series.times
    interval = series.interval
    isGapless = series.isGapless
    self.domain = domain
    self.range = range
    self.zone = zone
    rows = series.row(at: domain.lowerBound)...series.row(at: domain.upperBound)
  }

  /// Returns the position of the session in a row, in points.
  public func position(ofRow row: Int) -> Double {
    linear.position(for: isGapless ? Double(row) : series.row(at: times[row]))
  }

  /// Returns the row whose session stands at `position`, with the way to the next
  /// as a fraction; beyond the first and the last it counts on.
  ///
  /// In true time it counts intervals since the first session.
  public func row(at position: Double) -> Double { linear.value(at: position) }

  /// The distance between neighboring sessions, in points.
  public var step: Double {
    let shown = rows.upperBound - rows.lowerBound
    return shown > 0 ? range.length / shown : range.length
  }

  private var linear: LinearScale { LinearScale(domain: rows, range: range) }

  var series: SessionTimes {
    SessionTimes(times: times, interval: interval, isGapless: isGapless)
  }

  /// The rows of the sessions inside the domain.
  var shownRows: Range<Int> {
    let first = times.firstIndex(notBelow: domain.lowerBound, in: times.indices)
    let end = times.firstIndex(notBelow: domain.upperBound.nextUp, in: first..<times.count)
    return first..<end
  }
}

extension SessionScale: PositionScale {
  /// Returns the position of an instant, in points, without clamping it.
  ///
  /// - Complexity: O(log n); of a row whose number is known, `position(ofRow:)`.
  public func position(for value: Double) -> Double {
    linear.position(for: series.row(at: value))
  }

  public func value(at position: Double) -> Double {
    series.time(ofRow: linear.value(at: position))
  }

  /// Returns when those sessions begin that are the first of their hour, day, week,
  /// month or year: the shortest of these that fits.
  public func ticks(atMost count: Int) -> [Double] {
    SessionTicks(scale: self, rows: shownRows).rows(atMost: count).map { times[$0] }
  }

  /// Returns the style in which each of `ticks` is written.
  ///
  /// A session that is the first of its day, month or year reads as that, even
  /// when it begins later.
  public func labelStyles(for ticks: [Double]) -> [DateStyle] {
    let rows = ticks.map { times.firstIndex(notBelow: $0, in: times.indices) }
    let units = zip(ticks, rows).map { tick, row in
      row < times.count && times[row] == tick
        ? unit(beginningAtRow: row) : TimeUnit(beginningAt: CivilTime(at: tick, in: zone))
    }
    return TimeLabels(times: ticks.map { CivilTime(at: $0, in: zone) }, units: units).styles
  }

  /// Returns the largest unit of the calendar that begins with the session in a row.
  func unit(beginningAtRow row: Int) -> TimeUnit {
    let time = CivilTime(at: times[row], in: zone)
    guard row > 0 else { return TimeUnit(beginningAt: time) }
    return TimeUnit(changingFrom: CivilTime(at: times[row - 1], in: zone), to: time)
  }
}
