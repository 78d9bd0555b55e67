import ChartCore
import TestSupport
import Testing

@testable import chartview

@Suite struct DrawInDemoTests {
  @Test("S4-6: the demo takes turns between the Americas and Europe every 2.8 seconds")
  func takesTurns() {
    let titles = (0..<4).map { index in
      Composition(
        DrawInDocument(index: index, Arguments()).view(ViewState()),
        size: Size(width: 900, height: 600), environment: .fixed()
      ).scene.texts.first { ["Americas", "Europe"].contains($0) }
    }
    #expect(titles == ["Americas", "Europe", "Americas", "Europe"])
    #expect(DrawIn.demoInterval == 2.8)
  }

  @Test("S4-16: the values of the demo")
  func values() {
    #expect(
      DrawIn.demo.map(\.values) == [
        [20, 34, 28, 46, 40, 58, 52, 74, 66, 82, 78, 96],
        [62, 58, 70, 64, 80, 76, 66, 72, 88, 84, 96, 90],
      ])
  }
}
