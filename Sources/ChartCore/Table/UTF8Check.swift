/// Tells whether bytes that come in pieces are UTF-8; what the end cuts off is forgiven.
///
/// Source: The Unicode Standard 15.0, table 3-7, well-formed UTF-8 byte sequences.
struct UTF8Check {
  private(set) var isUTF8 = true
  /// Bytes that the current character still needs, and what the next of them may be.
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  mutating func feed(_ bytes: FileBytes) {
    var offset = 0
    while offset < bytes.count, isUTF8 {
      if missing == 0 { offset = bytes.firstHigh(from: offset) }
      if offset < bytes.count { feed(bytes.base[offset]) }
      offset += 1
    }
  }

  private mutating func feed(_ byte: UInt8) {
    if missing > 0 {
      isUTF8 = allowed.contains(byte)
      (missing, allowed) = (missing - 1, 0x80...0xBF)
    } else if let lead = Self.lead(byte) {
      (missing, allowed) = lead
    } else {
      isUTF8 = false
    }
  }

  private static func lead(_ byte: UInt8) -> (Int, ClosedRange<UInt8>)? {
    switch byte {
    case 0xC2...0xDF: (1, 0x80...0xBF)
    case 0xE0: (2, 0xA0...0xBF)
    case 0xED: (2, 0x80...0x9F)
    case 0xE1...0xEF: (2, 0x80...0xBF)
    case 0xF0: (3, 0x90...0xBF)
    case 0xF1...0xF3: (3, 0x80...0xBF)
    case 0xF4: (3, 0x80...0x8F)
    default: nil
    }
  }
}

extension FileBytes {
  /// Returns the first offset from `start` on of a byte above 127, or the end.
  fileprivate func firstHigh(from start: Int) -> Int {
    var offset = start
    let raw = UnsafeRawPointer(base)
    while offset + 8 <= count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    { offset += 8 }
    while offset < count, base[offset] < 0x80 { offset += 1 }
    return offset
  }
}
