import Testing

@testable import ChartCore

/// Long JSON in a window: the rows are those of the whole text.
@Suite struct JSONStreamTests {
  static let texts = [
    "[]", "[", "[1", "[1,2.5,-3]", "[[1,2],[3,4]]", "[[1,2],[3,4", "[[1,2],[3,4]] [[5]]",
    " [ {\"a\" : 1 , \"b\":\"x\\\"y\"} ,\n{\"b\":null,\"a\":[1,2]}\n]\n",
    "[{\"a\":1},{\"a\":2},{\"a\":}]", "[{\"a\":1} {\"a\":2}]", "[{\"a\":1},]",
    "{\"a\":1}\n{\"a\":2}\n", "{\"a\":1}\n{\"a\":2", "{\"a\":1},\n{\"a\":2},", "{\"a\":1}{\"a\":2}",
    "{\"a\":1}\noops\n{\"a\":2}\n", "{\"a\":1}\n{\"a\" 2}\n\n{\"a\":3}\n{\"b\":4",
    "{\"a\":1}\n{\"\n{\"a\":3}",
    "{\n \"a\": {\"x\": 1,\n \"y\": 2}\n}\n{\n \"a\": {\"x\": 3}\n}",
    "{\"\\u0061\":\"\\ud83d\\ude00\\n\"}\n{\"a\":5}",
    "[1,2]\n[3,4]\n[5,\n6]\n", "{\"a\":true}\n{\"a\":false}\n{\"a\":nul",
  ]

  @Test(arguments: texts, [1, 2, 3, 7, 64])
  func areWrittenAsThoseOfTheWholeText(text: String, windowLength: Int) throws {
    let bytes = Array(text.utf8)
    try bytes.withUnsafeBufferPointer { buffer in
      let file = FileBytes(buffer)
      let start = bytes.firstIndex { $0 > .space } ?? 0
      let form: JSONStream.Form
      switch JSONShape.find(file, at: start) {
      case .rows(start): form = .array
      case .lines(start): form = .lines
      default: return
      }
      let stream = try JSONStream(
        TextStream(MemoryStream(file), .utf8, markLength: 0), form, windowLength: windowLength)
      let whole = JSONRows(file, at: start)
      for _ in 0..<2 {
        try stream.rewind()
        #expect(try written(stream) == whole.map { String(decoding: $0.text, as: UTF8.self) } ?? "")
      }
      #expect(stream.lines == whole?.lines ?? RowLines())
      #expect(stream.hasHeader == whole?.hasHeader ?? false)
      if let whole { #expect(stream.brokenLines == whole.brokenLines) }
    }
  }

  @Test func aLongTextIsReadAsAShortOne() throws {
    let rows = (0..<40_000).map { "{\"n\":\($0),\"v\":\($0 % 977).5}" }
    for text in ["[" + rows.joined(separator: ",") + "]", rows.joined(separator: "\n")] {
      let data = try ReadText.lines(text)
      #expect(data.series.map(\.name) == ["v"])
      #expect(data.series[0].x.unpacked == (0..<40_000).map(Double.init))
      #expect(data.series[0].y.unpacked == (0..<40_000).map { Double($0 % 977) + 0.5 })
    }
  }

  @Test func aLongTextKeepsItsLines() throws {
    var rows = (0..<40_000).map { "{\"n\":\($0),\"v\":\"\($0)\"}" }
    rows[30_000] = "{\"n\":30000,\"v\":"
    rows[35_000] = "{\"n\":35000,\"v\":\"oops\"}"
    let data = try ReadText.lines(rows.joined(separator: "\n"))
    #expect(Set(data.warnings.map(\.lines)) == [[30_001], [35_001]])
    #expect(data.series[0].x.count == 39_999)
  }

  private func written(_ stream: JSONStream) throws -> String {
    let text = TextStream(stream, .utf8, markLength: 0)
    let whole = try WholeText(text)
    return whole.bytes.cell(0..<whole.bytes.count).text
  }
}
