/// Recognizes times of day that are written as numbers: `0930`, `093000`, `093000.250`.
struct ClockNumbers {
  /// What a number is multiplied with to become hours, minutes and seconds.
  let factor: Double

  /// Fails when some cell is no such time.
  ///
  /// With a name that says so, zeros in front may be left out, as in `30` and `930`. A decimal
  /// sign comes after six digits only: `4.10` is a number.
  init?(_ cells: [[UInt8]], isNamed: Bool) {
    let cells = cells.filter { !$0.isEmpty }
    let counts = Set(cells.map { $0.prefix(while: \.isDigit).count })
    let isWhole = cells.allSatisfy { $0.allSatisfy(\.isDigit) }
    guard let longest = counts.max(), let shortest = counts.min(), shortest > 0 else { return nil }
    let isEven = shortest == longest && (longest == 6 || longest == 4 && isWhole)
    guard isEven || isNamed && isWhole && (3...6).contains(longest) else { return nil }
    let factor = longest <= 4 ? 100.0 : 1
    let areTimes = cells.allSatisfy { cell in
      let number = cell.withCell { NumberCell($0)?.value(decimal: .dot) }
      return number.flatMap { EpochTime.clock($0 * factor) } != nil
    }
    guard areTimes else { return nil }
    self.factor = factor
  }
}
