import Testing

@testable import ChartCore

/// Numbers read sixteen bytes at a time.
@Suite struct FastNumberTests {
  static let wholes = [
    "0", "7", "42", "999", "1234", "56789", "000012", "7654321", "12345678", "123456789",
    "99999999999", "123456789012", "12345678901234", "123456789012345",
  ]
  static let fractions = ["", "0", "5", "25", "125", "0625", "99999", "1234567", "00000001"]
  static let ends: [UInt8] = [.comma, .newline, .carriageReturn, .quote, .space, 0, 0xFF, 101, 37]

  @Test(arguments: wholes, fractions)
  func areTheNearestDoubles(whole: String, fraction: String) {
    for point in [UInt8.dot, .comma] {
      for end in Self.ends where end != point {
        let text = fraction.isEmpty ? whole : "\(whole).\(fraction)"
        let written = text.utf8.map { $0 == .dot ? point : $0 }
        guard let read = read(written + [end, 57, .dot, 57, 57, 57, 57], point) else {
          #expect(written.count > 15, "\(text) is short enough")
          continue
        }
        #expect(read.value == Double(text), "\(text)")
        #expect(read.length == written.count, "\(text)")
      }
    }
  }

  @Test(arguments: [
    "", ".", ".5", "5.", "12345678.", ".12345678", "1..2", "-1", "1234567890123456", "1e5",
    "12345678.12345678",
  ])
  func whatIsNoSuchNumberIsLeft(text: String) {
    for end in [UInt8.comma, .newline] {
      guard let read = read(Array(text.utf8) + [end], .dot) else { continue }
      let rest = text.utf8.dropFirst(read.length).first
      #expect(rest != nil && Double(String(text.prefix(read.length))) == read.value)
    }
  }

  private func read(_ bytes: [UInt8], _ point: UInt8) -> FastCells.Fraction? {
    let padded = bytes + [UInt8](repeating: 0, count: 16)
    return padded.withUnsafeBytes { bytes in
      let first = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      return FastCells.short(first, point: point) ?? FastCells.medium(first, second, point: point)
    }
  }
}
