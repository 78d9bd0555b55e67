import Testing

@testable import ChartWindow

@Suite struct WindowIconTests {
  @Test(arguments: [16, 32, 48, 128])
  func theIconIsAWhiteLineOnARoundTintedSquare(size: Int) {
    let pixels = WindowIcon.pixels(size: size)
    #expect(pixels.count == size * size)
    #expect(pixels[0] >> 24 == 0, "the corner is clear")
    #expect(pixels[size / 4 * size + size / 2] == 0xff58_56d6, "above the line")
    #expect(pixels.contains { $0 & 0xffffff == 0xffffff && $0 >> 24 == 0xff })
  }

  @Test func thePropertyHasTheSizesBeforeThePixels() {
    let property = WindowIcon.property(sizes: [2, 3])
    #expect(property.count == 2 + 4 + 2 + 9)
    #expect(property[..<2] == [2, 2])
    #expect(property[6..<8] == [3, 3])
  }
}
