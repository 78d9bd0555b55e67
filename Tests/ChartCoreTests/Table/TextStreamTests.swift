import Testing

@testable import ChartCore

/// The text of a file, in pieces of any length.
@Suite struct TextStreamTests {
  static let text = "t;Größe €\n1;2\u{1F600}\n"

  /// Gives as many bytes at a time, as pipes and archives do.
  private final class Dribble: ByteStream {
    private let bytes: [UInt8]
    private let step: Int
    private var offset = 0
    var expectedCount: Int? { nil }

    init(_ bytes: [UInt8], step: Int) { (self.bytes, self.step) = (bytes, step) }

    func read(into room: UnsafeMutableRawBufferPointer) -> Int {
      let piece = bytes[offset...].prefix(min(step, room.count))
      room.copyBytes(from: piece)
      offset += piece.count
      return piece.count
    }

    func rewind() { offset = 0 }
  }

  @Test(arguments: 1...7)
  func isTheSameHoweverItsBytesCome(step: Int) throws {
    let units = Array(Self.text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    let latin: [UInt8] = Array("Gr".utf8) + [0xF6, 0xDF] + Array("e ".utf8) + [0x80]
    try #expect(whole(little, .utf16Little, 2, step) == Self.text)
    try #expect(whole(big, .utf16Big, 2, step) == Self.text)
    try #expect(whole([0xEF, 0xBB, 0xBF] + Array(Self.text.utf8), .utf8, 3, step) == Self.text)
    try #expect(whole(latin, .windows1252, 0, step) == "Größe €")
  }

  @Test func halfACharacterAtTheEndIsNone() throws {
    try #expect(whole([65, 0, 66], .utf16Little, 0, 1) == "A")
    try #expect(whole([65, 0, 0x3D, 0xD8], .utf16Little, 0, 1) == "A\u{FFFD}")
    try #expect(whole([0, 0xDC, 65, 0], .utf16Little, 0, 1) == "\u{FFFD}A")
  }

  @Test func goesToAnyOffset() throws {
    let text = TextStream(Dribble(Array(Self.text.utf8), step: 3), .utf8, markLength: 0)
    for offset in [0, 2, 5, 100] {
      try text.rewind(to: offset)
      var buffer = TextBuffer(capacity: 64)
      _ = try buffer.fill(to: 64, from: text)
      #expect(
        Array(buffer.bytes.cell(0..<buffer.bytes.count)) == Array(Self.text.utf8.dropFirst(offset)))
    }
  }

  @Test(
    arguments: [
      ([0x41, 0xC3, 0xB6, 0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0x98, 0x80], true), ([0xC3], true),
      ([0xF0, 0x9F], true), ([0xC0, 0x80], false), ([0xED, 0xA0, 0x80], false), ([0x80], false),
      ([0xC3, 0x41], false), ([0xF5, 0x80, 0x80, 0x80], false), ([0xE0, 0x9F, 0x80], false),
    ] as [([UInt8], Bool)])
  func utf8IsKnownWhereverItIsCut(bytes: [UInt8], isUTF8: Bool) {
    let long = [UInt8](repeating: 65, count: 11) + bytes
    for cut in 0...long.count {
      var check = UTF8Check()
      for piece in [long[..<cut], long[cut...]] {
        Array(piece).withUnsafeBufferPointer { check.feed(FileBytes($0)) }
      }
      #expect(check.isUTF8 == isUTF8)
    }
  }

  private func whole(
    _ bytes: [UInt8], _ encoding: TextEncoding, _ markLength: Int, _ step: Int
  ) throws -> String {
    let text = TextStream(Dribble(bytes, step: step), encoding, markLength: markLength)
    let whole = try WholeText(text)
    return whole.bytes.cell(0..<whole.bytes.count).text
  }
}
