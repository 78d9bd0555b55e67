import ChartCore
import Testing

@testable import ChartRender

@Suite struct SVGWriterTests {
  /// Returns the document without its first and last line.
  private func content(_ items: [Scene.Item]) -> String {
    let size = Size(width: 90, height: 60)
    let lines = SVGWriter().document(of: Scene(size: size, items: items)).split(separator: "\n")
    return lines.dropFirst().dropLast().joined(separator: "\n")
  }

  @Test("A document has its size in points and its fonts")
  func document() {
    let scene = Scene(size: Size(width: 900, height: 600.5))
    #expect(
      SVGWriter(family: "Inter,O'Neil Sans").document(of: scene) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="900" height="600.5" \
        viewBox="0 0 900 600.5" font-family="Inter,'ONeil Sans',sans-serif" \
        stroke-miterlimit="10" xml:space="preserve">
        </svg>

        """)
  }

  @Test("Whole shapes are SVG's own")
  func shapes() {
    let rect = Rect(x: 1, y: 2.5, width: 30, height: 10)
    #expect(
      content([
        .fill(Path([.rect(rect)]), .color(red)),
        .fill(Path([.roundedRect(rect, 4)]), .color(red.opacity(0.25))),
        .fill(Path([.ellipse(rect)]), .color(red)),
      ]) == """
        <rect x="1" y="2.5" width="30" height="10" fill="#ff0000"/>
        <rect x="1" y="2.5" width="30" height="10" rx="4" fill="#ff0000" fill-opacity="0.25"/>
        <ellipse cx="16" cy="7.5" rx="15" ry="5" fill="#ff0000"/>
        """)
  }

  @Test("Path data is short: no repeated commands, two decimals, a minus sign separates")
  func pathData() {
    var path = Path(through: [(0, 1), (2.126, -3.999), (-0.001, 10)])
    path.addCurve(
      to: Point(x: 5, y: 6), control1: Point(x: 1, y: 2), control2: Point(x: 3.5, y: 4.05))
    path.closeSubpath()
    #expect(
      content([.fill(path, .color(red))])
        == "<path d=\"M0 1L2.13-4 0 10C1 2 3.5 4.05 5 6Z\" fill=\"#ff0000\"/>")
  }

  @Test("Shapes within a path become lines and arcs")
  func compound() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    let path = Path([.rect(rect), .ellipse(rect), .roundedRect(rect, 2)])
    #expect(
      content([.fill(path, .color(red))]) == """
        <path d="M0 0H10V20H0ZM0 10A5 10 0 1 1 10 10 5 10 0 1 1 0 10Z\
        M2 0H8A2 2 0 0 1 10 2V18A2 2 0 0 1 8 20H2A2 2 0 0 1 0 18V2A2 2 0 0 1 2 0Z" fill="#ff0000"/>
        """)
  }

  @Test("A stroke says its width, ends, corners and dashes")
  func stroke() {
    let style = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [4, 2.5])
    let rule = StrokeStyle(lineWidth: 1, lineJoin: .bevel)
    #expect(
      content([
        .stroke(Path(through: [(0, 0), (9, 5)]), style, .color(blue)),
        .stroke(Path(through: [(0, 4), (9, 4)]), rule, .color(blue)),
      ]) == """
        <path d="M0 0L9 5" fill="none" stroke="#0000ff" stroke-width="3" stroke-linecap="round" \
        stroke-linejoin="round" stroke-dasharray="4,2.5"/>
        <path d="M0 4L9 4" fill="none" stroke="#0000ff" stroke-linejoin="bevel" \
        shape-rendering="crispEdges"/>
        """)
  }

  @Test("Equal gradients are defined once")
  func gradients() {
    let paint = Paint.gradient(
      from: Point(x: 0, y: 10), to: Point(x: 0, y: 50),
      [GradientStop(location: 0, color: red), GradientStop(location: 1, color: red.opacity(0))])
    let rect = Path.rect(0, 0, 1, 1)
    #expect(
      content([.fill(rect, paint), .fill(rect, paint)]) == """
        <defs>
        <linearGradient id="d1" gradientUnits="userSpaceOnUse" x1="0" y1="10" x2="0" y2="50">\
        <stop offset="0" stop-color="#ff0000"/>\
        <stop offset="1" stop-color="#ff0000" stop-opacity="0"/></linearGradient>
        </defs>
        <rect x="0" y="0" width="1" height="1" fill="url(#d1)"/>
        <rect x="0" y="0" width="1" height="1" fill="url(#d1)"/>
        """)
  }

  @Test("A label is text with its style and anchor")
  func label() {
    let style = TextStyle(size: 17, weight: .semibold, hasTabularDigits: true)
    let small = TextStyle(size: 12)
    let place = Point(x: 30, y: 20)
    #expect(
      content([
        .label(Label("€1,698", style: style, color: red, at: place, anchor: .center)),
        .label(Label("<a & \"b\">", style: small, color: red.opacity(0.5), at: place)),
      ]) == """
        <text x="30" y="20" font-size="17" font-weight="600" \
        style="font-variant-numeric:tabular-nums" text-anchor="middle" fill="#ff0000">€1,698</text>
        <text x="30" y="20" font-size="12" fill="#ff0000" fill-opacity="0.5">\
        &lt;a &amp; &quot;b&quot;&gt;</text>
        """)
  }

  @Test("A text from right to left keeps to its side")
  func rightToLeft() {
    let style = TextStyle(size: 12)
    let anchors: [Label.Anchor] = [.left, .center, .right]
    let items = anchors.map {
      Scene.Item.label(Label("שלום", style: style, color: red, at: .zero, anchor: $0))
    }
    #expect(
      content(items) == """
        <text x="0" y="0" font-size="12" direction="rtl" text-anchor="end" fill="#ff0000">שלום</text>
        <text x="0" y="0" font-size="12" direction="rtl" text-anchor="middle" fill="#ff0000">שלום</text>
        <text x="0" y="0" font-size="12" direction="rtl" fill="#ff0000">שלום</text>
        """)
  }

  @Test("A group has its name and its clip")
  func group() {
    let clip = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      content([.group("plot", clip: clip, [.group("", clip: nil, [])])]) == """
        <defs>
        <clipPath id="d1"><rect x="1" y="2" width="3" height="4"/></clipPath>
        </defs>
        <g data-name="plot" clip-path="url(#d1)">
        <g>
        </g>
        </g>
        """)
  }

  @Test("A shadow is a blurred shape")
  func shadow() {
    #expect(
      content([
        .shadow(.rect(10, 10, 20, 20), red, radius: 8, offset: Point(x: 0, y: 2))
      ]) == """
        <defs>
        <filter id="d1" filterUnits="userSpaceOnUse" x="-2" y="-2" width="44" height="44">\
        <feGaussianBlur stdDeviation="4"/></filter>
        </defs>
        <rect x="10" y="10" width="20" height="20" fill="#ff0000" transform="translate(0 2)" \
        filter="url(#d1)"/>
        """)
  }

  @Test("No text brings a character that XML forbids", arguments: HostileSceneTests.texts.indices)
  func hostileTexts(index: Int) {
    let text = HostileSceneTests.texts[index]
    let label = Label(text, style: TextStyle(size: 12), color: red, at: .zero)
    let written = content([.group(text, clip: nil, [.label(label)])])
    #expect(
      written.unicodeScalars.allSatisfy {
        ($0.value >= 0x20 || $0 == "\n") && $0.value != 0xfffe && $0.value != 0xffff
      })
    #expect(written.filter { $0 == "<" }.count == 4, "nothing but the group's and the text's tags")
  }

  @Test(
    "No number that XML readers do not understand is written",
    arguments: HostileSceneTests.numbers, HostileSceneTests.numbers)
  func hostileNumbers(a: Double, b: Double) {
    let written = content(HostileSceneTests.items(a, b))
    #expect(!written.contains("nan") && !written.contains("inf") && !written.contains("e+"))
  }
}
