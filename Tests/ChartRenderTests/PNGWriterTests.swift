import CZlib
import ChartCore
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

/// A PNG file taken apart, without any of the writer's code.
struct PNGFile {
  var names: [String] = []
  var chunks: [String: [UInt8]] = [:]
  var hasRightChecksums = true

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]))
    var rest = bytes.dropFirst(8)
    while rest.count >= 12 {
      let length = Int(Self.number(rest.prefix(4)))
      let body = Array(rest.dropFirst(4).prefix(4 + length))
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      names.append(name)
      chunks[name, default: []] += body.dropFirst(4)
      let checksum = Self.number(rest.dropFirst(8 + length).prefix(4))
      if crc32(0, body, UInt32(body.count)) != UInt(checksum) { hasRightChecksums = false }
      rest = rest.dropFirst(12 + length)
    }
  }

  func pixels(width: Int, height: Int) throws -> [UInt32] {
    let packed = try #require(chunks["IDAT"])
    var raw = [UInt8](repeating: 0, count: height * (1 + 3 * width))
    var count = UInt(raw.count)
    try #require(uncompress(&raw, &count, packed, UInt(packed.count)) == Z_OK)
    try #require(Int(count) == raw.count)
    return (0..<height).flatMap { y in
      let row = raw[(y * (1 + 3 * width))...].dropFirst().prefix(3 * width)
      return (0..<width).map { Self.number(row.dropFirst(3 * $0).prefix(3)) }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
