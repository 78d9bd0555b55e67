import Testing

@testable import ChartCore

@Suite struct RecordCutterTests {
  /// Returns the records after each part of a text, cut as the parts are.
  private func cut(_ parts: [String], separator: UInt8? = nil) -> [[String]] {
    var cutter = RecordCutter(separator: separator)
    return parts.map { part in
      cutter.append(Array(part.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test(
    "a record is cut off behind its end and not before",
    arguments: [
      (["a,b\n1,", "2\n3", ""], [["a,b\n"], ["1,2\n"], []]),
      (["a,b\r", "\n1,2\r", "\n"], [[], ["a,b\r\n"], ["1,2\r\n"]]),
      (["a,b\r", "1,2\r3"], [[], ["a,b\r1,2\r"]]),
      (["a,b\n1,\"x\n", "y\n", "z\"\n2,"], [["a,b\n"], [], ["1,\"x\ny\nz\"\n"]]),
      (["a\n\"x\"", "\"\ny\"\n"], [["a\n"], ["\"x\"\"\ny\"\n"]]),
      (["a\n5\" pipe\n", "6\n"], [["a\n5\" pipe\n"], ["6\n"]]),
      (["a^b\n1^\"x\n", "2^3\n"], [["a^b\n1^\"x\n"], ["2^3\n"]]),
      (["\n\n", "a\n"], [[], ["\n\na\n"]]),
    ] as [([String], [[String]])])
  func lines(parts: [String], records: [[String]]) {
    #expect(cut(parts) == records)
  }

  @Test("an unusual separator begins a quoted cell, too")
  func ownSeparator() {
    #expect(cut(["a^b\n1^\"x\n", "\"\n"], separator: 94) == [["a^b\n"], ["1^\"x\n\"\n"]])
  }

  @Test(
    "JSON is cut behind whole values",
    arguments: [
      (["{\"a\":1}\n{\"a\"", ":2}\n"], [["{\"a\":1}\n"], ["{\"a\":2}\n"]]),
      (["{\"a\":1}\n{\"a\":\n", "{\"a\":3}\n"], [["{\"a\":1}\n{\"a\":\n"], ["{\"a\":3}\n"]]),
      (["{\n\"a\": [1,\n2]", "\n}\n{"], [[], ["{\n\"a\": [1,\n2]\n}\n"]]),
      (
        ["[", "{\"a\":1},", "{\"a\":2}", ",\n[3]]"],
        [[], ["[{\"a\":1},"], [], ["{\"a\":2},\n[3]]"]]
      ),
      (["[1,2]\n[3", ",4]\n"], [["[1,2]\n"], ["[3,4]\n"]]),
      (["{\"a\":\"}\\\"\n", "\"}\n"], [[], ["{\"a\":\"}\\\"\n\"}\n"]]),
      (["{\"rows\":[{\"a\":1},{\"a\":2}", "]}"], [[], ["{\"rows\":[{\"a\":1},{\"a\":2}]}"]]),
      (["[Data]\n1,2\n"], [["[Data]\n1,2\n"]]),
    ] as [([String], [[String]])])
  func json(parts: [String], records: [[String]]) {
    #expect(cut(parts) == records)
  }

  @Test("however a text is cut into parts, its records come out whole and all of them")
  func anyCuts() {
    let texts = [
      "a,b\n1,\"x\ny\"\"\nz\"\n\n3,4\n", "a\r1\r2\r", "a,b\r\n1,\"2\r\n\"\r\n",
      "{\"a\":[1,{}]}\n{\"a\":\"\\\"\"}\n", "[{\"a\":[1]},\n{\"b\":2}]\n", "# \"note\na,b\n1,2\n",
    ]
    for text in texts {
      for length in 1...text.utf8.count {
        var cutter = RecordCutter(separator: nil)
        let bytes = Array(text.utf8)
        var whole: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: length) {
          for part in cutter.append(Array(bytes[start..<min(start + length, bytes.count)])) {
            whole += part
            #expect([.newline, .carriageReturn, .comma, 93, 125].contains(part.last ?? 0))
          }
        }
        let last = cutter.finish()
        #expect(whole == bytes || whole + last.dropLast() == bytes, "\(text) by \(length)")
      }
    }
  }

  @Test("a quote that is not closed in a hundred lines holds up none of them for longer")
  func openQuote() {
    var cutter = RecordCutter(separator: nil)
    let lines = (1...LineScan.lineLimit).map { "\($0),1\n" }
    #expect(cutter.append(Array("a,b\n".utf8)).count == 1)
    #expect(cutter.append(Array(("\"oops,2\n" + lines.dropLast().joined()).utf8)) == [])
    let parts = cutter.append(Array(lines.suffix(1).joined().utf8))
    #expect(parts == [Array("\"oops,2\n".utf8), Array(lines.joined().utf8)])
  }

  @Test("a line that is no UTF-8 is read as Windows-1252, those around it are not")
  func windows1252() {
    var cutter = RecordCutter(separator: nil)
    let bytes =
      Array("a,Preis in ".utf8) + [0x80, 0x0A] + Array("1,für\n".utf8) + [0x66, 0xFC, 0x0A]
    #expect(cutter.append(bytes) == [Array("a,Preis in €\n1,für\nfü\n".utf8)])
    #expect(cutter.append([0xC3]) == [], "half of a character")
    #expect(cutter.append([0xBC, 0x0A]) == [Array("ü\n".utf8)])
  }

  @Test("zero bytes, as a file cut off under its writer begins with, are dropped")
  func zeros() {
    var cutter = RecordCutter(separator: nil)
    #expect(cutter.append([0, 0, 0] + Array("1,2\n".utf8)) == [Array("1,2\n".utf8)])
  }
}
