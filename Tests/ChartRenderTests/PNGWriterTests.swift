import ChartCore
import TestSupport
import Testing

@testable import ChartRender

@Suite struct PNGWriterTests {
  @Test("A PNG unpacks to the pixels it was written from")
  func roundTrip() throws {
    let label = Label("€1,698", style: TextStyle(size: 18), color: blue, at: Point(x: 2, y: 30))
    let surface = try picture([.fill(.rect(5, 5, 50, 9), .color(red)), .label(label)])
    let file = try PNGFile(PNGWriter().bytes(of: surface))
    #expect(file.names == ["IHDR", "pHYs", "IDAT", "IEND"])
    #expect(file.chunks["IHDR"] == [0, 0, 0, 60, 0, 0, 0, 40, 8, 2, 0, 0, 0])
    #expect(try file.pixels(width: 60, height: 40) == surface.pixels)
  }

  @Test("A PNG at scale 2 says 144 pixels an inch")
  func density() throws {
    let file = try PNGFile(PNGWriter(scale: 2).bytes(of: picture([])))
    #expect(file.chunks["pHYs"] == [0, 0, 22, 37, 0, 0, 22, 37, 1])
  }

  @Test("Every chunk's checksum is right")
  func checksums() throws {
    let file = try PNGFile(PNGWriter().bytes(of: picture([])))
    #expect(file.hasRightChecksums)
  }
}
