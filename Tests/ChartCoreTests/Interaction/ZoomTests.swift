import ChartCore
import TestSupport
import Testing

/// Zoom, pan, and undo of views.
@Suite struct ZoomTests {
  @Test("the datum under the pointer stays within a pixel through a hundred wheel steps")
  func anchorStays() throws {
    var viewer = viewer()
    let x = try #require(viewer.plot).x.position(for: Savings.date(20))
    for step in 0..<100 {
      _ = viewer.handle(.scroll(x: 0, y: step % 5 == 4 ? -1 : 0.9, at: Point(x: x, y: 300)))
      let position = try #require(viewer.plot).x.position(for: Savings.date(20))
      #expect((position - x).magnitude < 1)
    }
  }

  @Test("y refits to what is visible and clips no visible datum")
  func refits() throws {
    var viewer = viewer()
    let all = try #require(viewer.plot).y.domain
    for _ in 0..<6 { _ = viewer.handle(.scroll(x: 0, y: 1, at: Point(x: 60, y: 300))) }
    let plot = try #require(viewer.plot)
    #expect(plot.y.domain.upperBound < all.upperBound)
    for (date, value) in zip(Savings.dates, Savings.values) where plot.x.domain.contains(date) {
      #expect(plot.y.domain.contains(value))
    }
  }

  @Test(
    "the view never leaves the data, whatever is turned or dragged", arguments: [1, 2, 3, 4, 5])
  func staysInside(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var viewer = viewer()
    let full = Savings.date(0)...Savings.date(35)
    func number(_ range: Double) -> Double { Double(random.next() % 10_000) / 10_000 * range }
    for _ in 0..<300 {
      let point = Point(x: number(1200) - 150, y: number(600))
      let events: [InputEvent] = [
        .scroll(x: 0, y: number(8) - 4, at: point), .scroll(x: number(8) - 4, y: 0, at: point),
        .scroll(x: 0, y: number(8) - 4, at: point, .shift), .press(.middle, at: point),
        .motion(to: point), .release(.middle, at: point), .key(.character("+")),
        .key(.character("-")), .key(.pageUp), .key(.pageDown), .key(.character("u")), .key(.left),
      ]
      _ = viewer.handle(events[Int(random.next() % UInt64(events.count))])
      let domain = try #require(viewer.plot).x.domain
      #expect(full.contains(domain.lowerBound) && full.contains(domain.upperBound))
      #expect(domain.upperBound - domain.lowerBound >= 86_400 * 0.999)
    }
  }

  @Test("at the limit zooming in changes nothing")
  func limit() throws {
    var viewer = viewer()
    let point = Point(x: 400, y: 300)
    for _ in 0..<60 { _ = viewer.handle(.scroll(x: 0, y: 1, at: point)) }
    let limit = viewer.state.visible
    _ = viewer.handle(.scroll(x: 0, y: 1, at: point))
    #expect(viewer.state.visible == limit && limit != nil)
  }

  @Test("Shift and the wheel, the sideways wheel and a drag with the middle button pan")
  func pans() throws {
    let pans: [[InputEvent]] = [
      [.scroll(x: 0, y: -1, at: .zero, .shift)], [.scroll(x: 1, y: 0, at: .zero)],
      [
        .press(.middle, at: Point(x: 400, y: 300)),
        .motion(to: Point(x: 320, y: 300), held: [.middle]),
        .release(.middle, at: Point(x: 320, y: 300)),
      ],
    ]
    for events in pans {
      var viewer = zoomed()
      let before = try #require(viewer.state.visible)
      for event in events { _ = viewer.handle(event) }
      let after = try #require(viewer.state.visible)
      #expect(after.lowerBound > before.lowerBound)
      let lengths = (
        after.upperBound - after.lowerBound, before.upperBound - before.lowerBound
      )
      #expect((lengths.0 / lengths.1 - 1).magnitude < 1e-9)
    }
  }

  @Test("a double click and 0 show everything; u goes back, Shift u forth")
  func undo() {
    for event in [
      InputEvent.press(.primary, at: Point(x: 400, y: 300), clickCount: 2), .key(.character("0")),
    ] {
      var viewer = zoomed()
      let before = viewer.state.visible
      let stale = viewer.handle(event)
      #expect(stale == .plot)
      #expect(viewer.state.visible == nil)
      _ = viewer.handle(.key(.character("u")))
      #expect(viewer.state.visible == before)
      _ = viewer.handle(.key(.character("u"), .shift))
      #expect(viewer.state.visible == nil)
    }
  }

  @Test("turns of the wheel in one direction are undone together")
  func gestures() {
    var viewer = zoomed()
    _ = viewer.handle(.key(.character("u")))
    #expect(viewer.state.visible == nil)
    let stale = viewer.handle(.key(.character("u")))
    #expect(stale == .none)
  }

  @Test("stepping moves the view along with the selection")
  func stepsReveal() throws {
    var viewer = zoomed()
    _ = viewer.handle(.key(.end))
    let domain = try #require(viewer.plot).x.domain
    #expect(domain.contains(Savings.date(35)))
    _ = viewer.handle(.key(.home))
    #expect(try #require(viewer.plot).x.domain.contains(Savings.date(0)))
  }

  @Test("a selection outside the view has no tooltip")
  func selectionOutside() {
    var viewer = viewer()
    _ = viewer.handle(.key(.home))
    for _ in 0..<5 { _ = viewer.handle(.scroll(x: 0, y: 1, at: Point(x: 700, y: 300))) }
    #expect(!viewer.composition.scene.texts.contains("€1,240"))
  }

  private func viewer() -> Viewer {
    Viewer(environment: .fixed(), size: Size(width: 900, height: 600)) { Savings.card($0) }
  }

  /// A viewer of a part in the middle.
  private func zoomed() -> Viewer {
    var viewer = viewer()
    for _ in 0..<4 { _ = viewer.handle(.scroll(x: 0, y: 1, at: Point(x: 400, y: 300))) }
    return viewer
  }
}
