/// Recognizes times of day that are written as numbers: `0930`, `093000`, `093000.250`, `9.30`.
struct ClockNumbers {
  /// What a number is multiplied with to become hours, minutes and seconds.
  let factor: Double

  /// Fails when some cell is no such time.
  ///
  /// With a name that says so, zeros in front may be left out, as in `30` and `930`, and two digits
  /// after a dot are minutes. Else a decimal sign comes after six digits only: `4.10` is a number.
  init?(_ cells: [[UInt8]], isNamed: Bool, mayLackZeros: Bool) {
    let cells = cells.filter { !$0.isEmpty }
    let counts = Set(cells.map { $0.prefix(while: \.isDigit).count })
    guard let longest = counts.max(), let shortest = counts.min(), shortest > 0 else { return nil }
    if cells.allSatisfy({ $0.allSatisfy(\.isDigit) }) {
      let isEven = shortest == longest && (longest == 6 || longest == 4)
      guard isEven || mayLackZeros && (3...6).contains(longest) else { return nil }
      factor = longest <= 4 ? 100 : 1
    } else if shortest == 6, longest == 6 {
      factor = 1
    } else if isNamed, longest < 3, cells.allSatisfy(Self.hasMinutes) {
      factor = 10_000
    } else {
      return nil
    }
    guard cells.allSatisfy(isTime) else { return nil }
  }

  private static func hasMinutes(_ cell: [UInt8]) -> Bool {
    cell.count > 3 && cell[cell.count - 3] == .dot
  }

  private func isTime(_ cell: [UInt8]) -> Bool {
    guard let number = cell.withCell({ NumberCell($0)?.value(decimal: .dot) }) else { return false }
    return EpochTime.clock(number, times: factor) != nil
  }
}
