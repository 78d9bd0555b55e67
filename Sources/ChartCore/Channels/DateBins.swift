import FoundationEssentials

/// Bins of dates, for histograms along the calendar.
///
/// All bins are half open but the last, which includes its upper bound.
///
/// Source: Swift Charts, `DateBins`.
public struct DateBins: Hashable, Sendable {
  /// The bounds of all bins, ascending: one more than there are bins, or none.
  public let thresholds: [Date]

  /// More bins than this are not made.
  private static let mostBins = 100_000

  /// Creates the bins between thresholds, in any order; equal ones count once.
  public init(thresholds: [Date]) {
    let sorted = Set(thresholds.filter { $0.timeIntervalSince1970.isFinite }).sorted()
    self.thresholds = sorted.count > 1 ? sorted : []
  }

  /// Creates about so many bins of a whole unit of the calendar around data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let times = data.map(\.timeIntervalSince1970)
    guard let extent = times.finiteExtent else {
      self.init(thresholds: [])
      return
    }
    let count = desiredCount ?? Swift.max(NumberBins(data: times).count, 1)
    self.init(seconds: extent, desiredCount: count, calendar: calendar)
  }

  /// Creates about so many bins of a whole unit of the calendar over a range.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    self.init(
      seconds: range.lowerBound.timeIntervalSince1970...range.upperBound.timeIntervalSince1970,
      desiredCount: desiredCount, calendar: calendar)
  }

  /// Creates bins of so many units of the calendar that cover a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    guard let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    var thresholds = [first]
    var index = 0
    while let last = thresholds.last, last <= range.upperBound, index < Self.mostBins {
      index += 1
      let units = index * Swift.max(count, 1)
      guard let next = calendar.date(byAdding: unit, value: units, to: first), next > last
      else { break }
      thresholds.append(next)
    }
    self.init(thresholds: thresholds)
  }

  /// Creates bins of so many seconds that begin at a range's lower bound and cover it.
  public init(timeInterval: Double, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let count = (length / timeInterval).rounded(.up)
    guard timeInterval > 0, count <= Double(Self.mostBins) else {
      self.init(thresholds: [])
      return
    }
    self.init(
      thresholds: stride(from: 0, through: Swift.max(count, 1), by: 1).map {
        range.lowerBound.addingTimeInterval($0 * timeInterval)
      })
  }

  private init(seconds: ClosedRange<Double>, desiredCount: Int, calendar: Calendar) {
    let zone = TimeZoneRules(calendar.timeZone)
    let domain = seconds.clamped(to: CivilTime.instants)
    let length = Swift.max(domain.upperBound - domain.lowerBound, 1)
    let intervals = TimeTickInterval.intervals(from: 0)
    let best = intervals.min { a, b in
      func distance(_ interval: TimeTickInterval) -> Double {
        let ratio = length / interval.longest / Double(Swift.max(desiredCount, 1))
        return ratio > 1 ? ratio : 1 / ratio
      }
      return distance(a) < distance(b)
    }
    guard let best else {
      self.init(thresholds: [])
      return
    }
    let margin = 2 * best.longest
    let wide = (domain.lowerBound - margin...domain.upperBound + margin)
      .clamped(to: CivilTime.instants)
    let ticks = best.ticks(inside: wide, in: zone)
    let first = ticks.lastIndex { $0 <= domain.lowerBound } ?? 0
    let last = ticks.firstIndex { $0 > domain.upperBound } ?? Swift.max(ticks.count - 1, 0)
    guard first < last else {
      self.init(thresholds: [])
      return
    }
    self.init(thresholds: ticks[first...last].map { Date(timeIntervalSince1970: $0) })
  }

  /// Returns the index of the bin for a date; dates outside belong to the first or the last.
  public func index(for value: Date) -> Int {
    let above = thresholds.partitioningIndex { $0 > value }
    return Swift.min(Swift.max(above - 1, 0), Swift.max(count - 1, 0))
  }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(index: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      thresholds[index], thresholds[index + 1], isClosed: index == thresholds.count - 2)
  }
}

extension TimeZoneRules {
  /// Creates the rules of a time zone.
  public init(_ zone: TimeZone) {
    self.init(identifier: zone.identifier) {
      Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: $0)))
    }
  }
}
