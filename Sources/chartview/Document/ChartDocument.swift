import ChartCore

/// The chart of one or several files: what is described, exported and shown.
protocol ChartDocument {
  /// The name of the window.
  var title: String { get }
  /// What was left out of each file.
  var warnings: [(source: InputSource, warning: Warning)] { get }
  var xKind: XKind { get }
  /// Whether x is read from dates without a time of day: a day is the same in every zone.
  var holdsWholeDays: Bool { get }
  /// The names of the values of a selected datum, in the order they are printed.
  var valueNames: [String] { get }

  /// Returns the state that the chart is first shown in.
  func initialState(selecting x: Double?) -> ViewState

  /// Returns the picture for a state.
  func view(_ state: ViewState) -> any View

  /// Returns the facts of the chart with something selected, ending in a line break.
  func text(
    _ form: DescriptionForm, selecting x: Double?, _ formats: any TextFormats
  ) -> String
}

extension ChartDocument {
  /// Returns the x that a text names, as for `--select`.
  func x(of text: String?) throws(Failure) -> Double? {
    guard let text else { return nil }
    guard let x = SelectedX.value(of: text, on: xKind) else { throw .usage(.notAnX(text)) }
    return x
  }

  /// Says on standard error what was left out.
  func complain() {
    for (source, warning) in warnings {
      StandardStreams.complain(Messages.line(warning.message(in: source)))
    }
  }
}

extension Reading {
  /// Whether dates were read without a time of day, and all instants are those of days.
  func isOfDays(_ columns: [PackedDoubles]) -> Bool {
    guard case .text(let form)? = entries.first(where: { $0.key == "date_format" })?.value,
      !form.contains("%H"), !form.contains("epoch")
    else { return false }
    return columns.allSatisfy { $0.allSatisfy { $0.isMultiple(of: 86_400) } }
  }
}
