extension DateStyle {
  /// Returns the shortest style that tells the data of some series apart.
  ///
  /// Days are written as day and month (`S0-24`), with the year when there is
  /// more than one, and with the time of day when a datum is not at midnight.
  static func distinguishing(_ series: [Series], x: PlottableColumn) -> DateStyle {
    distinguishing(series.map(\.x))
  }

  private static func distinguishing(_ columns: [[Double]]) -> DateStyle {
    let instants = columns.flatMap(\.sample)
    guard let first = instants.min(), let last = instants.max() else { return .dayMonth }
    let yearChanges =
      CivilTime(at: first, in: .utc).year != CivilTime(at: last, in: .utc).year
    if instants.allSatisfy({ $0.remainder(dividingBy: 86_400) == 0 }) {
      return yearChanges ? .dayMonthYear : .dayMonth
    }
    if instants.allSatisfy({ $0.remainder(dividingBy: 60) == 0 }) {
      return yearChanges ? .dayMonthYearTime : .dayMonthTime
    }
    return .dayMonthYearTimeSeconds
  }
}

extension TextFormats {
  /// Returns an x as text: a date in the given style, or a number.
  func text(_ x: PlotValue, dates: DateStyle) -> String {
    switch x {
    case .instant(let instant): date(instant, style: dates)
    case .number(let value): number(value, style: NumberStyle(fractionDigits: 0...6))
    }
  }
}
