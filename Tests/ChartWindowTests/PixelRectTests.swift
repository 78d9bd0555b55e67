import ChartCore
import Testing

@testable import ChartWindow

@Suite struct PixelRectTests {
  @Test func partsOfPixelsAreCoveredWhole() {
    let rect = Rect(x: 1.2, y: 2.9, width: 3, height: 0.2)
    #expect(
      PixelRect(covering: rect, width: 10, height: 10) == PixelRect(x: 1, y: 2, width: 4, height: 2)
    )
  }

  @Test(
    arguments: [
      (Rect(x: -5, y: -5, width: 8, height: 8), PixelRect(x: 0, y: 0, width: 3, height: 3)),
      (Rect(x: 8, y: 8, width: 9, height: 9), PixelRect(x: 8, y: 8, width: 2, height: 2)),
      (Rect(x: -1e300, y: 0, width: 2e300, height: 1), PixelRect(x: 0, y: 0, width: 10, height: 1)),
      (Rect(x: 10, y: 0, width: 5, height: 5), nil), (Rect(x: 2, y: 2, width: 0, height: 5), nil),
      (Rect(x: -9, y: 0, width: 5, height: 5), nil),
      (Rect(x: .nan, y: 0, width: 5, height: 5), nil),
    ] as [(Rect, PixelRect?)])
  func whatLiesOutsideIsCutOff(rect: Rect, part: PixelRect?) {
    #expect(PixelRect(covering: rect, width: 10, height: 10) == part)
  }
}
