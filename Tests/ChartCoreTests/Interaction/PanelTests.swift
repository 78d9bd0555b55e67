import ChartCore
import TestSupport
import Testing

/// Panels over the chart, opened by a key or by pressing the note.
@Suite struct PanelTests {
  @Test("the note opens the notes, and pressing it again closes them")
  func noteIsPressed() throws {
    var viewer = viewer()
    let note = try #require(viewer.composition.tapAreas.first?.rect)
    let press = InputEvent.press(.primary, at: Point(x: note.midX, y: note.midY))
    let before = viewer.composition.scene
    let stale = viewer.handle(press)
    #expect(stale == .overlay)
    #expect(
      viewer.composition.scene.texts.suffix(3) == ["2 rows skipped", "Lines 3 and 7", "no price"])
    _ = viewer.handle(press)
    #expect(viewer.composition.scene == before)
    #expect(viewer.state.selection == nil)
  }

  @Test("Escape closes a panel first and then clears the selection")
  func escape() {
    var viewer = viewer()
    for event in [InputEvent.key(.right), .key(.character("?"))] { _ = viewer.handle(event) }
    #expect(viewer.state.panel == .help)
    _ = viewer.handle(.key(.escape))
    #expect(viewer.state.panel == nil && viewer.state.selection != nil)
    _ = viewer.handle(.key(.escape))
    #expect(viewer.state.selection == nil)
  }

  @Test("a panel counts the rows that it has no room for")
  func longList() {
    let rows = (1...100).map { (term: "\($0)", text: "t\($0)") }
    let frame = ChartFrame(
      Savings.card(), state: with(.help), note: nil,
      panels: [.help: PanelContent(title: "Keys", rows: rows)])
    let texts = Composition(frame, size: Size(width: 640, height: 320), environment: .fixed()).scene
      .texts
    #expect(texts.contains("t10") && !texts.contains("t11"))
    #expect(texts.last == "and 90 more")
  }

  @Test("a picture without a plot has panels, too")
  func withoutPlot() {
    var viewer = Viewer(environment: .fixed(), size: Size(width: 300, height: 200)) { state in
      ChartFrame(
        Text("no chart"), state: state, note: nil,
        panels: [.help: PanelContent(title: "Keys", rows: [("q", "quit")])])
    }
    _ = viewer.handle(.key(.character("?")))
    #expect(viewer.composition.scene.texts == ["no chart", "Keys", "q", "quit"])
  }

  private func with(_ panel: Panel) -> ViewState {
    var state = ViewState()
    state.panel = panel
    return state
  }

  private func viewer() -> Viewer {
    let notes = PanelContent(title: "2 rows skipped", rows: [("Lines 3 and 7", "no price")])
    return Viewer(environment: .fixed(), size: Size(width: 900, height: 600)) { state in
      ChartFrame(
        Savings.card(state), state: state, note: "2 rows skipped",
        panels: [.notes: notes, .help: PanelContent(title: "Keys", rows: [("q", "quit")])])
    }
  }
}
