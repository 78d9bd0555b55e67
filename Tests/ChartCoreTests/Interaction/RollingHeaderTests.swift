import TestSupport
import Testing

@testable import ChartCore

/// The headers whose digits roll.
@Suite struct RollingHeaderTests {
  private let size = Size(width: 900, height: 600)

  private func viewer(reducesMotion: Bool = false) -> Viewer {
    var environment = EnvironmentValues.fixed()
    environment.accessibilityReduceMotion = reducesMotion
    return Viewer(environment: environment, size: size) { DemoCandles.card($0) }
  }

  /// A viewer whose digits have just begun to roll to another candle.
  private func rolling() -> Viewer {
    var viewer = viewer()
    let seen = viewer.seenDigits
    _ = viewer.handle(.key(.home, []))
    let rolls = viewer.rollDigits(from: seen)
    #expect(rolls)
    return viewer
  }

  @Test("S1-2, S2-23: the close and its change roll to those of the selected candle")
  func closeAndChange() {
    var viewer = rolling()
    #expect(viewer.composition.rollingLabels.map(\.label.text) == ["$182.88", "+0.5%"])
    #expect(viewer.scene.labels.contains { $0.text == "$1" }, "what stays stands still")
    let stale2 = viewer.rollDigits(to: 0.5)
    #expect(stale2 == .overlay)
    let stale3 = viewer.rollDigits(to: 0.5)
    #expect(stale3 == .none)
    let stale4 = viewer.rollDigits(to: nil)
    #expect(stale4 == .overlay)
    #expect(viewer.scene == viewer.composition.scene)
  }

  @Test("S1-2: at the start the header is seen as it was, and at the end as it is exported")
  func ends() {
    var viewer = rolling()
    func seen() -> [String] {
      viewer.scene.labels.filter { $0.style.size == 34 && $0.color.alpha > 0 }.map(\.text).sorted()
    }
    #expect(seen() == ["$1", ".", "0", "3", "4", "9"])
    _ = viewer.rollDigits(to: 1)
    #expect(seen() == ["$1", ".", "2", "8", "8", "8"])
    #expect(viewer.composition.scene.labels.contains { $0.text == "$182.88" })
  }

  @Test("S1-2: nothing but the header's digits moves while they roll")
  func rest() {
    var viewer = rolling()
    _ = viewer.rollDigits(to: 0.4)
    let (shown, finished) = (viewer.shown.elements, viewer.composition.elements)
    #expect(shown.count == finished.count)
    #expect(zip(shown, finished).count { $0 != $1 } == 2)
  }

  @Test("S1-2: the line's last value rolls when the data change")
  func lineHeader() {
    var viewer = Viewer(environment: .fixed(), size: size) { Savings.card($0) }
    let seen = viewer.seenDigits
    let longer = Series(name: "value", x: Savings.dates, y: Savings.values.map { $0 + 1 })
    viewer.show { state in
      LineChartCard(title: "Savings", series: [longer], x: .instants("Date"), state: state)
    }
    #expect(viewer.composition.rollingLabels.map(\.label.text) == ["1,699"])
    let rolls = viewer.rollDigits(from: seen)
    #expect(rolls)
  }

  @Test("S1-2: with reduced motion nothing rolls")
  func reducedMotion() {
    var viewer = viewer(reducesMotion: true)
    let seen = viewer.seenDigits
    _ = viewer.handle(.key(.home, []))
    let rolls = viewer.rollDigits(from: seen)
    #expect(!rolls)
    #expect(viewer.scene == viewer.composition.scene)
  }

  @Test("S1-2: the same candle again, or another size, ends no roll wrongly and begins none")
  func layout() {
    var viewer = rolling()
    _ = viewer.rollDigits(to: 0.5)
    let seen = viewer.seenDigits
    _ = viewer.handle(.key(.character("?"), []))
    let rolls = viewer.rollDigits(from: seen)
    #expect(!rolls, "the digits go on as they were")
    #expect(viewer.state.digits == 0.5)
    viewer.resize(to: Size(width: 500, height: 300), scale: 1)
    #expect(viewer.state.digits == nil)
    #expect(viewer.scene == viewer.composition.scene)
  }

  @Test("S1-2: digits are never kept, nor is a panel that lies over them")
  func keptLayer() {
    var viewer = Viewer(environment: .fixed(), size: size) { state in
      ChartFrame(
        DemoCandles.card(state), state: state, note: nil,
        panels: [.help: PanelContent(title: "Keys", rows: [("q", "quit")])])
    }
    let plain = KeptLayer(viewer.composition)
    #expect(
      plain.overlay.flatMap(\.items).bounds(FixedWidthMeasurer()).map { $0.maxY < 120 } == true)
    _ = viewer.handle(.key(.character("?"), []))
    let layer = KeptLayer(viewer.composition)
    #expect(layer.kept == plain.kept)
    #expect(layer.overlay.suffix(5) == viewer.composition.elements.suffix(5))
  }
}
