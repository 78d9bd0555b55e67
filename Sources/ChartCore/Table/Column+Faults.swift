extension Column {
  /// The values as doubles; none for texts.
  var doubles: PackedDoubles {
    switch values {
    case .numbers(let values), .instants(let values), .times(let values): values
    case .texts: []
    }
  }

  var isTime: Bool { holdsInstants || holdsTimesOfDay }

  var holdsInstants: Bool { if case .instants = values { true } else { false } }

  var holdsTimesOfDay: Bool { if case .times = values { true } else { false } }

  /// One warning for all cells of a kind that could not be read.
  func faultWarnings(_ lines: RowLines) -> [Warning] {
    let impossible = Set(faults.impossible)
    let named = faults.rows.enumerated().filter { index, _ in
      index >= faults.texts.count || ColumnNames.cleaned(Array(faults.texts[index].utf8)) != name
    }
    return [flagWarning(lines)].compactMap(\.self)
      + [true, false].compactMap { isImpossible in
        let some = named.filter { impossible.contains($0.element) == isImpossible }
        guard let first = some.first else { return nil }
        let text = first.offset < faults.texts.count ? faults.texts[first.offset] : ""
        return Warning(
          lines: some.map { lines.line(ofRow: $0.element) },
          message: message(text, isImpossible, count: some.count))
      }
  }

  /// A warning that letters after numbers are left out.
  private func flagWarning(_ lines: RowLines) -> Warning? {
    guard let flag = faults.flag else { return nil }
    let message = "\"\(flag.text)\" in column \(name): letters after numbers are taken for flags"
    return Warning(lines: [lines.line(ofRow: flag.row)], message: message)
  }

  private func message(_ text: String, _ isImpossible: Bool, count: Int) -> String {
    let shown = text.shownInMessage
    let what =
      isTime ? (isImpossible ? "is not a date that exists" : "is not a date") : "is not a number"
    let more = count > 1 ? " (\(count) such cells)" : ""
    return "\"\(shown)\" in column \(name) \(what)\(isTime ? "; row skipped" : "")\(more)"
  }

  /// The error of cells that contradict each other, if there are any.
  func contradiction(_ lines: RowLines) -> TableError? {
    guard let (a, b) = faults.contradiction.map({ $0.row < $1.row ? ($0, $1) : ($1, $0) }) else {
      return nil
    }
    let line = lines.line(ofRow: a.row)
    let line2 = lines.line(ofRow: b.row)
    if isTime {
      return .contradictingDateOrder(
        column: name, line: line, text: a.text, line2: line2, text2: b.text)
    }
    return .contradictingDecimal(
      column: name, line: line, text: a.text, line2: line2, text2: b.text)
  }

  /// How instants are written in the file.
  func form(of values: PackedDoubles) -> String? {
    guard let plan, isTime else { return nil }
    switch plan.kind {
    case .epoch: return plan.shownForm ?? "epoch"
    case .year, .fiscalYear: return "%Y"
    case .compact: return plan.shownForm ?? "%Y%m%d"
    case .serial: return "days since 1899-12-30"
    default: return plan.shownForm
    }
  }
}

extension String {
  /// As much of the text of a cell as a message shows.
  var shownInMessage: String { count > 40 ? prefix(40) + "…" : self }
}
