/// The text of bytes that come in parts: UTF-8, whatever the bytes are.
///
///     var text = GrowingText()
///     text.append([0xFF, 0xFE, 0x41, 0x00, 0x42])  // "A"; the second half of the B is to come.
///
/// UTF-16 is known by its mark. All other bytes stay as they are but for a mark of UTF-8; whether
/// they are UTF-8 only whole lines tell.
struct GrowingText: Sendable {
  /// Bytes that no character has been made of yet.
  private var rest: [UInt8] = []
  private var encoding: TextEncoding?

  /// Returns the text that bytes complete.
  mutating func append(_ bytes: [UInt8]) -> [UInt8] {
    if encoding == .utf8 { return bytes }
    rest += bytes
    if encoding == nil, !findEncoding() { return [] }
    return encoding == .utf8 ? takeAll() : takeUnits()
  }

  /// Returns what was held back, when nothing will follow.
  mutating func finish() -> [UInt8] { encoding == nil ? takeAll() : [] }

  /// Returns whether the first bytes tell the encoding, and takes its mark away.
  private mutating func findEncoding() -> Bool {
    let marks = TextEncoding.marks
    if let (mark, encoding) = marks.first(where: { rest.starts(with: $0.mark) }) {
      rest.removeFirst(mark.count)
      self.encoding = encoding
    } else if !marks.contains(where: { $0.mark.starts(with: rest) }) {
      encoding = .utf8
    }
    return encoding != nil
  }

  private mutating func takeAll() -> [UInt8] {
    defer { rest = [] }
    return rest
  }

  /// Takes whole characters of two or four bytes.
  private mutating func takeUnits() -> [UInt8] {
    let (used, text) = (encoding ?? .utf8).decoded(rest)
    rest.removeFirst(used)
    return text
  }
}

extension TextEncoding {
  /// Returns bytes as UTF-8 and how many of them were used: half a character at the end is not.
  func decoded(_ bytes: [UInt8]) -> (used: Int, text: [UInt8]) {
    var used = 0
    // No character takes more than three times its bytes.
    let text = [UInt8](unsafeUninitializedCapacity: 3 * bytes.count) { room, count in
      bytes.withUnsafeBufferPointer { bytes in
        (used, count) = decode(
          FileBytes(bytes), into: UnsafeMutableRawBufferPointer(room), isLast: false)
      }
    }
    return (used, text)
  }
}
