extension TextEncoding {
  /// Turns bytes into UTF-8 as far as there is room, and returns how many were used and written.
  ///
  /// Half a character at the end is left for later; with `isLast` it is one that is broken.
  func decode(
    _ bytes: FileBytes, into room: UnsafeMutableRawBufferPointer, isLast: Bool
  ) -> (used: Int, written: Int) {
    var offset = 0
    var text = UTF8Writer(room)
    while let next = scalar(bytes, at: offset, isLast), text.append(next.scalar) {
      offset += next.length
    }
    return (offset, text.count)
  }

  private func scalar(
    _ bytes: FileBytes, at offset: Int, _ isLast: Bool
  ) -> (scalar: UInt32, length: Int)? {
    guard offset < bytes.count else { return nil }
    return switch self {
    case .utf8: (UInt32(bytes[offset]), 1)
    case .windows1252: (Self.windows1252(bytes[offset]), 1)
    case .utf16Little: Self.utf16(bytes, offset, isLast, high: 1)
    case .utf16Big: Self.utf16(bytes, offset, isLast, high: 0)
    }
  }

  /// Half a pair stands for the character that replaces broken ones.
  private static func utf16(
    _ bytes: FileBytes, _ offset: Int, _ isLast: Bool, high: Int
  ) -> (scalar: UInt32, length: Int)? {
    guard offset + 1 < bytes.count else { return nil }
    let first = unit(bytes, offset, high)
    guard first & 0xF800 == 0xD800 else { return (first, 2) }
    guard offset + 3 < bytes.count || isLast else { return nil }
    let second = unit(bytes, offset + 2, high)
    guard first < 0xDC00, second & 0xFC00 == 0xDC00 else { return (0xFFFD, 2) }
    return (0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), 4)
  }

  private static func unit(_ bytes: FileBytes, _ offset: Int, _ high: Int) -> UInt32 {
    UInt32(bytes[offset + high]) << 8 | UInt32(bytes[offset + 1 - high])
  }

  private static func windows1252(_ byte: UInt8) -> UInt32 {
    (0x80...0x9F).contains(byte) ? special[Int(byte) - 0x80] : UInt32(byte)
  }

  /// What Windows-1252 has in the place of Latin-1's second set of control characters.
  private static let special: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}
