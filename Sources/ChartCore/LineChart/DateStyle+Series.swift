extension DateStyle {
  /// Returns the shortest style that tells the data of some series apart.
  ///
  /// Days are written as day and month (`S0-24`), with the year when there is
  /// more than one, and with the time of day when a datum is not at midnight.
  static func distinguishing(_ series: [Series], in zone: TimeZoneRules) -> DateStyle {
    let instants = series.flatMap(\.x.sample)
    guard let first = instants.min(), let last = instants.max() else { return .dayMonth }
    let yearChanges = CivilTime(at: first, in: zone).year != CivilTime(at: last, in: zone).year
    let complete = complete(for: instants, in: zone)
    if yearChanges { return complete }
    switch complete {
    case .dayMonthYear: return .dayMonth
    case .dayMonthYearTime: return .dayMonthTime
    default: return complete
    }
  }

  /// Returns the style of a date with its year, and with as much of the time as instants have.
  public static func complete(
    for instants: some Sequence<Double>, in zone: TimeZoneRules
  ) -> DateStyle {
    func areWhole(_ seconds: Double) -> Bool { instants.allSatisfy { zone.isWhole($0, seconds) } }
    if areWhole(86_400) { return .dayMonthYear }
    if areWhole(60) { return .dayMonthYearTime }
    return areWhole(1) ? .dayMonthYearTimeSeconds : .dayMonthYearTimeMilliseconds
  }
}

extension TextFormats {
  /// Returns an x as text: a date in the given style, or a number.
  func text(_ x: PlotValue, dates: DateStyle) -> String {
    switch x {
    case .instant(let instant): date(instant, style: dates)
    case .number(let value): number(value, style: NumberStyle(fractionDigits: 0...6))
    case .category(let name): name
    }
  }
}
