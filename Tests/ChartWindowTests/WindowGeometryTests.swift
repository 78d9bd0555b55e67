import Testing

@testable import ChartWindow

@Suite struct WindowGeometryTests {
  @Test func sizeAndPlaceAreReadAsXProgramsWriteThem() throws {
    let geometry = try #require(WindowGeometry("900x600+10-20"))
    #expect(geometry.width == 900)
    #expect(geometry.height == 600)
    #expect(geometry.x == .init(distance: 10, isFromFarEdge: false))
    #expect(geometry.y == .init(distance: 20, isFromFarEdge: true))
  }

  @Test func eitherHalfMayBeMissing() throws {
    let size = try #require(WindowGeometry("900x600"))
    #expect(size.x == nil)
    #expect(size.y == nil)
    let place = try #require(WindowGeometry("-0+0"))
    #expect(place.width == nil)
    #expect(place.x == .init(distance: 0, isFromFarEdge: true))
    #expect(place.y == .init(distance: 0, isFromFarEdge: false))
  }

  @Test(arguments: [
    "", "x", "wide", "0x600", "900x0", "900x40000", "900,600", "900x600+", "9x9+a+b",
  ])
  func anythingElseIsRefused(text: String) {
    #expect(WindowGeometry(text) == nil)
  }

  @Test(arguments: [(10, false, 10), (-10, false, -10), (0, true, 600), (20, true, 580)])
  func offsetsCountFromTheirEdge(distance: Int, isFromFarEdge: Bool, position: Int) {
    let offset = WindowGeometry.Offset(distance: distance, isFromFarEdge: isFromFarEdge)
    #expect(offset.position(of: 400, in: 1000) == position)
  }
}
