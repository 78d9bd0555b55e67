import Foundation
import Testing

@testable import chartview

@Suite struct GzipFlowTests {
  /// Returns what a flow makes of bytes that come in parts of so many.
  private func flow(_ bytes: [UInt8], by length: Int) throws -> String {
    let flow = try GzipFlow()
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      try bytes[start..<min(start + length, bytes.count)].withUnsafeBytes {
        try flow.add($0) { text += $0 }
      }
    }
    try flow.finish { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns what shell commands write.
  private func bytes(_ commands: String) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    _ = try BuiltProgram.shell("{ \(commands); } > '\(folder["a"])'")
    return try #require(FileManager.default.contents(atPath: folder["a"])).map { $0 }
  }

  @Test(
    "packed and plain bytes come out as they were, however they are cut",
    arguments: [1, 7, 1 << 20])
  func parts(length: Int) throws {
    let rows = try bytes("seq 1 3000")
    let text = String(decoding: rows, as: UTF8.self)
    #expect(try flow(rows, by: length) == text)
    #expect(try flow(bytes("seq 1 3000 | gzip -c"), by: length) == text)
    #expect(try flow(bytes("seq 1 1000 | gzip -c; seq 1001 3000 | gzip -c"), by: length) == text)
    #expect(try flow(bytes("seq 1 3000 | gzip -c; printf '\\0\\0'"), by: length) == text)
    #expect(try flow([0x1f], by: length) == "\u{1f}")
  }

  @Test("what breaks off or is damaged is an error")
  func damaged() throws {
    let packed = try bytes("seq 1 3000 | gzip -c")
    #expect(throws: InputError.Reason.damagedGzip) { try flow(Array(packed.dropLast(9)), by: 100) }
    var other = packed
    for place in 30..<60 { other[place] ^= 0x5a }
    #expect(throws: InputError.Reason.damagedGzip) { try flow(other, by: 100) }
  }
}
