/// What a whole text is made of.
struct TextSurvey {
  private(set) var bytes = ByteSurvey()
  private var check = UTF8Check()

  var hasZero: Bool { bytes.hasZero }
  var isUTF8: Bool { check.isUTF8 }

  /// Reads the text to its end.
  init(_ text: TextStream) throws(TableError) {
    var buffer = TextBuffer(capacity: 1 << 18)
    try text.rewind()
    var hasMore = true
    while hasMore {
      buffer.cut(to: 0)
      hasMore = try buffer.fill(to: buffer.capacity, from: text)
      bytes.formUnion(ByteSurvey(buffer.bytes, 0..<buffer.bytes.count))
      if bytes.hasHigh { check.feed(buffer.bytes) }
    }
  }
}
