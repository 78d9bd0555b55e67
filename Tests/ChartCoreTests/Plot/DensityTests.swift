import ChartCore
import TestSupport
import Testing

/// Series with more rows than pixels.
@Suite struct DensityTests {
  @Test("a spike of one row among 120,000 reaches the picture")
  func spikeIsDrawn() throws {
    let values = (0..<120_000).map { $0 == 61_803 ? 99.0 : Double(($0 * 7919) % 1000) / 100 }
    let path = try line(values)
    let picture = picture(values)
    let plot = try #require(picture.plots.first)
    let top = try #require(path.bounds).minY
    #expect((top - plot.y.position(for: 99)).magnitude < 1e-9)
  }

  @Test("never over two points a pixel column", arguments: [1, 2])
  func pointsFollowPixels(scale: Double) throws {
    let values = (0..<200_000).map { Double(($0 * 7919) % 1000) }
    var environment = EnvironmentValues.fixed()
    environment.displayScale = scale
    let chart = InteractiveLineChart([series(values)], x: .numbers("n"))
    let scene = Composition(chart, size: size, environment: environment).scene
    let path = try #require(scene.items(in: "line").first?.path)
    #expect(Double(path.elements.count) <= 2 * (size.width * scale + 1))
    #expect(Double(path.elements.count) > size.width * scale)
  }

  @Test("a stretch of missing values as wide as a pixel breaks a dense line")
  func denseGap() throws {
    let values = (0..<100_000).map { (40_000..<60_000).contains($0) ? Double.nan : 1 }
    let moves = try line(values).elements.count { if case .move = $0 { true } else { false } }
    #expect(moves == 2)
  }

  private let size = Size(width: 640, height: 400)

  private func series(_ values: [Double]) -> Series {
    Series(name: "v", x: values.indices.map(Double.init), y: values)
  }

  private func picture(_ values: [Double]) -> Composition {
    let chart = InteractiveLineChart([series(values)], x: .numbers("n"))
    return Composition(chart, size: size, environment: .fixed())
  }

  private func line(_ values: [Double]) throws -> Path {
    try #require(picture(values).scene.items(in: "line").first?.path)
  }
}
