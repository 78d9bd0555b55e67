/// The labels of date ticks: short, but never the same twice.
///
/// Where short labels repeat, as `12:00` does on each of several days, those of that form name the
/// next larger unit; what still repeats, as an hour does when clocks go back, is labelled once.
struct DateLabels {
  /// One label a tick; none for a tick that would repeat an earlier one.
  let texts: [String?]

  init(_ ticks: [Double], _ styles: [DateStyle], _ formats: any TextFormats) {
    var styles = styles
    var texts = Self.write(ticks, styles, formats)
    for _ in 0..<2 {
      let repeated = Self.repeatedStyles(texts, styles)
      if repeated.isEmpty { break }
      styles = styles.map { repeated.contains($0) ? $0.namingTheLargerUnit : $0 }
      texts = Self.write(ticks, styles, formats)
    }
    var seen: Set<String> = []
    self.texts = texts.map { seen.insert($0).inserted ? $0 : nil }
  }

  private static func write(
    _ ticks: [Double], _ styles: [DateStyle], _ formats: any TextFormats
  ) -> [String] {
    zip(ticks, styles).map { formats.date($0, style: $1) }
  }

  private static func repeatedStyles(_ texts: [String], _ styles: [DateStyle]) -> Set<DateStyle> {
    let counts = texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return Set(zip(texts, styles).filter { counts[$0.0] ?? 0 > 1 }.map(\.1))
  }
}

extension DateStyle {
  fileprivate var namingTheLargerUnit: DateStyle {
    switch self {
    case .month: .monthYear
    case .dayMonth: .dayMonthYear
    case .time: .dayMonthTime
    case .dayMonthTime: .dayMonthYearTime
    case .timeSeconds: .dayMonthYearTimeSeconds
    case .timeMilliseconds: .dayMonthYearTimeMilliseconds
    default: self
    }
  }
}
