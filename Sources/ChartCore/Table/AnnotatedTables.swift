/// The tables of an annotated file, as InfluxDB writes them: each below lines that begin with
/// `#datatype` and the like, with a header of its own.
enum AnnotatedTables {
  /// Whether a file begins with annotations.
  static func begin(_ bytes: FileBytes, at start: Int) -> Bool {
    let words: [StaticString] = ["#group", "#datatype", "#default"]
    return words.contains { word in
      bytes.cell(start..<min(start + word.utf8CodeUnitCount, bytes.count)).isWord(word)
    }
  }

  /// Returns where the tables lie, and the lines that they begin on.
  static func parts(_ bytes: FileBytes, from start: Int) -> [(range: Range<Int>, line: Int)] {
    var starts: [(offset: Int, line: Int)] = []
    var offset = start
    var line = 1 + bytes.cell(0..<start).countOf(.newline)
    var wasAnnotation = false
    while offset < bytes.count {
      let isAnnotation = bytes.base[offset] == .hash
      if isAnnotation, !wasAnnotation { starts.append((offset, line)) }
      wasAnnotation = isAnnotation
      offset = bytes.first(.newline, in: offset..<bytes.count) + 1
      line += 1
    }
    let ends = starts.dropFirst().map(\.offset) + [bytes.count]
    return zip(starts, ends).map { ($0.offset..<$1, $0.line) }
  }
}

extension CellBytes {
  func countOf(_ byte: UInt8) -> Int {
    UnsafeBufferPointer(start: start, count: count).count { $0 == byte }
  }
}
