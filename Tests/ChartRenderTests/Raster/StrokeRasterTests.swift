import ChartCore
import Testing

@testable import ChartRender

/// Lines of more than 32 pieces, which are written straight into the picture.
@Suite struct StrokeRasterTests {
  static let widths = [0.5, 1.7, 3, 20]
  private let black = Paint.color(RGBA(hex: 0))

  private func round(_ width: Double) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  @Test(
    "a line covers of each pixel what it should", arguments: RasterLines.all.indices, widths)
  func coverage(index: Int, width: Double) throws {
    let (name, path) = RasterLines.all[index]
    if name == "stepped", width <= 1.5 { return }  // That one is moved onto whole pixels.
    let surface = try picture([.stroke(path, round(width), black)], width: 120, height: 80)
    let (mean, worst) = try Truth(path, round(width), width: 120, height: 80).distance(to: surface)
    // The pieces of the truth overlap, and the wider they are the darker their edges.
    #expect(mean < (width < 10 ? 4 : 6), "\(name)")
    #expect(worst <= (name == "dense" ? 40 : 24), "\(name)")
  }

  @Test("a line at scale 2 is the line of twice the size", arguments: [1, 3.0])
  func scale(width: Double) throws {
    let path = RasterLines.path(RasterLines.noise(60), .linear)
    let large = path.elements.map { element -> Path.Element in
      switch element {
      case .move(let point): .move(Point(x: point.x * 2, y: point.y * 2))
      case .line(let point): .line(Point(x: point.x * 2, y: point.y * 2))
      default: element
      }
    }
    let twice = try picture(
      [.stroke(path, round(width), black)], width: 240, height: 160, scale: 2)
    let once = try picture(
      [.stroke(Path(large), round(2 * width), black)], width: 240, height: 160)
    #expect(twice.pixels == once.pixels)
  }

  @Test("a translucent line is even where it crosses itself")
  func even() throws {
    let path = RasterLines.path(RasterLines.noise(80), .linear)
    let surface = try picture(
      [.stroke(path, round(9), .color(blue.opacity(0.5)))], width: 120, height: 80)
    #expect(surface.pixels.allSatisfy { $0 & 0xff == 0xff && $0 >> 16 >= 0x7f })
    #expect(surface.pixels.filter { $0 == 0x8080ff || $0 == 0x7f7fff }.count > 4000)
  }

  @Test("a line ends as its cap says, also at a gap", arguments: LineCap.all)
  func caps(cap: LineCap) throws {
    let pieces = [10.0, 70].flatMap { start in
      Path(through: (0...40).map { (start + Double($0), 20) }).elements
    }
    let style = StrokeStyle(lineWidth: 8, lineCap: cap, lineJoin: .round)
    let surface = try picture(
      [.stroke(Path(pieces), style, black)], width: 130)
    let inked = (0..<130).filter { surface.pixel(x: $0, y: 20) & 0xff < 0x80 }
    let reach = cap == .butt ? 0 : 4
    #expect(inked == Array(10 - reach..<50 + reach) + Array(70 - reach..<110 + reach))
    let corner = surface.pixel(x: 53, y: 16)
    #expect(corner == (cap == .square ? 0 : 0xffffff))
  }

  @Test("a line without a length is a dot, a square or nothing", arguments: LineCap.all)
  func dots(cap: LineCap) throws {
    let points = (0..<40).flatMap { index -> [Path.Element] in
      let point = Point(x: 5 + 10 * Double(index % 12), y: 5 + 10 * Double(index / 12))
      return [.move(point), .line(point)]
    }
    let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: .round)
    let surface = try picture([.stroke(Path(points), style, black)], width: 130, height: 50)
    #expect((surface.pixel(x: 15, y: 15) & 0xff == 0) == (cap != .butt))
    #expect((surface.pixel(x: 12, y: 12) & 0xff == 0) == (cap == .square))
    #expect(surface.pixel(x: 20, y: 20) == 0xffffff)
  }

  @Test("few pieces and many look the same", arguments: [1, 1.7, 4.0])
  func sameAsCairo(width: Double) throws {
    let few = RasterLines.noise(31)
    let many = zip(few, few.dropFirst()).flatMap { first, last in
      [first, Point(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)]
    }
    let pictures = try [few, many + few.suffix(1)].map { points in
      try picture(
        [.stroke(RasterLines.path(points, .linear), round(width), black)], width: 120, height: 80)
    }
    let distances = zip(pictures[0].pixels, pictures[1].pixels).map {
      abs(Int($0 & 0xff) - Int($1 & 0xff))
    }
    #expect(distances.allSatisfy { $0 <= 24 })
  }

  @Test("painted part by part, a line is exactly the line painted at once")
  func parts() throws {
    let items = RasterLines.all.map { _, path in
      Scene.Item.stroke(path, round(1.7), .color(red.opacity(0.5)))
    }
    let whole = try picture(items, width: 120, height: 80)
    let parts = try picture([], width: 120, height: 80)
    let painter = ScenePainter(surface: parts, measurer: PangoMeasurer())
    for x in [0, 17, 64] {
      let width = [0: 17, 17: 47, 64: 56][x, default: 0]
      let halves = [0, 33].map { PixelRect(x: x, y: $0, width: width, height: $0 == 0 ? 33 : 47) }
      try painter.paint(items, clippedTo: halves)
    }
    #expect(parts.pixels == whole.pixels)
  }

  @Test("a clip cuts a line off at whole pixels")
  func clip() throws {
    let path = RasterLines.path(RasterLines.noise(200), .linear)
    let line = Scene.Item.stroke(path, round(3), black)
    let whole = try picture([line], width: 120, height: 80)
    let clip = Rect(x: 33, y: 21, width: 40, height: 30)
    let cut = try picture([.group("plot", clip: clip, [line])], width: 120, height: 80)
    for y in 0..<80 {
      for x in 0..<120 {
        let isInside = (33..<73).contains(x) && (21..<51).contains(y)
        #expect(cut.pixel(x: x, y: y) == (isInside ? whole.pixel(x: x, y: y) : 0xffffff))
      }
    }
  }

  @Test("a line with points far away crosses the picture where it should")
  func farPoints() throws {
    let far = (0..<40).flatMap { _ in [(-1e9, -1e9), (1e9, 1e9)] }
    let surface = try picture([.stroke(Path(through: far), round(4), black)])
    #expect((0..<40).allSatisfy { surface.pixel(x: $0, y: $0) == 0 })
    #expect(surface.pixel(x: 30, y: 10) == 0xffffff)
  }

  @Test("a gradient down the picture is that of a filled box")
  func gradient() throws {
    let stops = [(0, red), (0.3, red.opacity(0.4)), (1, blue)].map {
      GradientStop(location: $0.0, color: $0.1)
    }
    let paint = Paint.gradient(from: Point(x: 0, y: 10), to: Point(x: 0, y: 70), stops)
    let lines = (0..<60).map { ($0.isMultiple(of: 2) ? -20.0 : 140, Double($0) * 80 / 59) }
    let surface = try picture(
      [.stroke(Path(through: lines), round(9), paint)], width: 120, height: 80)
    let box = try picture([.fill(.rect(0, 0, 120, 80), paint)], width: 120, height: 80)
    for (a, b) in zip(surface.column(60), box.column(60)) {
      #expect([16, 8, 0].allSatisfy { abs(Int(a >> $0 & 0xff) - Int(b >> $0 & 0xff)) <= 2 })
    }
  }
}
