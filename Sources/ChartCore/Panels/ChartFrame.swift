/// A chart in its window: with a note on what was left out, and the panel that was asked for.
public struct ChartFrame: View {
  let chart: AnyView
  let state: ViewState
  let note: String?
  let panels: [Panel: PanelContent]

  /// Creates the frame; `note` is a few words that open the notes.
  public init(
    _ chart: any View, state: ViewState, note: String?, panels: [Panel: PanelContent]
  ) {
    self.chart = AnyView(chart)
    self.state = state
    self.note = note
    self.panels = panels
  }

  public var body: some View {
    EnvironmentReader { _, size in
      ZStack(alignment: .topTrailing) {
        chart
        if let note {
          Text(note)
            .font(.caption)
            .foregroundStyle(.secondary)
            .padding(.vertical, 4)
            .onTap(.togglePanel(.notes))
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
        }
        if let content = state.panel.flatMap({ panels[$0] }) {
          FloatingView(
            content: PanelCard(content: content, room: size)
              .frame(maxWidth: .infinity, maxHeight: .infinity).primitive)
        }
      }
    }
  }
}
