/// How the characters of a file are written as bytes.
enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16Little = "UTF-16LE"
  case utf16Big = "UTF-16BE"
  case windows1252 = "Windows-1252"

  /// Tells UTF-16 by its mark, or by the zeros that Latin letters have in it.
  static func wide(_ bytes: FileBytes) -> TextEncoding? {
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return .utf16Little }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return .utf16Big }
    let sample = min(bytes.count, 512) & ~1
    guard sample >= 4 else { return nil }
    let even = stride(from: 0, to: sample, by: 2).count { bytes[$0] == 0 }
    let odd = stride(from: 1, to: sample, by: 2).count { bytes[$0] == 0 }
    if odd * 10 > sample * 4, even == 0 { return .utf16Little }
    return even * 10 > sample * 4 && odd == 0 ? .utf16Big : nil
  }

  /// Returns the text as UTF-8, without a mark at its beginning.
  func transcoded(_ bytes: FileBytes) -> [UInt8] {
    switch self {
    case .utf8: Array(bytes.cell(0..<bytes.count))
    case .utf16Little: Self.fromUTF16(bytes, high: 1)
    case .utf16Big: Self.fromUTF16(bytes, high: 0)
    case .windows1252: Self.fromWindows1252(bytes)
    }
  }

  private static func fromUTF16(_ bytes: FileBytes, high: Int) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count & ~1, by: 2).lazy.map { offset in
      UInt16(bytes[offset + high]) << 8 | UInt16(bytes[offset + 1 - high])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 5 / 8)
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false
    ) { text.append($0) }
    return text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
  }

  private static func fromWindows1252(_ bytes: FileBytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for offset in 0..<bytes.count {
      let byte = bytes.base[offset]
      let scalar = (0x80...0x9F).contains(byte) ? special[Int(byte) - 0x80] : UInt16(byte)
      switch scalar {
      case ..<0x80: text.append(byte)
      case ..<0x800: text += [0xC0 | UInt8(scalar >> 6), 0x80 | UInt8(scalar & 63)]
      default:
        text += [
          0xE0 | UInt8(scalar >> 12), 0x80 | UInt8(scalar >> 6 & 63), 0x80 | UInt8(scalar & 63),
        ]
      }
    }
    return text
  }

  /// What Windows-1252 has in the place of Latin-1's second set of control characters.
  private static let special: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  /// Whether the bytes are UTF-8; a character that the end of the file cuts off is forgiven.
  static func isUTF8(_ bytes: FileBytes) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes.base[offset]
      if byte < 0x80 {
        offset += 1
        continue
      }
      let length = sequenceLength(byte, bytes[offset + 1])
      if length == 0, offset + 1 < bytes.count { return false }
      if offset + length > bytes.count || length == 0 { return true }
      for index in 1..<length where bytes.base[offset + index] & 0xC0 != 0x80 { return false }
      offset += length
    }
    return true
  }

  /// The bytes of a character that begins with these two, 0 when none does.
  private static func sequenceLength(_ first: UInt8, _ second: UInt8) -> Int {
    switch (first, second) {
    case (0xC2...0xDF, _): 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, _), (0xED, 0x80...0x9F), (0xEE...0xEF, _): 3
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, _), (0xF4, 0x80...0x8F): 4
    default: 0
    }
  }
}
