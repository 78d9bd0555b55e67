import ChartCore

/// What a line chart shows, as facts: for `--describe` and for people who cannot see it.
struct Description: Sendable {
  var xKind: XKind
  var title: String
  /// In the order of the legend.
  var series: [SeriesFacts]
  /// Nothing when there is no datum.
  var xDomain: ClosedRange<Double>?
  var yDomain: ClosedRange<Double>
  var selection: SelectedDatum?
  /// What was assumed while the files were read.
  var reading = Reading()
  var warnings: [Warning] = []
}

extension Description {
  /// Returns the description as JSON; `texts` writes the summary.
  func json(_ texts: SpokenTexts) -> JSON {
    .object([
      ("kind", .text("line")),
      ("x_kind", .text(xKind.rawValue)),
      ("title", .text(title)),
      ("series", .list(series.map { $0.json(xKind) })),
      ("x_domain", xDomain.map { .list(ends(of: $0)) } ?? .null),
      ("y_domain", .list([.number(yDomain.lowerBound), .number(yDomain.upperBound)])),
      ("selection", selection?.json ?? .null),
      ("reading", reading.json),
      ("warnings", .list(warnings.map(\.json))),
      ("summary", .text(texts.summary(of: series))),
    ])
  }

  private func ends(of domain: ClosedRange<Double>) -> [JSON] {
    [domain.lowerBound, domain.upperBound].map { xKind.value($0).json }
  }
}

extension Reading {
  var json: JSON {
    .object(entries.map { (key: $0.key, value: $0.value.json) })
  }
}

extension Reading.Value {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .text(text)
    case .texts(let texts): .list(texts.map(JSON.text))
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    }
  }
}

extension Warning {
  var json: JSON {
    .object([("lines", .list(distinctLines.map { .number($0) })), ("message", .text(message))])
  }
}
