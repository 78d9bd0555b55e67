import ChartCore
import TestSupport
import Testing

@Suite struct ProgressViewTests {
  @Test(
    "the bar is as long as what is done",
    arguments: [(0.25, 1.0, 50.0), (3, 4, 150), (2, 1, 200), (-1, 1, 0), (.nan, 1, 0), (1, 0, 200)])
  func length(value: Double, total: Double, width: Double) {
    #expect(
      fills(ProgressView(value: value, total: total)).map(\.width)
        == [200, width].filter { $0 > 0 })
  }

  @Test("without a fraction there is no bar, only what is being done")
  func unknown() {
    #expect(fills(LoadingCard(title: "a", message: "b", fraction: nil, tint: .indigo)).isEmpty)
    #expect(
      fills(LoadingCard(title: "a", message: "b", fraction: 0.5, tint: .indigo)).map(\.width) == [
        200, 100,
      ])
  }

  /// The rectangles on the background.
  private func fills(_ view: some View) -> [Rect] {
    let size = Size(width: 200, height: 100)
    let scene = Composition(view, size: size, environment: .fixed()).scene
    return scene.items.dropFirst().compactMap { $0.path?.bounds }
  }
}
