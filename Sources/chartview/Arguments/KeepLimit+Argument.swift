import ChartCore

extension KeepLimit {
  private static let units: [(name: String, seconds: Double)] = [
    ("min", 60), ("s", 1), ("h", 3600), ("d", 86_400), ("w", 604_800),
  ]

  /// Creates a limit from a number of rows, or a number with a unit of time.
  ///
  ///     KeepLimit(argument: "10000")  // .rows(10_000)
  ///     KeepLimit(argument: "1.5h")  // .seconds(5400)
  init?(argument: String) {
    if let count = PlainNumber.wholeValue(of: argument) {
      guard count > 0 else { return nil }
      self = .rows(count)
      return
    }
    guard let unit = Self.units.first(where: { argument.hasSuffix($0.name) }),
      let count = PlainNumber.value(of: argument.dropLast(unit.name.count)), count > 0
    else { return nil }
    self = .seconds(count * unit.seconds)
  }
}
