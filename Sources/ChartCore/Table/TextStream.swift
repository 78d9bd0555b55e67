/// The text of a file as UTF-8, whatever it is written in, without a mark at its beginning.
final class TextStream {
  let source: any ByteStream
  let encoding: TextEncoding
  /// The bytes of the mark that the file begins with.
  let markLength: Int
  /// Bytes of the file that have not become text yet: at the front, `rawCount` of them.
  private var raw: [UInt8] = []
  private var rawCount = 0
  private var hasEnded = false

  /// Bytes of the file that are turned into text at once.
  private static let rawLength = 1 << 16

  init(_ source: any ByteStream, _ encoding: TextEncoding, markLength: Int) {
    self.source = source
    self.encoding = encoding
    self.markLength = markLength
  }

  /// About how many bytes of text there are, where that is known.
  var expectedCount: Int? {
    source.expectedCount.map { encoding.isWide ? $0 / 2 : $0 }
  }

  /// Returns the length of a buffer that takes in all of a short text, and finds its end.
  func roomForAll(upTo limit: Int) -> Int {
    min(limit, (expectedCount ?? limit) + TextBuffer.widestCharacter + 1)
  }

  /// Goes to the offset `start` of the text.
  func rewind(to start: Int = 0) throws(TableError) {
    try source.rewind()
    (rawCount, hasEnded) = (0, false)
    var buffer = TextBuffer(capacity: min(max(markLength, start, 1), 1 << 16))
    try skip(markLength, &buffer) { room throws(TableError) in try self.source.read(into: room) }
    try skip(start, &buffer) { room throws(TableError) in try self.read(into: room) }
  }

  private func skip(
    _ count: Int, _ buffer: inout TextBuffer,
    _ read: (UnsafeMutableRawBufferPointer) throws(TableError) -> Int
  ) throws(TableError) {
    var rest = count
    while rest > 0 {
      let got = try read(buffer.room(upTo: min(rest, buffer.capacity)))
      if got == 0 { return }
      rest -= got
    }
  }

  /// Reads text that follows and returns its length; 0 at the end, or when there is no room for
  /// a character.
  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int {
    if encoding == .utf8 { return try source.read(into: room) }
    try readRaw()
    let (used, written) = raw.withUnsafeBufferPointer { bytes in
      encoding.decode(
        FileBytes(UnsafeBufferPointer(rebasing: bytes[..<rawCount])), into: room, isLast: hasEnded)
    }
    raw.replaceSubrange(..<(rawCount - used), with: raw[used..<rawCount])
    rawCount -= used
    return written
  }

  private func readRaw() throws(TableError) {
    if raw.isEmpty { raw = Array(repeating: 0, count: Self.rawLength) }
    while !hasEnded, rawCount < raw.count {
      let got = try read(at: rawCount)
      hasEnded = got == 0
      rawCount += got
    }
  }

  private func read(at offset: Int) throws(TableError) -> Int {
    try raw.withUnsafeMutableBufferPointer { bytes throws(TableError) in
      try source.read(
        into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[offset...])))
    }
  }
}
