import ChartCore

/// The chart of one or several files: what is described, exported and shown.
protocol ChartDocument {
  /// The name of the window.
  var title: String { get }
  /// What was left out of each file.
  var warnings: [(source: InputSource, warning: Warning)] { get }
  var xKind: XKind { get }
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
