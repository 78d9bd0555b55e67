// What dates do not tell, and how they are read all the same.

extension Column {
  /// Warnings of an order that is a guess, of a year that is missing and a zone that is left out.
  func dateWarnings(_ lines: RowLines) -> [Warning] {
    [orderWarning, yearWarning, zoneWarning(lines)].compactMap(\.self)
  }

  /// A warning that the order of day, month and year is a guess.
  private var orderWarning: Warning? {
    guard let plan, plan.isGuess, faults.dayFirst == nil, faults.monthFirst == nil else {
      return nil
    }
    guard plan.kind == .date || plan.digitDate != nil else { return nil }
    let order = plan.digitDate.map { "as \($0.form)" } ?? "with \(Self.name(of: plan.order))"
    return Warning(
      lines: [], message: "dates in column \(name) can be read both ways; read \(order)")
  }

  private static func name(of order: DateOrder) -> String {
    switch order {
    case .dayFirst: "day before month"
    case .monthFirst: "month before day"
    case .yearFirst: "year before month and day"
    }
  }

  private var yearWarning: Warning? {
    guard let form = plan?.shownForm, plan?.kind == .date,
      form.contains("%b") || form.contains("%B"), !form.contains("%y"), !form.contains("%Y")
    else { return nil }
    return YearlessDates.warning(name)
  }

  /// Names of zones tell nothing where all times have the same one; that of Greenwich is taken off.
  private func zoneWarning(_ lines: RowLines) -> Warning? {
    guard let zone = faults.zone,
      Array(zone.text.utf8).withCell({ ZoneNames.offset($0) }) != 0
    else { return nil }
    let message = "\"\(zone.text)\" in column \(name) is left out; times are shown as written"
    return Warning(lines: [lines.line(ofRow: zone.row)], message: message)
  }
}
