/// The settings of a desktop as its settings manager publishes them: names with numbers or texts.
///
/// The bytes come from another program: whatever they are, what can be read of them is read.
///
/// Source: O. Taylor, "XSETTINGS – cross toolkit configuration proposal", version 0.5.
nonisolated struct XSettings: Hashable {
  private(set) var numbers: [String: Int32] = [:]
  private(set) var texts: [String: String] = [:]

  /// Reads the bytes of the property; what follows the first broken record is left out.
  init(bytes: [UInt8]) {
    var bytes = XSettingsBytes(bytes)
    guard bytes.readHeader() else { return }
    while let (type, name) = bytes.readName(), read(type, name, &bytes) {}
  }

  /// Reads the value of a record and returns whether it was whole.
  private mutating func read(_ type: UInt8, _ name: String, _ bytes: inout XSettingsBytes) -> Bool {
    switch type {
    case 0:
      guard let number = bytes.readNumber() else { return false }
      numbers[name] = Int32(bitPattern: number)
    case 1:
      guard let count = bytes.readNumber(), let text = bytes.readText(Int(count)) else {
        return false
      }
      texts[name] = text
    case 2: return bytes.skip(8)
    default: return false
    }
    return true
  }
}

/// The bytes of the property, read from front to back in the byte order that they name.
nonisolated private struct XSettingsBytes {
  private let bytes: [UInt8]
  private var offset = 0
  private var isBigEndian = false
  /// Records that are still to come, as the header counts them.
  private var rest = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func readHeader() -> Bool {
    guard let order = bytes.first, order <= 1 else { return false }
    isBigEndian = order == 1
    guard skip(8), let count = readNumber() else { return false }
    rest = Int(count)
    return true
  }

  mutating func readName() -> (type: UInt8, name: String)? {
    guard rest > 0, offset < bytes.count else { return nil }
    rest -= 1
    let type = bytes[offset]
    guard skip(2), let low = readShort(), let name = readText(low), skip(4) else { return nil }
    return (type, name)
  }

  mutating func readNumber() -> UInt32? {
    let start = offset
    guard skip(4) else { return nil }
    let parts = bytes[start..<start + 4].map(UInt32.init)
    return (isBigEndian ? parts : parts.reversed()).reduce(0) { $0 << 8 | $1 }
  }

  private mutating func readShort() -> Int? {
    let start = offset
    guard skip(2) else { return nil }
    let parts = bytes[start..<start + 2].map(Int.init)
    return (isBigEndian ? parts : parts.reversed()).reduce(0) { $0 << 8 | $1 }
  }

  /// Reads a text and the bytes that fill it up to a multiple of four.
  mutating func readText(_ count: Int) -> String? {
    let start = offset
    guard skip(count) else { return nil }
    offset = min(offset + (4 - count % 4) % 4, bytes.count)
    return String(decoding: bytes[start..<start + count], as: UTF8.self)
  }

  /// Moves on, or says that there are not so many bytes.
  mutating func skip(_ count: Int) -> Bool {
    guard count <= bytes.count - offset else { return false }
    offset += count
    return true
  }
}
