import ChartCore
import ChartRender
import TestSupport
import Testing

@testable import ChartWindow

@MainActor @Suite struct PaintedLayersTests {
  private static let size = Size(width: 400, height: 300)

  private func viewer() -> Viewer {
    var environment = EnvironmentValues.fixed()
    environment.measurer = PangoMeasurer()
    return Viewer(environment: environment, size: Self.size) { Savings.card($0) }
  }

  private func surface() throws -> ImageSurface {
    try #require(ImageSurface(width: 400, height: 300))
  }

  private func pixels(_ surface: ImageSurface) -> [UInt32] {
    (0..<300).flatMap { y in (0..<400).map { surface.pixel(x: $0, y: y) } }
  }

  @Test("a window brought up to date by strips is the window painted at once")
  func strips() throws {
    var viewer = viewer()
    let window = try surface()
    let layers = try #require(
      PaintedLayers(viewer.composition, for: window, scale: 1, PangoMeasurer()))
    for progress in [nil, 0, 0.1, 0.35, 0.3, 0.8, 1, nil, 0.5] as [Double?] {
      _ = viewer.drawIn(to: progress)
      _ = layers.update(window, to: viewer.composition, upTo: viewer.front)
      let whole = try surface()
      let fresh = try #require(
        PaintedLayers(viewer.composition, for: whole, scale: 1, PangoMeasurer()))
      _ = fresh.update(whole, to: viewer.composition, upTo: viewer.front)
      #expect(pixels(window) == pixels(whole), "at \(progress ?? 2)")
    }
  }

  @Test("S4-1: at the start there is no line, at the end the whole, and between them a part")
  func parts() throws {
    var viewer = viewer()
    let window = try surface()
    let layers = try #require(
      PaintedLayers(viewer.composition, for: window, scale: 1, PangoMeasurer()))
    func tinted() -> [Int] {
      (0..<400).filter { x in
        (60..<280).contains { y in window.pixel(x: x, y: y) == 0x5856d6 }
      }
    }
    _ = layers.update(window, to: viewer.composition, upTo: nil)
    let all = tinted()
    _ = viewer.drawIn(to: 0)
    _ = layers.update(window, to: viewer.composition, upTo: viewer.front)
    #expect(tinted().count < 14, "only the dot")
    _ = viewer.drawIn(to: 0.5)
    _ = layers.update(window, to: viewer.composition, upTo: viewer.front)
    let half = tinted()
    #expect(half.count > all.count / 4 && half.count < all.count * 3 / 4)
    let end = try #require(viewer.front).x + 7
    #expect(half.allSatisfy { Double($0) <= end })
  }

  @Test("a frame damages the strip between two fronts and the dots, not the window")
  func damage() throws {
    var viewer = viewer()
    let window = try surface()
    let layers = try #require(
      PaintedLayers(viewer.composition, for: window, scale: 1, PangoMeasurer()))
    for progress in [0.5, 0.51] {
      _ = viewer.drawIn(to: progress)
      let damage = layers.update(window, to: viewer.composition, upTo: viewer.front)
      let area = damage.reduce(0) { $0 + $1.width * $1.height }
      #expect((area == 400 * 300) == (progress == 0.5))
      #expect(area <= 400 * 300)
    }
  }

  @Test("S1-2: a frame of rolling digits repaints the header and nothing else")
  func rollingDigits() throws {
    var viewer = candles()
    let window = try surface()
    let layers = try #require(
      PaintedLayers(viewer.composition, for: window, scale: 1, PangoMeasurer()))
    _ = layers.update(window, to: viewer.shown, upTo: nil)
    let seen = viewer.seenDigits
    _ = viewer.handle(.key(.home, []))
    let rolls = viewer.rollDigits(from: seen)
    #expect(rolls)
    _ = layers.update(window, to: viewer.shown, upTo: nil)
    for progress in [0.1, 0.5, 0.9, nil] as [Double?] {
      _ = viewer.rollDigits(to: progress)
      let damage = layers.update(window, to: viewer.shown, upTo: nil)
      #expect(!damage.isEmpty)
      #expect(damage.allSatisfy { $0.y + $0.height < 90 }, "above the plot")
      let whole = try surface()
      let fresh = try #require(
        PaintedLayers(viewer.composition, for: whole, scale: 1, PangoMeasurer()))
      _ = fresh.update(whole, to: viewer.shown, upTo: nil)
      #expect(pixels(window) == pixels(whole), "at \(progress ?? 2)")
    }
    #expect(layers.update(window, to: viewer.shown, upTo: nil) == [], "nothing is stale")
  }

  private func candles() -> Viewer {
    var environment = EnvironmentValues.fixed()
    environment.measurer = PangoMeasurer()
    return Viewer(environment: environment, size: Self.size) { DemoCandles.card($0) }
  }
}
