import ChartCore
import Foundation
import TestSupport
import Testing

@testable import ChartRender

@Suite struct EncodingTests {
  private let scene = Scene(
    size: Size(width: 200, height: 100),
    items: [
      .fill(.rect(0, 0, 200, 100), .color(white)),
      .shadow(.rect(20, 20, 60, 30), red, radius: 8, offset: .zero),
      .label(
        Label(
          "Total savings €1,698", style: TextStyle(size: 14), color: blue, at: Point(x: 9, y: 30))),
    ])

  @Test(
    "The ending of a name chooses the format",
    arguments: [
      ("a.png", .png), ("dir.pdf/B.SVG", .svg), ("x.tar.pdf", .pdf), ("png", nil), ("a.jpg", nil),
      ("", nil), ("dir.png/", .png), ("a.", nil), (".pdf", .pdf), ("a.png/b", nil),
    ] as [(String, ExportFormat?)])
  func format(path: String, format: ExportFormat?) {
    #expect(ExportFormat(path: path) == format)
  }

  @Test("A PNG at scale 2 has twice the pixels on each side")
  func scale() throws {
    let file = try PNGFile(encoded(scene, as: .png, scale: 2))
    #expect(file.chunks["IHDR"]?.prefix(8) == [0, 0, 1, 144, 0, 0, 0, 200])
  }

  @Test("A PNG has the pixels of the painter")
  func samePixels() throws {
    let file = try PNGFile(encoded(scene, as: .png))
    let painted = try picture(scene.items, width: 200, height: 100)
    #expect(try file.pixels(width: 200, height: 100) == painted.pixels)
  }

  @Test("The same scene gives the same bytes", arguments: ExportFormat.allCases)
  func reproducible(format: ExportFormat) throws {
    #expect(try encoded(scene, as: format) == encoded(scene, as: format))
  }

  @Test("A PDF keeps its text as text")
  func pdf() throws {
    let bytes = try encoded(scene, as: .pdf)
    #expect(bytes.starts(with: Array("%PDF-".utf8)))
    guard let text = try pdfText(bytes) else { return }
    #expect(text.contains("Total savings €1,698"))
  }

  @Test(
    "A picture that is too large for its format says what the most is",
    arguments: [(.png, 32_767), (.pdf, 14_400), (.svg, 1_000_000)] as [(ExportFormat, Int)])
  func limits(format: ExportFormat, limit: Int) {
    let (width, height) = (Double(limit + 1), 10.0)
    let error = RenderError.sizeOutOfRange(width: width, height: height, limit: limit)
    #expect(throws: error) {
      try encoded(Scene(size: Size(width: width, height: height)), as: format)
    }
  }

  @Test(
    "A size that no picture has is an error, not a crash",
    arguments: [0, -1, 1e9, .nan, .infinity] as [Double])
  func sizes(side: Double) {
    let scene = Scene(size: Size(width: side, height: side))
    for format in ExportFormat.allCases {
      #expect(throws: RenderError.self) { try encoded(scene, as: format) }
    }
    #expect(throws: RenderError.self) { try encoded(self.scene, as: .png, scale: side) }
  }

  @Test(
    "Numbers of any kind are survived in every format", arguments: HostileSceneTests.numbers,
    HostileSceneTests.numbers)
  func survivesNumbers(a: Double, b: Double) throws {
    let items = HostileSceneTests.items(a, b)
    let scene = Scene(size: Size(width: 60, height: 40), items: items)
    for format in ExportFormat.allCases {
      #expect(try !encoded(scene, as: format).isEmpty)
    }
  }

  /// Returns what `pdftotext` finds, or nothing where there is no such program.
  private func pdfText(_ bytes: [UInt8]) throws -> String? {
    let tool = "/usr/bin/pdftotext"
    guard FileManager.default.isExecutableFile(atPath: tool) else { return nil }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: tool)
    process.arguments = [file.path(), "-"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return String(decoding: text ?? Data(), as: UTF8.self)
  }
}
