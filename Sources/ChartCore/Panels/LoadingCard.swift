/// What a window shows while the data of its chart are being read.
public struct LoadingCard: View {
  let title: String
  let message: String
  let fraction: Double?
  let tint: Color

  /// Creates the card; without a `fraction` it is not known how much there is to read.
  public init(title: String, message: String, fraction: Double?, tint: Color) {
    self.title = title
    self.message = message
    self.fraction = fraction
    self.tint = tint
  }

  public var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.title3)
      if let fraction {
        ProgressView(value: fraction).foregroundStyle(tint).frame(width: 200)
      }
      Text(message).font(.footnote).foregroundStyle(.secondary).monospacedDigit()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
