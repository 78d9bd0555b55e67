import Testing

@testable import chartview

@Suite struct ContentDigestTests {
  private static let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37) }

  private func digest(_ parts: [ArraySlice<UInt8>]) -> UInt64 {
    var digest = ContentDigest()
    for part in parts { part.withUnsafeBytes { digest.add($0) } }
    return digest.value
  }

  @Test("how a content is cut into parts does not matter", arguments: 0...bytes.count)
  func parts(cut: Int) {
    let whole = digest([Self.bytes[...]])
    #expect(digest([Self.bytes[..<cut], Self.bytes[cut...]]) == whole)
    #expect(digest([Self.bytes[..<(cut / 3)], [], Self.bytes[(cut / 3)...]]) == whole)
  }

  @Test("every length and every changed byte makes another number")
  func differences() {
    var seen = Set((0...Self.bytes.count).map { digest([Self.bytes[..<$0]]) })
    #expect(seen.count == Self.bytes.count + 1)
    for place in Self.bytes.indices {
      var bytes = Self.bytes
      bytes[place] ^= 1
      seen.insert(digest([bytes[...]]))
    }
    #expect(seen.count == 2 * Self.bytes.count + 1)
    #expect(digest([[0]]) != digest([[0, 0]]))
  }
}
