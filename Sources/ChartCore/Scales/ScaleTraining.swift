/// Makes a scale of what the data cover and of what was asked for: the same for x and y.
struct ScaleTraining {
  /// What the channel's values are.
  let kind: DataKind
  let categories: CategoryIndex
  /// What the marks cover, in data units.
  let coverage: Extent
  let request: ScaleDomainRequest?
  let type: ScaleType?
  let zone: TimeZoneRules
  /// The domain that the marks themselves want, in the place of the usual one.
  var preferred: ClosedRange<Double>?
  /// Whether an inferred domain of numbers goes up to the next ticks.
  var isNiced = false
  /// Whether an inferred domain of numbers has zero where nothing is said of it.
  var includesZero = true

  /// Returns the names along a scale of categories, in order.
  var names: [String] {
    switch request?.kind {
    case .values(let values): values.map(\.name)
    case .range(let first, let last): names(from: first.name, through: last.name)
    case .automatic, nil:
      request?.modify?(categories.names.map { .category($0) }).map(\.name) ?? categories.names
    }
  }

  private func names(from first: String, through last: String) -> [String] {
    guard let start = categories.known(first), let end = categories.known(last), start <= end
    else { return categories.names }
    return Array(categories.names[start...end])
  }

  var isCategory: Bool { kind == .category || type?.kind == .category }

  /// Whether larger values lie further back along the range.
  var isReversed: Bool { request?.isReversed ?? false }

  /// Returns the domain of a scale of numbers or dates, in data units; it ascends.
  ///
  /// A domain that is not finite, or whose ends are the same, is widened; on a logarithmic scale
  /// one with values that have no place is narrowed to those that have.
  var domain: ClosedRange<Double> {
    let domain = stated ?? inferred
    guard type?.kind == .log else { return domain }
    if domain.lowerBound > 0 { return domain }
    if stated == nil || domain.upperBound <= 0 {
      return LogDomain.domain(of: positive, padding: 0)
    }
    return min(
      positive?.lowerBound ?? domain.upperBound / 1000, domain.upperBound)...domain.upperBound
  }

  /// The positive values that are known of.
  private var positive: ClosedRange<Double>? {
    guard coverage.high > 0 else { return nil }
    return (coverage.low > 0 ? coverage.low : min(coverage.high, 1))...coverage.high
  }

  private var stated: ClosedRange<Double>? {
    switch request?.kind {
    case .range(let first, let last): Self.range(first.coordinate, last.coordinate)
    case .values(let values):
      values.map(\.coordinate).finiteExtent.flatMap { Self.range($0.lowerBound, $0.upperBound) }
    case .automatic, nil: nil
    }
  }

  private static func range(_ first: Double, _ last: Double) -> ClosedRange<Double>? {
    guard first.isFinite, last.isFinite else { return nil }
    return min(first, last)...max(first, last)
  }

  private var inferred: ClosedRange<Double> {
    let hasRequest = request?.includesZero != nil || request?.modify != nil
    if let preferred, !hasRequest { return preferred }
    var extent = coverage
    let wantsZero = request?.includesZero ?? includesZero
    if kind == .number, wantsZero, type?.kind != .log { extent = extent.union(Extent(0)) }
    guard let range = extent.range else { return 0...1 }
    guard let modify = request?.modify else {
      if range.lowerBound < range.upperBound || kind == .date { return range }
      return range.lowerBound == 0 ? 0...1 : range.padded(by: 1)
    }
    let ends = modify([kind.value(at: range.lowerBound), kind.value(at: range.upperBound)])
    return ends.map(\.coordinate).finiteExtent ?? range
  }

  /// Returns the scale that maps the domain to a range, in points.
  func scale(over range: Interval, room: TickRoom) -> Scale {
    let range = isReversed ? Interval(from: range.end, to: range.start) : range
    if isCategory { return .category(CategoryScale(categories: names, range: range)) }
    return scale(domain, over: range, room)
  }

  /// Returns the scale of a part of the domain.
  func scale(_ domain: ClosedRange<Double>, over range: Interval, _ room: TickRoom) -> Scale {
    switch type?.kind {
    case .log: return .log(LogScale(domain: domain, range: range))
    case .power(let exponent):
      return .power(PowerScale(domain: domain, range: range, exponent: exponent))
    case .symmetricLog(let slope):
      return .symmetricLog(SymmetricLogScale(domain: domain, range: range, slopeAtZero: slope))
    case .date: return .time(TimeScale(domain: domain, range: range, zone: zone))
    case .linear: break
    case .category, nil:
      if kind == .date { return .time(TimeScale(domain: domain, range: range, zone: zone)) }
    }
    let scale = LinearScale(domain: domain, range: range)
    let hasOwnDomain = stated != nil || preferred != nil || request?.modify != nil
    return .linear(isNiced && !hasOwnDomain ? scale.niced(atMost: room.count(along: range)) : scale)
  }
}

/// How far apart ticks are, in points.
struct TickRoom {
  let spacing: Double

  func count(along range: Interval) -> Int { max(Int(min(range.length, 100_000) / spacing) + 1, 3) }
}

extension PlotValue {
  /// The value as the name of a category.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let value), .instant(let value): "\(value)"
    }
  }
}
