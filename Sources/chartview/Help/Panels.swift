import ChartCore

extension ChartDocument {
  /// Returns the picture for a state with what only a window shows: the note and the panels.
  func framed(_ state: ViewState) -> any View {
    ChartFrame(
      view(state), state: state, note: warnings.map(\.warning).note,
      panels: [.help: .keys, .notes: .notes(warnings.map(\.warning))])
  }
}

extension [Warning] {
  /// A few words on what was left out: `3 rows skipped`; nothing when nothing was.
  var note: String? {
    let rows = reduce(0) { $0 + $1.lines.count }
    if isEmpty { return nil }
    if rows == 0 { return count == 1 ? "1 note on the file" : "\(count) notes on the file" }
    return rows == 1 ? "1 row skipped" : "\(rows) rows skipped"
  }
}

extension PanelContent {
  /// What the keys do, each command once.
  static var keys: PanelContent {
    var rows: [(command: Command, term: String, text: String)] = []
    for binding in KeyBinding.all where !binding.isShiftedSign {
      if let row = rows.firstIndex(where: { $0.command == binding.command }) {
        rows[row].term += ", " + binding.name
      } else {
        rows.append((binding.command, binding.name, binding.help))
      }
    }
    return PanelContent(title: "Keys", rows: rows.map { ($0.term, $0.text) })
  }

  /// What was left out of the file, and where.
  static func notes(_ warnings: [Warning]) -> PanelContent {
    let rows = warnings.map { (term: $0.lines.isEmpty ? "" : $0.place, text: $0.message) }
    return PanelContent(
      title: warnings.note ?? "The file was read whole", rows: rows)
  }
}

extension KeyBinding {
  /// Whether Shift only reaches the sign on the key.
  fileprivate var isShiftedSign: Bool {
    guard case .character(let character) = key, modifiers == .shift else { return false }
    return !character.isLetter
  }
}
