import Testing

@testable import ChartCore

@Suite("Forms of numbers") struct NumberFormTests {
  @Test(
    "A number of the same form is read without looking for its parts",
    arguments: [
      ("1", "7"), ("12", "00"), ("123.45", "999.99"), ("-1.5", "-0.0"), ("0.00001", "9.99999"),
      ("-12345", "-99999"), ("1234567", "0000000"), ("12345.6", "00000.1"),
    ])
  func sameForm(learned: String, read: String) throws {
    let form = try #require(Self.form(learned, before: ","))
    #expect(form.value(Self.word(read + ",")).map(\.bitPattern) == Double(read)?.bitPattern)
    #expect(form.length == read.utf8.count)
  }

  @Test(
    "Any other number is left",
    arguments: [
      "1234.5,", "12.345,", "123.4,", "123.456,", "123,45,", "-23.45,", "123.45\n", "123.45\r",
      "123.45%", "123.45e", "12 .45,", "123:45,", "12/.45,", "1 3.45,", "", "\u{FF}23.45,",
    ])
  func otherForms(text: String) throws {
    let form = try #require(Self.form("123.45", before: ","))
    #expect(form.value(Self.word(text)) == nil)
  }

  @Test(
    "What is no plain number of up to seven bytes has no form",
    arguments: [
      "", "-", ".", "1.", ".5", "1.2.3", "1-2", "1e5", "\"12\"", "12345678", "1234.5678",
      "+1", "1,5",
    ])
  func noForm(text: String) {
    #expect(Self.form(text, before: ",") == nil)
  }

  @Test("A number may have a comma for a point") func comma() throws {
    let form = try #require(Self.form("12,5", before: ";", point: .comma))
    #expect(form.value(Self.word("99,1;")) == 99.1)
    #expect(form.value(Self.word("99.1;")) == nil)
  }

  @Test("No number has the first form of a column") func first() {
    for text in ["", "0,", "123.45,", "\u{FF}\u{FF}\u{FF}\u{FF}"] {
      #expect(NumberForm().value(Self.word(text)) == nil)
    }
  }

  @Test("Columns whose numbers change their form are read all the same", arguments: 0..<40)
  func changing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = (0..<700).map { row -> (String, String) in
      let whole = Int.random(in: 0...Self.tops[Int(seed) % Self.tops.count], using: &generator)
      let digits = row % 100 < Int(seed) ? "" : ".\(Int.random(in: 0...99, using: &generator))"
      return ("\(1_000_000_000 + whole)", "\(row % 7 == 0 ? "-" : "")\(whole)\(digits)")
    }
    let text = "time,v\n" + rows.map { "\($0.0),\($0.1)\n" }.joined()
    let table = try Table(bytes: Array(text.utf8))
    #expect(table.columns[0].doubles.unpacked == rows.map { Double($0.0) ?? .nan })
    #expect(table.columns[1].doubles.unpacked == rows.map { Double($0.1) ?? .nan })
  }

  private static let tops = [9, 120, 12_345, 999_999, 123_456_789]

  private static func form(_ text: String, before end: String, point: UInt8 = .dot) -> NumberForm? {
    Array((text + end).utf8).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { NumberForm($0, 0..<text.utf8.count, point: point) }
    }
  }

  private static func word(_ text: String) -> UInt64 {
    let bytes = Array(text.utf8) + [UInt8](repeating: 57, count: 8)
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }
}
