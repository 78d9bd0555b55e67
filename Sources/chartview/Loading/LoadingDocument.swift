import ChartCore

/// What is shown in the place of a chart that is being read.
struct LoadingDocument: ChartDocument {
  let title: String
  let loading: DocumentLoading
  private let source: InputSource
  private let tint: Color

  init(_ loading: DocumentLoading, of source: InputSource, _ arguments: Arguments) {
    self.loading = loading
    self.source = source
    title = arguments.title ?? source.title
    tint = arguments.tint.map { Color($0) } ?? .indigo
  }

  var warnings: [(source: InputSource, warning: Warning)] { [] }
  var xKind: XKind { .time }
  var holdsWholeDays: Bool { false }
  var valueNames: [String] { [] }

  func initialState(selecting x: Double?) -> ViewState { ViewState() }

  func view(_ state: ViewState) -> any View {
    LoadingCard(
      title: title, message: loading.progress.text, fraction: loading.progress.fraction,
      tint: tint)
  }

  func text(
    _ form: DescriptionForm, selecting x: Double?, _ formats: any TextFormats
  ) -> String { loading.progress.text + "\n" }
}

extension ReadingProgress {
  /// What is being done: `Reading… 43 %`, or how many megabytes when the end is not known.
  var text: String {
    guard let fraction else { return "Reading… \(byteCount / 1_000_000) MB" }
    return fraction < 1 ? "Reading… \(Int(fraction * 100)) %" : "Preparing the chart…"
  }
}
