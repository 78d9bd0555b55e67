import ChartCore
import Testing

@testable import ChartRender

/// Areas of more than 32 pieces over a level base, which are written straight into the picture.
@Suite struct FillRasterTests {
  static let methods: [InterpolationMethod] = [.linear, .monotone, .stepCenter, .stepEnd]

  private func area(_ points: [Point], base: Double, _ method: InterpolationMethod) -> Path {
    var path = Path()
    let ends = [points[0], points[points.count - 1]].map { Point(x: $0.x, y: base) }
    path.addArea(from: ends, to: points, method: method)
    return path
  }

  @Test(
    "an area covers of each pixel what it should, on both sides of its base", arguments: methods,
    [90, 70.5, 40.3])
  func coverage(method: InterpolationMethod, base: Double) throws {
    let path = area(RasterLines.noise(50), base: base, method)
    let surface = try picture([.fill(path, .color(RGBA(hex: 0)))], width: 120, height: 80)
    let (mean, worst) = try Truth(path, nil, width: 120, height: 80).distance(to: surface)
    #expect(mean < 4)
    #expect(worst <= 20)
  }

  @Test("areas side by side are one path")
  func gaps() throws {
    let left = area((0..<40).map { Point(x: Double($0), y: 10) }, base: 30, .linear)
    let right = area((60..<100).map { Point(x: Double($0), y: 20) }, base: 30, .linear)
    let surface = try picture(
      [.fill(Path(left.elements + right.elements), .color(red))], width: 120)
    #expect(surface.row(25)[0..<39].allSatisfy { $0 == 0xff0000 })
    #expect(surface.row(25)[40..<60].allSatisfy { $0 == 0xffffff })
    #expect(surface.pixel(x: 70, y: 15) == 0xffffff && surface.pixel(x: 70, y: 25) == 0xff0000)
  }

  @Test("a translucent area is even, and its gradient that of a filled box")
  func gradient() throws {
    let stops = [
      GradientStop(location: 0, color: blue.opacity(0.4)),
      GradientStop(location: 1, color: blue.opacity(0.02)),
    ]
    let paint = Paint.gradient(from: Point(x: 0, y: 5), to: Point(x: 0, y: 75), stops)
    let top = (0..<60).map { Point(x: Double($0) * 2, y: 3) }
    let surface = try picture(
      [.fill(area(top, base: 78, .linear), paint)], width: 118, height: 80)
    let box = try picture([.fill(.rect(0, 3, 118, 75), paint)], width: 118, height: 80)
    for y in 0..<80 {
      #expect(Set(surface.row(y)).count == 1)
      #expect(abs(Int(surface.pixel(x: 9, y: y) >> 16) - Int(box.pixel(x: 9, y: y) >> 16)) <= 1)
    }
  }

  @Test("shapes that are no such areas stay with cairo and are filled all the same")
  func others() throws {
    let right = (0..<25).map { (90.0, 28 + Double($0)) }
    let left = (0..<25).map { (30.0, 52 - Double($0)) }
    let ring = Path(through: right + left)
    let surface = try picture(
      [.fill(Path(ring.elements + [.close]), .color(red))], width: 120, height: 80)
    #expect(surface.pixel(x: 60, y: 40) == 0xff0000)
    #expect(surface.pixel(x: 60, y: 60) == 0xffffff)
  }
}
