/// A bar that shows how much of something is done.
///
///     ProgressView(value: 0.4)
///
/// Source: SwiftUI's `ProgressView(value:total:)` in its linear style.
public struct ProgressView: View {
  let fraction: Double

  /// Creates a bar; a value outside of 0 to `total` is taken to the nearer end.
  public init(value: Double, total: Double = 1) {
    let fraction = value / total
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
  }

  private static let height = 6.0

  public var body: some View {
    EnvironmentReader { _, size in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: Self.height / 2).fill(.separator)
        RoundedRectangle(cornerRadius: Self.height / 2)
          .frame(width: size.width * fraction)
      }
    }
    .frame(height: Self.height)
  }
}
