/// The decimal sign of a file whose numbers have one mark each and three digits behind it, so that
/// every one of them can be read both ways, as `1,799` and `12.345` (`R10`).
struct DecimalGuess {
  /// The likelier sign.
  let sign: UInt8
  /// Whether dots may as well group digits: programs that separate cells by commas write points.
  private let hasOpenDots: Bool

  /// Fails when no number has a mark, for JSON, whose numbers have points, and for dates as only
  /// America writes them, where the decimal sign is a point.
  init?(_ tallies: [CellTally], _ plans: [ColumnPlan], separator: UInt8) {
    let hasCommas = tallies.contains { $0.openCommas > 0 }
    let hasDots = tallies.contains { $0.openDots > 0 }
    guard hasCommas || hasDots, separator != JSONRows.separator,
      !plans.contains(where: { Self.isProven($0, .monthFirst) })
    else { return nil }
    let isDotted = plans.contains(where: Self.hasDottedDates) && (hasCommas || separator != .comma)
    let isContinental =
      separator == Self.semicolon && plans.contains { Self.isProven($0, .dayFirst) }
    sign = isDotted || isContinental ? .comma : .dot
    hasOpenDots = isDotted || separator == Self.semicolon
  }

  /// Returns a number of a column that can be read both ways.
  func openNumber(_ tally: CellTally) -> String? {
    guard tally.openCommas > 0 || (hasOpenDots && tally.openDots > 0) else { return nil }
    return tally.firstOpen.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether dates are written `31.12.2024`, as where the decimal sign is a comma.
  private static func hasDottedDates(_ plan: ColumnPlan) -> Bool {
    guard plan.kind == .date, let form = plan.shownForm else { return false }
    return form.hasPrefix("%d.%m.") || (plan.isGuess && form.hasPrefix("%m.%d."))
  }

  private static func isProven(_ plan: ColumnPlan, _ order: DateOrder) -> Bool {
    plan.kind == .date && plan.isProven && plan.order == order
  }

  private static let semicolon: UInt8 = 59
}

extension Table {
  /// A warning that numbers of these columns can be read both ways, for all of them at once.
  func decimalWarning(_ shown: [Int]) -> Warning? {
    let open = shown.filter { columns[$0].isOpen }
    guard let first = open.first, let plan = columns[first].plan, let cell = plan.openNumber,
      let value = Array(cell.utf8).withCell({ NumberCell($0)?.value(decimal: plan.decimal) })
    else { return nil }
    let number = value == value.rounded() ? "\(Int(value))" : "\(value)"
    let more = open.count > 1 ? " (\(open.count) such columns)" : ""
    return Warning(
      lines: [],
      message:
        "\"\(cell)\" in column \(columns[first].name) can be read both ways; read as \(number)\(more)"
    )
  }
}

extension Column {
  /// Whether no cell of the column told its decimal sign.
  ///
  /// With a point only numbers from 1 to 1000 can have another meaning.
  fileprivate var isOpen: Bool {
    guard let plan, plan.openNumber != nil, faults.commaDecimal == nil, faults.dotDecimal == nil
    else { return false }
    let isPoint = plan.decimal == .dot && plan.openNumber?.contains(".") == true
    return !isPoint || (doubles.extent.low > -1000 && doubles.extent.high < 1000)
  }
}
