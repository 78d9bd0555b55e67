/// A place in a JSON text, and the steps from there.
///
/// Forgives what does not matter for finding values; whatever it meets, it comes to an end.
struct JSONCursor {
  let bytes: FileBytes
  private(set) var offset: Int

  init(_ bytes: FileBytes, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// Moves over white space and returns the byte there, 0 at the end.
  mutating func peek() -> UInt8 {
    while offset < bytes.count, bytes.base[offset] <= .space { offset += 1 }
    return bytes[offset]
  }

  /// Moves over a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, offset < bytes.count else { return false }
    offset += 1
    return true
  }

  /// Moves over a string and returns what is between its quotes, or nil.
  mutating func takeString() -> Range<Int>? {
    guard take(.quote) else { return nil }
    let first = offset
    while offset < bytes.count, bytes.base[offset] != .quote {
      offset += bytes.base[offset] == 92 ? 2 : 1
    }
    guard offset < bytes.count else {
      offset = bytes.count
      return nil
    }
    offset += 1
    return first..<offset - 1
  }

  /// Moves over a number or a word and returns it; empty when there is none.
  mutating func takeWord() -> Range<Int> {
    _ = peek()
    let first = offset
    while offset < bytes.count, Self.isWord(bytes.base[offset]) { offset += 1 }
    return first..<offset
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isDigit || byte == .minus || byte == .plus || byte == .dot
  }

  /// Moves over a whole value; false when it is cut off or is none.
  ///
  /// - Complexity: O(n) in its bytes, however deep it is.
  mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      switch peek() {
      case 91, 123:
        depth += 1
        offset += 1
      case 93, 125:
        guard depth > 0 else { return false }
        depth -= 1
        offset += 1
      case .quote: guard takeString() != nil else { return false }
      case .comma where depth > 0, .colon where depth > 0: offset += 1
      default: guard !takeWord().isEmpty else { return false }
      }
    } while depth > 0
    return true
  }

  /// Moves past the end of the line.
  mutating func skipLine() {
    offset = min(bytes.first(.newline, in: offset..<bytes.count) + 1, bytes.count)
  }
}
