import Testing

@testable import ChartCore

/// Files whose lines end in more than one way.
@Suite struct LoneReturnsTests {
  @Test(arguments: ["date,v\r\n1,5\r\n2,6\r3,7\r\n4,8\r\n", "date,v\n1,5\n2,6\r3,7\n4,8\n"])
  func aCarriageReturnAloneEndsALineAmongOtherEnds(text: String) throws {
    let data = try ReadText.lines(text)
    #expect(data.series[0].y == [5, 6, 7, 8])
  }

  @Test func aCarriageReturnInsideACellEndsNoLine() throws {
    let table = try ReadText.table("date,note,v\n1,a\rb,5\n2,c,6\n")
    #expect(table.rowCount == 2)
  }

  @Test(arguments: 1...9)
  func aCarriageReturnIsFollowedAcrossTheEndOfAReading(length: Int) throws {
    let bytes = Array("a\r\nb\rc\r\r\n\rd\r".utf8)
    let text = try bytes.withUnsafeBufferPointer { buffer in
      let stream = LineEndStream(ShortReads(MemoryStream(FileBytes(buffer)), length))
      var room = [UInt8](repeating: 0, count: 64)
      var text: [UInt8] = []
      while true {
        let count = try room.withUnsafeMutableBytes { try stream.read(into: $0) }
        if count == 0 { return text }
        text += room[..<count]
      }
    }
    #expect(String(decoding: text, as: UTF8.self) == "a\r\nb\nc\r\r\n\nd\n")
  }
}

/// A stream that gives a few bytes at a time.
private final class ShortReads: ByteStream {
  private let source: MemoryStream
  private let length: Int

  init(_ source: MemoryStream, _ length: Int) {
    (self.source, self.length) = (source, length)
  }

  var expectedCount: Int? { source.expectedCount }

  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    source.read(into: UnsafeMutableRawBufferPointer(rebasing: room[..<min(length, room.count)]))
  }

  func rewind() { source.rewind() }
}
