import ChartCore

/// The demo of seed 4: the active users of one region, as a line that draws itself in.
struct DrawInDocument: ChartDocument {
  private let card: DrawInDemoCard
  /// The same values as a line chart, for descriptions.
  private let line: LineDocument

  /// Creates the demo for the region of this index; the regions repeat.
  init(index: Int, _ arguments: Arguments) {
    let set = DrawIn.demo[index % DrawIn.demo.count]
    let tint = arguments.tint.map { Color($0) } ?? .indigo
    card = DrawInDemoCard(region: set.title, values: set.values, tint: tint)
    let x = set.values.indices.map(Double.init)
    line = LineDocument(
      title: arguments.title ?? card.title,
      data: LineData(
        xKind: .number, xName: "row", series: [Series(name: set.title, x: x, y: set.values)]),
      warnings: [], style: LineChartStyle(tint: tint))
  }

  var title: String { line.title }
  var warnings: [(source: InputSource, warning: Warning)] { [] }
  var xKind: XKind { line.xKind }
  var holdsWholeDays: Bool { false }
  var valueNames: [String] { line.valueNames }

  func initialState(selecting x: Double?) -> ViewState { line.initialState(selecting: x) }
  func view(_ state: ViewState) -> any View { card }

  func text(
    _ form: DescriptionForm, selecting x: Double?, _ formats: any TextFormats
  ) -> String {
    line.text(form, selecting: x, formats)
  }
}
