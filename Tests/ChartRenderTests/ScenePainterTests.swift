import ChartCore
import Testing

@testable import ChartRender

@Suite struct ScenePainterTests {
  @Test("A fill colours the inside of its path and nothing else")
  func fill() throws {
    let surface = try picture([.fill(.rect(10, 10, 20, 20), .color(red))])
    #expect(surface.pixel(x: 20, y: 20) == 0xff0000)
    #expect(surface.pixel(x: 5, y: 20) == 0xffffff)
    #expect(surface.pixel(x: 35, y: 35) == 0xffffff)
  }

  @Test("A stroke colours its width on both sides of the path")
  func stroke() throws {
    let line = Path(through: [(5, 20), (55, 20)])
    let surface = try picture([.stroke(line, StrokeStyle(lineWidth: 6), .color(blue))])
    #expect(surface.pixel(x: 30, y: 18) == 0x0000ff)
    #expect(surface.pixel(x: 30, y: 22) == 0x0000ff)
    #expect(surface.pixel(x: 30, y: 12) == 0xffffff)
  }

  @Test("A group's clip cuts off its items and ends with the group")
  func clip() throws {
    let clip = Rect(x: 10, y: 10, width: 10, height: 10)
    let surface = try picture([
      .group("plot", clip: clip, [.fill(.rect(0, 0, 60, 40), .color(red))]),
      .fill(.rect(40, 30, 10, 5), .color(blue)),
    ])
    #expect(surface.pixel(x: 15, y: 15) == 0xff0000)
    #expect(surface.pixel(x: 25, y: 15) == 0xffffff)
    #expect(surface.pixel(x: 45, y: 32) == 0x0000ff)
  }

  @Test("Boxes side by side are painted once each, and those over each other as one shape")
  func boxes() throws {
    let half = Paint.color(red.opacity(0.5))
    let apart = [Rect(x: 5, y: 5, width: 10, height: 20), Rect(x: 15, y: 8, width: 10, height: 9)]
    let over = apart + [Rect(x: 10, y: 5, width: 10, height: 20)]
    let once = try picture([.fill(.rect(5, 5, 10, 20), half)]).pixel(x: 8, y: 10)
    for boxes in [apart, over] {
      let surface = try picture([.fill(Path(boxes.map { .rect($0) }), half)])
      for x in 5..<25 { #expect(surface.pixel(x: x, y: 10) == once) }
      #expect(surface.pixel(x: 26, y: 10) == 0xffffff)
    }
  }

  @Test("A hairline covers whole pixels at every scale", arguments: [1, 1.25, 1.5, 2, 3])
  func hairline(scale: Double) throws {
    let line = Path(through: [(2, 10.3), (50, 10.3)])
    let surface = try picture(
      [.stroke(line, StrokeStyle(lineWidth: 1), .color(red))], width: 160, height: 120,
      scale: scale)
    let colored = surface.column(Int(30 * scale)).filter { $0 != 0xffffff }
    #expect(colored == Array(repeating: 0xff0000, count: max(Int(scale.rounded()), 1)))
  }

  @Test("A rectangle's edges lie between pixels at every scale", arguments: [1, 1.25, 1.5, 2, 3])
  func snappedRect(scale: Double) throws {
    let surface = try picture(
      [.fill(.rect(3.3, 4.4, 10.1, 7.7), .color(red))], width: 60, height: 60, scale: scale)
    #expect(Set(surface.pixels) == [0xffffff, 0xff0000])
  }

  @Test("A rectangle thinner than a pixel keeps one")
  func thinRect() throws {
    let surface = try picture([.fill(.rect(10, 10.1, 20, 0.2), .color(red))])
    #expect(surface.column(15).filter { $0 == 0xff0000 }.count == 1)
  }

  @Test("A hairline border covers the outermost pixels of the rectangle it goes around")
  func border() throws {
    let rect = Path.rect(10.4, 10.4, 20, 20)
    let surface = try picture([
      .fill(rect, .color(blue)), .stroke(rect, StrokeStyle(lineWidth: 1), .color(red)),
    ])
    #expect(surface.row(20)[9...11] == [0xffffff, 0xff0000, 0x0000ff])
    #expect(surface.row(20)[28...30] == [0x0000ff, 0xff0000, 0xffffff])
  }

  @Test("A line drawn in pieces has no seams and no holes", arguments: LineJoin.all, LineCap.all)
  func seams(join: LineJoin, cap: LineCap) throws {
    let points = stride(from: 10, through: 170, by: 0.4).map { x in (x, 60.0) }
    let style = StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join)
    let surface = try picture(
      [.stroke(Path(through: points), style, .color(red.opacity(0.5)))], width: 200, height: 120)
    #expect(Set(surface.row(60)[12..<168]).count == 1, "translucent pieces do not add up")
    #expect(surface.pixel(x: 5, y: 60) == 0xffffff)
    #expect(surface.pixel(x: 175, y: 60) == 0xffffff)
  }

  @Test("A line drawn in pieces keeps its gaps")
  func gaps() throws {
    let left = Path(through: stride(from: 10, to: 110, by: 1).map { x in (x, 20.5) })
    let right = Path(through: stride(from: 130, to: 230, by: 1).map { x in (x, 20.5) })
    let surface = try picture(
      [
        .stroke(
          Path(left.elements + right.elements), StrokeStyle(lineWidth: 4), .color(red))
      ], width: 250)
    #expect(surface.pixel(x: 60, y: 20) == 0xff0000)
    #expect(surface.pixel(x: 120, y: 20) == 0xffffff)
    #expect(surface.pixel(x: 180, y: 20) == 0xff0000)
  }

  @Test("A gradient runs from its first colour to its last")
  func gradient() throws {
    let paint = Paint.gradient(
      from: Point(x: 0, y: 0), to: Point(x: 0, y: 40),
      [GradientStop(location: 0, color: red), GradientStop(location: 1, color: blue)])
    let surface = try picture([.fill(.rect(0, 0, 60, 40), paint)])
    let column = surface.column(30)
    #expect(column[0] >> 16 > 0xf0 && column[39] & 0xff > 0xf0)
    #expect(column.map { $0 >> 16 } == column.map { $0 >> 16 }.sorted(by: >))
  }

  @Test("Dashes are lengths in points")
  func dashes() throws {
    let line = Path(through: [(0, 10), (30, 10)])
    let style = StrokeStyle(lineWidth: 2, dash: [4, 4])
    let row = try picture([.stroke(line, style, .color(red))], scale: 2).row(20)
    #expect(row[4] == 0xff0000 && row[12] == 0xffffff && row[20] == 0xff0000)
  }

  @Test("A shadow is dark in the middle, soft outside and moved by its offset")
  func shadow() throws {
    let black = RGBA(hex: 0)
    let surface = try picture(
      [.shadow(.rect(20, 20, 60, 30), black, radius: 8, offset: Point(x: 0, y: 10))], width: 100,
      height: 100)
    #expect(surface.pixel(x: 50, y: 45) & 0xff < 0x10)
    #expect((0x10..<0xf0).contains(surface.pixel(x: 50, y: 62) & 0xff))
    #expect(surface.pixel(x: 50, y: 90) == 0xffffff)
    #expect(surface.pixel(x: 50, y: 18) == 0xffffff)
  }

  @Test("A label stands above its baseline, at the side its anchor says")
  func label() throws {
    for (anchor, columns) in [(Label.Anchor.left, 30..<60), (.right, 0..<31)] {
      let style = TextStyle(size: 20)
      let label = Label(
        "HH", style: style, color: red, at: Point(x: 30, y: 30), anchor: anchor)
      let surface = try picture([.label(label)])
      let inked = (0..<60).filter { x in surface.column(x).contains { $0 != 0xffffff } }
      #expect(!inked.isEmpty && inked.allSatisfy(columns.contains))
      #expect(Set(surface.row(32)) == [0xffffff])
    }
  }

  @Test("Painting inside a rectangle changes no pixel outside it")
  func damage() throws {
    let surface = try picture([])
    let painter = ScenePainter(surface: surface, measurer: PangoMeasurer())
    let all = Scene.Item.fill(.rect(0, 0, 60, 40), .color(red))
    try painter.paint([all], clippedTo: Rect(x: 10.5, y: 10, width: 5, height: 5))
    #expect((0..<60).filter { surface.pixel(x: $0, y: 12) == 0xff0000 } == Array(10...15))
    #expect((0..<40).filter { surface.pixel(x: 12, y: $0) == 0xff0000 } == Array(10...14))
    painter.clear(blue, Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(surface.row(0)[0...2] == [0x0000ff, 0x0000ff, 0xffffff])
  }

  @Test("Painted part by part, a picture is the same as painted at once")
  func parts() throws {
    let points = stride(from: 1, to: 59, by: 0.5).map { x in
      (x, x.truncatingRemainder(dividingBy: 7))
    }
    let round = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    let items: [Scene.Item] = [
      .shadow(.rect(15, 12, 30, 12), red, radius: 6, offset: Point(x: 1, y: 3)),
      .stroke(Path(through: points), round, .color(blue.opacity(0.5))),
      .fill(Path([.ellipse(Rect(x: 20, y: 10, width: 21, height: 19))]), .color(red.opacity(0.3))),
      .label(Label("Total", style: TextStyle(size: 14), color: blue, at: Point(x: 9.3, y: 30.7))),
    ]
    let whole = try picture(items)
    let parts = try picture([])
    let painter = ScenePainter(surface: parts, measurer: PangoMeasurer())
    for x in [0, 17, 34, 51] {
      try painter.paint(items, clippedTo: [PixelRect(x: x, y: 0, width: 17, height: 40)])
    }
    // Cairo may leave out a sixteenth of a pixel where an edge meets the clip.
    #expect(zip(parts.pixels, whole.pixels).allSatisfy { difference($0, $1) <= 16 })
    #expect(zip(parts.pixels, whole.pixels).filter { $0 != $1 }.count <= 4)
  }

  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(a >> $0 & 0xff) - Int(b >> $0 & 0xff)) }.reduce(0, max)
  }

  @Test("Copied rectangles restore what was painted over, and only they")
  func restore() throws {
    let kept = try picture([])
    let shown = try picture([.fill(.rect(0, 0, 60, 40), .color(red))])
    shown.copy(
      from: kept,
      [
        PixelRect(x: -5, y: -5, width: 10, height: 10),
        PixelRect(x: 59, y: 39, width: 9, height: 9),
      ])
    #expect(shown.pixels.filter { $0 == 0xffffff }.count == 26)
    #expect(shown.pixel(x: 4, y: 4) == 0xffffff && shown.pixel(x: 5, y: 4) == 0xff0000)
  }
}

extension LineJoin {
  static let all: [LineJoin] = [.miter, .round, .bevel]
}

extension LineCap {
  static let all: [LineCap] = [.butt, .round, .square]
}
