/// The beginning of a text, from which it is inferred how the rest is written.
///
/// Holds whole lines, a few hundred kilobytes of them, or one that is longer. JSON is cut anywhere.
struct TextHead: ~Copyable {
  private var buffer: TextBuffer
  /// Where the first character is that is no white space.
  private(set) var start = 0
  /// Whether there is no more text.
  private(set) var isWhole = false

  private static let length = 1 << 19

  /// Valid for as long as this value lives.
  var bytes: FileBytes { buffer.bytes }

  init(_ text: TextStream) throws(TableError) {
    var length = text.roomForAll(upTo: Self.length)
    buffer = TextBuffer(capacity: length)
    try text.rewind()
    while try buffer.fill(to: length, from: text) {
      findStart()
      if JSONShape.begins(bytes, at: start) { return }
      if let end = endOfWholeLines {
        buffer.cut(to: end)
        return
      }
      length *= 2
    }
    findStart()
    isWhole = true
  }

  private mutating func findStart() {
    while start < bytes.count, bytes.base[start] <= .space { start += 1 }
  }

  /// The end of the last whole line, if there are at least two of them.
  private var endOfWholeLines: Int? {
    let lineEnd = DialectGuess.lineEnd(of: bytes, from: start)
    let first = bytes.first(lineEnd, in: start..<bytes.count)
    let last = bytes.last(lineEnd, in: start..<bytes.count) ?? first
    return last > first ? last + 1 : nil
  }
}
