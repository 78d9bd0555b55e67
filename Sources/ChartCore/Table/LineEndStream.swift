import Glibc

/// The bytes of a file in which every line ends with a newline, also after a carriage return alone.
final class LineEndStream: ByteStream {
  private let source: any ByteStream
  private var bytes: [UInt8] = []
  private var offset = 0
  /// Whether the last byte was a carriage return, which a newline may follow.
  private var isHeldBack = false

  private static let length = 1 << 16

  init(_ source: any ByteStream) {
    self.source = source
  }

  var expectedCount: Int? { source.expectedCount }

  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int {
    while offset == bytes.count { if try !fill() { return 0 } }
    let count = min(room.count, bytes.count - offset)
    bytes.withUnsafeBytes { source in
      if let target = room.baseAddress, let start = source.baseAddress {
        memcpy(target, start + offset, count)
      }
    }
    offset += count
    return count
  }

  func rewind() throws(TableError) {
    try source.rewind()
    (bytes, offset, isHeldBack) = ([], 0, false)
  }

  /// Reads the bytes that follow; false at the end.
  private func fill() throws(TableError) -> Bool {
    var raw = [UInt8](repeating: .carriageReturn, count: Self.length)
    let first = isHeldBack ? 1 : 0
    let count = try raw.withUnsafeMutableBufferPointer { raw throws(TableError) in
      try source.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: raw[first...])))
    }
    isHeldBack = count > 0 && raw[first + count - 1] == .carriageReturn
    let length = first + count - (isHeldBack ? 1 : 0)
    for index in 0..<length where raw[index] == .carriageReturn {
      let next = index + 1 < first + count ? raw[index + 1] : 0
      if next != .newline, next != .carriageReturn { raw[index] = .newline }
    }
    (bytes, offset) = (Array(raw[..<length]), 0)
    return count > 0 || length > 0
  }
}
