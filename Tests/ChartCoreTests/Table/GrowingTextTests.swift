import Testing

@testable import ChartCore

@Suite struct GrowingTextTests {
  private static let text = "t;preis €\n1;2\n2;𝄞\n"

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    (isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF])
      + text.utf16.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? bytes : bytes.reversed()
      }
  }

  static let forms: [[UInt8]] = [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, isLittle: true),
    utf16(text, isLittle: false),
  ]

  @Test("half a character waits for its other half, in every encoding", arguments: forms, 1...7)
  func cuts(bytes: [UInt8], length: Int) {
    var growing = GrowingText()
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      text += growing.append(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    #expect(String(decoding: text + growing.finish(), as: UTF8.self) == Self.text)
  }

  @Test("of UTF-16 nothing is handed on but whole characters")
  func whole() {
    var growing = GrowingText()
    #expect(growing.append([0xFF]) == [])
    #expect(growing.append([0xFE, 0x41]) == [])
    #expect(growing.append([0x00, 0x34, 0xD8]) == Array("A".utf8))
    #expect(growing.append([0x1E]) == [])
    #expect(growing.append([0xDD]) == Array("𝄞".utf8))
  }

  @Test("bytes that begin as a mark and are none come out in the end")
  func notAMark() {
    var growing = GrowingText()
    #expect(growing.append([0xEF]) == [])
    #expect(growing.append([0xBB]) == [])
    #expect(growing.finish() == [0xEF, 0xBB])
  }
}
