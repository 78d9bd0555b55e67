import ChartCore

/// What is selected: the x of a datum and what each series says there.
struct SelectionFacts: Hashable, Sendable {
  var x: Double
  /// In the order of the series.
  var values: [Value]

  /// What one series says; nothing when it has no datum at this x.
  struct Value: Hashable, Sendable {
    var name: String
    var number: Double?
  }

  /// Creates the facts of the data that lie exactly at `x`; of several the first with a value.
  init(at x: Double, of series: [Series]) {
    self.x = x
    values = series.map { Value(name: $0.name, number: $0.value(at: x)) }
  }
}

extension Series {
  fileprivate func value(at x: Double) -> Double? {
    var (low, high) = (0, self.x.count)
    while low < high {
      let middle = (low + high) / 2
      if self.x[middle] < x { low = middle + 1 } else { high = middle }
    }
    while low < self.x.count, self.x[low] == x, y[low].isNaN { low += 1 }
    return low < self.x.count && self.x[low] == x ? y[low] : nil
  }
}

extension SelectionFacts {
  /// Returns the selection as JSON, without the series that say nothing.
  func json(_ axisKind: AxisKind) -> JSON {
    let numbers = values.compactMap { value in
      value.number.map { (key: value.name, value: JSON.number($0)) }
    }
    return .object([("x", axisKind.json(x)), ("values", .object(numbers))])
  }

  /// The line that `--tick print` writes: x, then the values, separated by tabs, with `-` for none.
  func tickLine(_ axisKind: AxisKind) -> String {
    let time = axisKind == .time ? ISO8601.text(of: x) : nil
    let numbers = values.map { $0.number.map(PlainNumber.text) ?? TickAction.nothing }
    return ([time ?? PlainNumber.text(x)] + numbers).joined(separator: "\t")
  }
}
