import ChartCore
import Testing

@testable import ChartRender

/// Whatever a scene holds, painting it ends without an error and spoils nothing else.
@Suite struct HostileSceneTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, .leastNonzeroMagnitude, -0.0, 0,
  ]

  static let texts = [
    "", " ", "\0", "a\0b", "a\nb\r\nc\u{2028}d\u{2029}e\u{85}", "\u{1b}[31m", "\u{202e}abc",
    "<b>&amp;", "\u{feff}", "\u{ffff}", "👩‍👩‍👧‍👦", "مرحبا", "日本", String(repeating: "x", count: 100_000),
    "e" + String(repeating: "\u{301}", count: 100_000),
  ]

  static func items(_ a: Double, _ b: Double) -> [Scene.Item] {
    let rect = Rect(x: a, y: b, width: b, height: a)
    let line = Path(through: [(a, b), (10, 10), (b, a)])
    let color = RGBA(red: a, green: b, blue: a, alpha: b)
    let gradient = Paint.gradient(
      from: Point(x: a, y: b), to: Point(x: b, y: b), [GradientStop(location: a, color: color)])
    let style = StrokeStyle(lineWidth: a, dash: [a, b])
    return [
      .fill(Path([.rect(rect), .ellipse(rect), .roundedRect(rect, a)]), .color(color)),
      .fill(Path([.line(Point(x: a, y: b)), .close, .close]), gradient),
      .stroke(line, style, .color(red)), .stroke(line, StrokeStyle(lineWidth: 1), gradient),
      .stroke(line, StrokeStyle(lineWidth: 2, dash: [b, a]), .color(red)),
      .stroke(Path(), style, .color(red)), .shadow(line, red, radius: a, offset: rect.origin),
      .shadow(.rect(5, 5, 5, 5), red, radius: b, offset: Point(x: b, y: a)),
      .label(Label("x", style: TextStyle(size: a), color: red, at: Point(x: b, y: a))),
      .group("", clip: rect, [.fill(.rect(0, 0, 60, 40), .color(red))]),
    ]
  }

  @Test("Numbers of any kind are survived", arguments: numbers, numbers)
  func survivesNumbers(a: Double, b: Double) throws {
    let last = Scene.Item.fill(.rect(0, 0, 60, 40), .color(blue))
    let surface = try picture(Self.items(a, b) + [last])
    #expect(Set(surface.pixels) == [0x0000ff])
  }

  @Test("Texts of any kind are survived and measured", arguments: texts.indices)
  func survivesTexts(index: Int) throws {
    let text = Self.texts[index]
    let style = TextStyle(size: 12, hasTabularDigits: true)
    let size = PangoMeasurer().size(of: text, style: style)
    #expect(size.width.isFinite && size.width >= 0 && size.height.isFinite)
    let label = Label(text, style: style, color: red, at: Point(x: 30, y: 20), anchor: .center)
    _ = try picture([.label(label)])
  }

  @Test("An item that is not finite is left out, not drawn wrong")
  func leavesOut() throws {
    let line = Path(through: [(0, 0), (.nan, 20), (60, 40)])
    let surface = try picture([.stroke(line, StrokeStyle(lineWidth: 9), .color(red))])
    #expect(Set(surface.pixels) == [0xffffff])
  }

  @Test("A line that leaves the picture by far still crosses it where it should")
  func farLine() throws {
    let line = Path(through: [(-1e12, 20), (1e12, 20)])
    let surface = try picture([.stroke(line, StrokeStyle(lineWidth: 4), .color(red))])
    #expect(Set(surface.row(20)) == [0xff0000])
  }
}
