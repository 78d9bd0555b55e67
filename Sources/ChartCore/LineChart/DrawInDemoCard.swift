/// The demo of a line that draws itself in: active users in one of two regions.
public struct DrawInDemoCard: View, Sendable {
  public let title = "Active users"
  let region: String
  let values: [Double]
  let tint: Color

  public init(region: String, values: [Double], tint: Color = .indigo) {
    self.region = region
    self.values = values
    self.tint = tint
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.largeTitle.bold())
      Text(region).font(.title3).foregroundStyle(.secondary)
      DrawInChart(values, tint: tint).padding(.vertical, 24)
    }
    .padding(24)
  }
}
