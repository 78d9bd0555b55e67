import Testing

@testable import ChartRender

@Suite struct CoverageBandTests {
  /// The coverage of the first column, in parts of a pixel.
  private func column(_ band: inout CoverageBand, height: Int) -> [Double] {
    var column = Array(repeating: 0.0, count: height)
    band.drain { column[$0] = Double($1[0]) / Double(CoverageBand.whole) }
    return column.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test("between two level edges the pixels are covered, those at the edges in part")
  func level() {
    var band = CoverageBand(height: 5)
    band.addEdge(column: 0, from: 1.25, to: 1.25, weight: 1)
    band.addEdge(column: 0, from: 3.5, to: 3.5, weight: -1)
    #expect(column(&band, height: 5) == [0, 0.75, 1, 0.5, 0])
  }

  @Test("a slanted edge covers the triangle below it")
  func slanted() {
    var band = CoverageBand(height: 4)
    band.addEdge(column: 0, from: 0, to: 2, weight: 1)
    #expect(column(&band, height: 4) == [0.25, 0.75, 1, 1])
    band.addEdge(column: 0, from: 2, to: 0, weight: 0.5)
    #expect(column(&band, height: 4) == [0.125, 0.375, 0.5, 0.5])
  }

  @Test("what lies above or below the band counts as if the band were higher")
  func outside() {
    var band = CoverageBand(height: 3)
    band.addEdge(column: 0, from: -2, to: 2, weight: 1)
    #expect(column(&band, height: 3) == [0.625, 0.875, 1])
    band.addEdge(column: 0, from: -9, to: -5, weight: 1)
    band.addEdge(column: 0, from: 1, to: 5, weight: -1)
    band.addEdge(column: 0, from: 7, to: 9, weight: -1)
    #expect(column(&band, height: 3) == [1, 0.875, 0.625])
  }

  @Test("what was read is gone")
  func drained() {
    var band = CoverageBand(height: 3)
    band.addEdge(column: 0, from: 0, to: 2.5, weight: 1)
    _ = column(&band, height: 3)
    #expect(column(&band, height: 3) == [0, 0, 0])
  }

  @Test("an edge adds its whole weight, however steep", arguments: [0.1, 1, 7.3, 411.7, 3999])
  func weight(height: Double) {
    var band = CoverageBand(height: 4002)
    band.addEdge(column: 0, from: 0.3, to: 0.3 + height, weight: 0.125)
    #expect(column(&band, height: 4002)[4001] == 0.125)
  }
}
