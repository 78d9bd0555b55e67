/// One event of the system's file watching.
struct InotifyEvent: Hashable {
  let watch: Int32
  let mask: UInt32
  /// The name in the folder that is watched; empty for a file that is watched itself.
  let name: String

  /// The bytes before the name: four numbers of 32 bits, the last one the room of the name.
  private static let headerLength = 16

  /// Returns the events that a read of the descriptor gave.
  static func all(in bytes: UnsafeRawBufferPointer) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var offset = 0
    while offset + headerLength <= bytes.count {
      let room = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
      let end = min(offset + headerLength + room, bytes.count)
      let name = bytes[offset + headerLength..<end].prefix { $0 != 0 }
      events.append(
        InotifyEvent(
          watch: bytes.loadUnaligned(fromByteOffset: offset, as: Int32.self),
          mask: bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self),
          name: String(decoding: name, as: UTF8.self)))
      offset = end
    }
    return events
  }
}
