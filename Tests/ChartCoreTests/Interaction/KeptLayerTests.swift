import TestSupport
import Testing

@testable import ChartCore

@Suite struct KeptLayerTests {
  @Test("a selection leaves the kept layer alone and lies over it")
  func selectionIsOverlay() {
    var layer = KeptLayer(picture(nil))
    let kept = layer.kept
    expectKept(layer.update(to: picture(25)))
    #expect(layer.kept == kept)
    #expect(layer.overlay.count == 7, "digits, rule, dot and the four items of the tooltip")
    expectKept(layer.update(to: picture(nil)))
    #expect(layer.overlay == picture(nil).elements.filter(\.movesByItself))
  }

  @Test("what a new state changes leaves the kept layer once")
  func changedElementsLeave() {
    var layer = KeptLayer(picture(25))
    let shrank = layer.update(to: picture(3))
    #expect(shrank)
    expectKept(layer.update(to: picture(4)))
    expectKept(layer.update(to: picture(nil)))
    #expect(layer.kept == picture(nil).elements.filter { !$0.movesByItself })
  }

  @Test("kept and overlay together are the whole picture")
  func nothingIsLost() {
    var layer = KeptLayer(picture(nil))
    for row in [0, 9, 35] {
      _ = layer.update(to: picture(row))
      #expect(Set(layer.kept + layer.overlay) == Set(picture(row).elements))
    }
  }

  private func expectKept(_ shrank: Bool) { #expect(!shrank) }

  private func picture(_ row: Int?) -> Composition {
    Composition(
      Savings.card(ViewState(selection: row.map(Savings.date))),
      size: Size(width: 900, height: 600),
      environment: .fixed())
  }
}
