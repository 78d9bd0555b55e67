/// The names and the colours of a chart's series, on one line; what does not fit is counted.
struct ChartLegend: View {
  struct Entry: Hashable {
    let name: String
    let style: AnyShapeStyle
  }

  let entries: [Entry]

  /// Creates the legend of the lines in the first pane; a single series needs none, unless it
  /// lies over candles.
  init(runs: [MarkRun]) {
    let lines = runs.filter { $0.kind == .line && !$0.series.isEmpty && $0.pane == 0 }
    let least = runs.contains { $0.kind == .candle } ? 1 : 2
    var entries: [Entry] = []
    for (index, run) in lines.enumerated() where !entries.contains(where: { $0.name == run.series })
    {
      entries.append(Entry(name: run.series, style: run.style.foreground ?? .series(index)))
    }
    self.entries = entries.count >= least ? entries : []
  }

  private init(entries: [Entry]) {
    self.entries = entries
  }

  var body: some View { LegendRow(entries: entries) }
}

/// The longest row of legend entries that fits.
private struct LegendRow: PrimitiveView {
  let entries: [ChartLegend.Entry]

  /// A longer list is counted, not listed, so that it never crowds out the plot.
  private static let mostEntries = 12

  func dimensions(_ proposal: ProposedSize, _ environment: EnvironmentValues) -> ViewDimensions {
    fitting(proposal.width, environment).dimensions(.unspecified, environment)
  }

  func draw(
    in rect: Rect, _ environment: EnvironmentValues, into composition: inout Composition
  ) {
    fitting(rect.width, environment).draw(in: rect, environment, into: &composition)
  }

  private func fitting(_ width: Double?, _ environment: EnvironmentValues) -> any PrimitiveView {
    for count in stride(from: min(entries.count, Self.mostEntries), to: 0, by: -1) {
      let row = row(count).primitive
      let needed = row.dimensions(.unspecified, environment).size.width
      if needed <= (width ?? .infinity) + 0.01 { return row }
    }
    return Text("\(entries.count) series").font(.caption).foregroundStyle(.secondary).primitive
  }

  private func row(_ count: Int) -> some View {
    HStack(spacing: 16) {
      ForEach(Array(entries.prefix(count)), id: \.name) { entry in
        HStack(spacing: 6) {
          Circle().fill(entry.style).frame(width: 8, height: 8)
          Text(entry.name)
        }
        .fixedSize()
      }
      if count < entries.count { Text("+\(entries.count - count)").fixedSize() }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }
}

extension AnyShapeStyle {
  /// The style of the series at an index, from the palette.
  static func series(_ index: Int) -> AnyShapeStyle {
    .color(Color.palette[index % Color.palette.count])
  }
}
