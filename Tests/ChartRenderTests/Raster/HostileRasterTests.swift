import ChartCore
import Testing

@testable import ChartRender

/// Whatever comes in, nothing outside of the picture is written, and nothing fails.
@Suite struct HostileRasterTests {
  static let numbers: [Double] = [
    0, -0.0, 0.5, 17, 39.999_999_999, 40, -1, 1e-300, 1e7, -1e7, 1e9, -1e9, 1e18, 1e300, -1e300,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  private static func paths(_ a: Double, _ b: Double) -> [Path] {
    let points = (0..<40).map { index in
      [Point(x: a, y: b), Point(x: Double(index), y: 20), Point(x: b, y: a)][index % 3]
    }
    var curves = Path([.move(points[0])])
    for index in 0..<37 {
      curves.addCurve(
        to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
    let rising = [Point(x: min(a, b), y: a)] + (0..<38).map { Point(x: Double($0), y: b) }
    var area = Path()
    area.addArea(
      from: [Point(x: min(a, b), y: b), Point(x: 37, y: b)], to: rising, method: .linear)
    return [RasterLines.path(points, .linear), curves, area]
  }

  @Test("nothing outside of the picture is touched", arguments: numbers, numbers)
  func staysInside(a: Double, b: Double) throws {
    let (width, height, stride, margin) = (41, 23, 256, 4096)
    let bytes = UnsafeMutableRawPointer.allocate(
      byteCount: margin * 2 + stride * height, alignment: 64)
    defer { bytes.deallocate() }
    bytes.initializeMemory(as: UInt8.self, repeating: 0xa5, count: margin * 2 + stride * height)
    let surface = try #require(
      ImageSurface(bytes: bytes + margin, width: width, height: height, stride: stride))
    let painter = ScenePainter(surface: surface, measurer: PangoMeasurer())
    for path in Self.paths(a, b) {
      for cap in LineCap.all {
        let style = StrokeStyle(lineWidth: min(abs(a), 1e12), lineCap: cap, lineJoin: .round)
        try painter.paint([
          .stroke(path, style, .color(red)), .fill(path, .color(blue.opacity(0.5))),
          .group("", clip: Rect(x: b, y: a, width: 20, height: 20), [.fill(path, .color(red))]),
        ])
      }
    }
    let isOutside = { (index: Int) in
      let place = index - margin
      return place < 0 || place >= stride * height || place % stride >= width * 4
    }
    let touched = (0..<margin * 2 + stride * height).first {
      isOutside($0) && bytes.load(fromByteOffset: $0, as: UInt8.self) != 0xa5
    }
    #expect(touched == nil)
  }

  @Test("a path that is not finite is left out", arguments: [Double.nan, .infinity])
  func leavesOut(number: Double) throws {
    let points = (0..<40).map { Point(x: Double($0), y: $0 == 20 ? number : 10) }
    let path = Path(
      points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    let surface = try picture([.stroke(path, style, .color(red)), .fill(path, .color(red))])
    #expect(Set(surface.pixels) == [0xffffff])
  }
}
