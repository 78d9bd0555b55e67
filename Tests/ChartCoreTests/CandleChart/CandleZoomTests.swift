import TestSupport
import Testing

@testable import ChartCore

/// Zoom and pan of candles.
@Suite struct CandleZoomTests {
  @Test("at any zoom bodies are equally wide and gaps are equal", arguments: [1.0, 1.5, 2])
  func equalGaps(scale: Double) throws {
    var viewer = viewer(DemoCandles.weekdays(500), scale: scale)
    for step in 0..<40 {
      _ = viewer.handle(
        .scroll(x: step % 7 == 6 ? 0.4 : 0, y: step % 5 == 4 ? -1 : 0.9, at: Point(x: 500, y: 300)))
      let bodies = bodies(in: viewer.composition.scene)
      let widths = Set(bodies.map { ($0.width * scale * 8).rounded() })
      let gaps = Set(
        zip(bodies, bodies.dropFirst()).map { (($1.minX - $0.maxX) * scale * 8).rounded() })
      #expect(widths.count <= 1 && gaps.count <= 1, "step \(step): \(gaps)")
    }
  }

  @Test("the candle under the pointer stays within a pixel through a hundred wheel steps")
  func anchorStays() throws {
    let series = DemoCandles.weekdays(120)
    var viewer = viewer(series)
    viewer.fixUnit()
    let x = try #require(viewer.plot).x.position(for: series.time[80])
    for step in 0..<100 {
      _ = viewer.handle(.scroll(x: 0, y: step % 5 == 4 ? -1 : 0.9, at: Point(x: x, y: 300)))
      let position = try #require(viewer.plot).x.position(for: series.time[80])
      #expect((position - x).magnitude < 1)
    }
  }

  @Test("a refit never clips a visible candle, nor its volume")
  func refit() throws {
    let series = DemoCandles.weekdays(500)
    var viewer = viewer(series)
    for step in 0..<30 {
      _ = viewer.handle(.scroll(x: 0, y: step < 20 ? 1 : -1, at: Point(x: 300, y: 300)))
      let plot = try #require(viewer.plot)
      let candles = try #require(plot.candles?.candles)
      for row in candles.indices where plot.x.domain.contains(candles.time[row]) {
        #expect(plot.y.domain.contains(candles.low[row]))
        #expect(plot.y.domain.contains(candles.high[row]))
        #expect(plot.panes[1].y.domain.upperBound >= candles.volume?[row] ?? 0)
      }
    }
    #expect(viewer.plot?.y.domain != CandleDomain.domain(of: series))
  }

  @Test("zooming in shows shorter units, and everything again the longer one")
  func units() {
    var viewer = viewer(DemoCandles.weekdays(500))
    #expect(viewer.composition.scene.texts.first == "X · 1 week")
    for _ in 0..<8 { _ = viewer.handle(.scroll(x: 0, y: 1, at: Point(x: 300, y: 300))) }
    #expect(viewer.composition.scene.texts.first == "X")
    _ = viewer.handle(.key(.character("0")))
    #expect(viewer.composition.scene.texts.first == "X · 1 week")
  }

  @Test("the view never leaves the candles by more than half of one", arguments: [true, false])
  func staysInside(isGapless: Bool) throws {
    var viewer = viewer(DemoCandles.weekdays(200))
    if !isGapless { _ = viewer.handle(.key(.character("g"))) }
    let full = try #require(viewer.plot).fullX
    for step in 0..<60 {
      let point = Point(x: Double(step * 37 % 900), y: 300)
      _ = viewer.handle(.scroll(x: step % 3 == 0 ? 5 : 0, y: step % 4 == 0 ? -1 : 0.8, at: point))
      let plot = try #require(viewer.plot)
      #expect(plot.x.domain.upperBound <= full.upperBound + 86_400 * 3)
      #expect(plot.x.domain.upperBound > plot.x.domain.lowerBound)
      #expect(!plot.area.isEmpty && plot.candles != nil)
    }
  }
}

extension Viewer {
  /// Keeps the candles as they are at every zoom.
  fileprivate mutating func fixUnit() { _ = handle(.key(.character("b"))) }
}

extension CandleZoomTests {
  private func viewer(_ series: CandleSeries, scale: Double = 1) -> Viewer {
    var environment = EnvironmentValues.fixed()
    environment.displayScale = scale
    let book = CandleBook(series)
    return Viewer(environment: environment, size: Size(width: 900, height: 600)) {
      CandleCard(symbol: "X", book: book, state: $0)
    }
  }

  private func bodies(in scene: Scene) -> [Rect] {
    let paths = scene.items(in: "candle").compactMap(\.path)
    let elements = paths.count == 4 ? paths[1].elements + paths[3].elements : []
    return elements.compactMap { element -> Rect? in
      switch element {
      case .rect(let rect), .roundedRect(let rect, _): rect
      default: nil
      }
    }.sorted { $0.x < $1.x }
  }
}
