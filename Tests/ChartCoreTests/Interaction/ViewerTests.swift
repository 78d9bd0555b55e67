import ChartCore
import TestSupport
import Testing

/// Events in, state and pictures out.
@Suite struct ViewerTests {
  @Test("S0-27: the selected datum changes only from datum to datum")
  func selectionChangesByDatum() throws {
    var viewer = viewer()
    let plot = try #require(viewer.plot)
    var seen: [SelectedDatum?] = [viewer.selectedDatum]
    func feed(_ event: InputEvent) {
      _ = viewer.handle(event)
      if viewer.selectedDatum != seen.last { seen.append(viewer.selectedDatum) }
    }
    let start = plot.x.position(for: Savings.date(3))
    feed(.press(.primary, at: Point(x: start, y: 300)))
    for step in 0...100 {
      feed(.motion(to: Point(x: start + Double(step) * 0.5, y: 300), held: [.primary]))
    }
    feed(.release(.primary, at: Point(x: start + 50, y: 300)))
    #expect(seen.map { $0?.values.first?.value } == [nil, 1377, 1388, 1292, nil])
  }

  @Test("a motion that stays on its datum makes nothing stale")
  func noChangeNoPaint() throws {
    var viewer = viewer()
    let x = try #require(viewer.plot).x.position(for: Savings.date(3))
    expect(viewer.handle(.press(.primary, at: Point(x: x, y: 300))), .overlay)
    expect(viewer.handle(.motion(to: Point(x: x + 1, y: 310), held: [.primary])), .none)
    expect(viewer.handle(.motion(to: Point(x: x + 1, y: 310))), .none)
  }

  @Test("S2-20: without a selection Right selects the last datum and Left the one before it")
  func firstStep() {
    #expect(selection(after: [.key(.right)]) == 35)
    #expect(selection(after: [.key(.left)]) == 34)
  }

  @Test("keys step, jump to the ends, stop there, and clear", arguments: keySequences)
  func keys(pressed: [InputEvent], row: Int?) {
    #expect(selection(after: pressed) == row)
  }

  static let keySequences: [([InputEvent], Int?)] = [
    ([.key(.home)], 0), ([.key(.end)], 35), ([.key(.home), .key(.left)], 0),
    ([.key(.home), .key(.right), .key(.right)], 2), ([.key(.end), .key(.right)], 35),
    ([.key(.home), .key(.right, .shift)], 10), ([.key(.end), .key(.left, .shift)], 25),
    ([.key(.home), .key(.left, .shift)], 0), ([.key(.home), .key(.escape)], nil),
    ([.key(.right)], 35), ([.key(.left)], 34),
  ]

  @Test("q, Control q and Control w quit; other keys do not")
  func quitKeys() {
    for (key, modifiers) in [("q", []), ("q", .control), ("w", .control)]
      as [(Character, Modifiers)]
    {
      var viewer = viewer()
      _ = viewer.handle(.key(.character(key), modifiers))
      #expect(viewer.isFinished)
    }
    var viewer = viewer()
    for key in [Key.character("w"), .character("x"), .escape, .tab] { _ = viewer.handle(.key(key)) }
    #expect(!viewer.isFinished)
  }

  @Test("hovering selects without a button and clears outside the plot")
  func hover() throws {
    var viewer = viewer()
    viewer.scrubMode = .hover
    let x = try #require(viewer.plot).x.position(for: Savings.date(3))
    _ = viewer.handle(.motion(to: Point(x: x, y: 300)))
    #expect(viewer.state.selection == Savings.date(3))
    _ = viewer.handle(.press(.primary, at: Point(x: x, y: 300)))
    _ = viewer.handle(.release(.primary, at: Point(x: x, y: 300)))
    #expect(viewer.state.selection == Savings.date(3), "the pointer is still there")
    _ = viewer.handle(.motion(to: Point(x: x, y: 20)))
    #expect(viewer.state.selection == nil)
    _ = viewer.handle(.motion(to: Point(x: x, y: 300)))
    _ = viewer.handle(.leave)
    #expect(viewer.state.selection == nil)
  }

  @Test(
    "leaving the window while dragging keeps the selection; a press outside the plot makes none")
  func dragOutside() {
    var viewer = viewer()
    _ = viewer.handle(.press(.primary, at: Point(x: 400, y: 300)))
    expect(viewer.handle(.leave), .none)
    #expect(viewer.state.selection != nil)
    _ = viewer.handle(.release(.primary, at: Point(x: 0, y: 0)))
    expect(viewer.handle(.press(.primary, at: Point(x: 400, y: 30))), .none)
    expect(viewer.handle(.press(.secondary, at: Point(x: 400, y: 300))), .none)
  }

  @Test("a selection survives resizing, and one given at the start snaps")
  func selectionIsAValue() {
    var viewer = viewer(ViewState(selection: Savings.date(9) + 1000))
    #expect(viewer.state.selection == Savings.date(9))
    viewer.resize(to: Size(width: 333, height: 250), scale: 2)
    #expect(viewer.selectedDatum?.values.first?.value == 1173)
  }

  @Test("S1-4: chartXSelection hears the value of the axis while held, and nothing after")
  func selectionBinding() throws {
    final class Box { var heard: [Double?] = [] }
    let box = Box()
    let binding = Binding<Double?>(get: { box.heard.last ?? nil }, set: { box.heard.append($0) })
    let series = Series(name: "v", x: [0, 10], y: [1, 2])
    var viewer = Viewer(environment: .fixed(), size: Size(width: 400, height: 300)) { _ in
      Chart { LinePlot(series, x: .numbers("n"), y: "v") }.chartXSelection(value: binding)
    }
    let plot = try #require(viewer.plot)
    _ = viewer.handle(.press(.primary, at: Point(x: plot.x.position(for: 3), y: 100)))
    _ = viewer.handle(.release(.primary, at: .zero))
    #expect(box.heard.count == 2)
    #expect(((box.heard[0] ?? 0) - 3).magnitude < 1e-9)
    #expect(box.heard[1] == nil)
  }

  private func expect(_ actual: Invalidation, _ expected: Invalidation) {
    #expect(actual == expected)
  }

  private func viewer(_ state: ViewState = ViewState()) -> Viewer {
    Viewer(environment: .fixed(), size: Size(width: 900, height: 600), state: state) {
      Savings.card($0)
    }
  }

  private func selection(after events: [InputEvent]) -> Int? {
    var viewer = viewer()
    for event in events { _ = viewer.handle(event) }
    return viewer.state.selection.flatMap(Savings.dates.firstIndex)
  }
}
