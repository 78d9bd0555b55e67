/// Writes characters as UTF-8 into memory.
struct UTF8Writer {
  private let room: UnsafeMutableRawBufferPointer
  /// Bytes written.
  private(set) var count = 0

  init(_ room: UnsafeMutableRawBufferPointer) {
    self.room = room
  }

  /// Writes a character; returns false when there is no room for it.
  mutating func append(_ scalar: UInt32) -> Bool {
    let length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    guard count + length <= room.count else { return false }
    if length == 1 {
      room[count] = UInt8(truncatingIfNeeded: scalar)
    } else {
      write(scalar, length)
    }
    count += length
    return true
  }

  private func write(_ scalar: UInt32, _ length: Int) {
    let mark: UInt8 = length == 2 ? 0xC0 : length == 3 ? 0xE0 : 0xF0
    room[count] = mark | UInt8(truncatingIfNeeded: scalar >> UInt32(6 * (length - 1)))
    for index in 1..<length {
      let bits = UInt8(truncatingIfNeeded: scalar >> UInt32(6 * (length - 1 - index)))
      room[count + index] = 0x80 | bits & 0x3F
    }
  }
}
