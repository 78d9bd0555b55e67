/// A panel drawn out: as many rows as there is room for, the rest counted.
struct PanelCard: View {
  let content: PanelContent
  /// The room there is, in points.
  let room: Size

  private static let rowHeight = 20.0
  /// Padding, title, and the distance to the edges of the window, in points.
  private static let surroundings = 120.0

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(content.title).font(.headline)
      HStack(alignment: .top, spacing: 16) {
        column(shown.map(\.term)).foregroundStyle(.secondary)
        column(shown.map(\.text))
      }
      if hidden > 0 { Text("and \(hidden) more").foregroundStyle(.secondary) }
    }
    .font(.footnote)
    .padding(20)
    .background(.secondaryBackground, in: .rect(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    .padding(12)
  }

  private var shown: [(term: String, text: String)] {
    let most = max(Int((room.height - Self.surroundings) / Self.rowHeight), 1)
    return Array(content.rows.prefix(most))
  }

  private var hidden: Int { content.rows.count - shown.count }

  private func column(_ texts: [String]) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(Array(texts.enumerated()), id: \.offset) { Text($0.element) }
    }
  }
}
