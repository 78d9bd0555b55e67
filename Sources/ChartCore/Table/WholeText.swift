/// A text held in memory from its beginning to its end.
struct WholeText: ~Copyable {
  private var buffer: TextBuffer

  /// Valid for as long as this value lives.
  var bytes: FileBytes { buffer.bytes }

  /// Reads the text to its end.
  init(_ text: TextStream) throws(TableError) {
    var length = max(text.expectedCount ?? 0, 1 << 16) + 4
    buffer = TextBuffer(capacity: length)
    try text.rewind()
    while try buffer.fill(to: length, from: text) { length *= 2 }
  }
}
