import ChartCore

/// The texts a screen reader speaks for a line chart.
struct SpokenTexts: Sendable {
  let formats: any TextFormats
  let valueStyle: NumberStyle
  let xKind: XKind
  private let dateStyle: DateStyle

  /// Creates texts for data at `instants`, or a sample of them, which say how much of the time
  /// goes with a date.
  init(
    formats: any TextFormats, valueStyle: NumberStyle, xKind: XKind,
    instants: some Sequence<Double>
  ) {
    self.formats = formats
    self.valueStyle = valueStyle
    self.xKind = xKind
    dateStyle = .complete(for: instants, in: formats.zone)
  }

  /// Returns the label of the datum at `x`: its abbreviated date, or the number (`S0-28`).
  func label(at x: Double) -> String {
    switch xKind {
    case .time: formats.date(x, style: dateStyle)
    case .number: formats.number(x, style: NumberStyle(fractionDigits: 0...6))
    }
  }

  /// Returns a datum's value as the chart writes values (`S0-28`).
  func value(_ y: Double) -> String {
    formats.number(y, style: valueStyle)
  }

  /// Returns what the lines do, in one sentence or two for each.
  ///
  ///     From 20 to 96. Lowest 20, highest 96.
  ///
  /// Several lines are named. Without any value: `No data`.
  func summary(of series: [SeriesFacts]) -> String {
    if series.allSatisfy({ $0.ends == nil }) { return "No data" }
    if series.count == 1 { return series[0].ends.map(course) ?? "No data" }
    return series.map { "\($0.name): \($0.ends.map(course) ?? "No data.")" }.joined(separator: " ")
  }

  private func course(_ ends: SeriesFacts.Ends) -> String {
    let texts = [ends.first.y, ends.last.y, ends.low, ends.high].map(value)
    return "From \(texts[0]) to \(texts[1]). Lowest \(texts[2]), highest \(texts[3])."
  }
}
