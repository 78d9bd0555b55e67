import ChartCore
import ChartRender
import Testing

@testable import ChartWindow

@MainActor @Suite struct CoversTests {
  private static let window = PixelRect(x: 0, y: 0, width: 100, height: 100)

  private func box(_ x: Double, _ y: Double = 0, color: UInt32 = 0) -> Scene.Item {
    .fill(Path([.rect(Rect(x: x, y: y, width: 10, height: 10))]), .color(RGBA(hex: color)))
  }

  private func covers(_ items: Scene.Item...) -> Covers {
    Covers(items, in: Self.window, scale: 1, PangoMeasurer())
  }

  private func pixels(_ x: Int, _ y: Int = 0) -> PixelRect {
    PixelRect(x: x, y: y, width: 10, height: 10)
  }

  @Test("what stays and touches nothing stale is left alone")
  func stays() {
    let change = covers(box(0), box(50)).change(from: covers(box(0), box(20)), damaging: [])
    #expect(change.damage == [pixels(20), pixels(50)])
    #expect(change.items == [box(50)])
    let none = covers(box(0), box(50)).change(from: covers(box(0), box(50)), damaging: [])
    #expect(none.damage == [] && none.items == [])
  }

  @Test("what lies on stale pixels is painted again, and what lies on that, in drawing order")
  func touched() {
    let (a, b, c) = (box(0), box(8, 8), box(16, 16))
    let change = covers(a, b, c, box(40)).change(from: covers(b, c, box(40)), damaging: [])
    #expect(change.items == [a, b, c])
    #expect(change.damage == [pixels(0), pixels(8, 8), pixels(16, 16)])
  }

  @Test("strips that were uncovered are stale pixels, too")
  func strips() {
    let strip = PixelRect(x: 5, y: 0, width: 1, height: 100)
    let change = covers(box(0), box(20)).change(
      from: covers(box(0), box(20)), damaging: [strip])
    #expect(change.items == [box(0)])
    #expect(change.damage == [strip, pixels(0)])
  }

  @Test("items that change places are painted again")
  func order() {
    let change = covers(box(0), box(5)).change(from: covers(box(5), box(0)), damaging: [])
    #expect(change.items == [box(0), box(5)])
  }

  @Test("what lies outside of the window costs nothing")
  func outside() {
    #expect(covers(box(200), box(-20)).all(in: Self.window).items == [])
    #expect(
      covers(box(95)).change(from: Covers(), damaging: []).damage
        == [PixelRect(x: 95, y: 0, width: 5, height: 10)])
  }
}
