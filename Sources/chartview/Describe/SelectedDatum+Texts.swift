import ChartCore

extension SelectedDatum {
  /// The selection as JSON: x, and the values of the series that have one there.
  var json: JSON {
    let numbers = values.map { (key: $0.series, value: JSON.number($0.value)) }
    return .object([("x", x.json), ("values", .object(numbers))])
  }

  /// Returns the line of `--tick print`: x, then a value for each of `series`, separated by tabs;
  /// `-` stands for a series without a value there.
  func tickLine(_ series: [String]) -> String {
    let numbers = series.map { value(of: $0).map(PlainNumber.text) ?? TickAction.nothing }
    return ([x.text.terminalText] + numbers).joined(separator: "\t")
  }
}

extension PlotValue {
  /// The value for programs: ISO 8601 in UTC, or the number.
  var text: String {
    switch self {
    case .instant(let instant): ISO8601.text(of: instant) ?? PlainNumber.text(instant)
    case .number(let number): PlainNumber.text(number)
    case .category(let name): name
    }
  }

  /// The value as JSON: the text of an instant, or the number.
  var json: JSON {
    switch self {
    case .instant(let instant): ISO8601.text(of: instant).map(JSON.text) ?? .number(instant)
    case .number(let number): .number(number)
    case .category(let name): .text(name)
    }
  }
}
