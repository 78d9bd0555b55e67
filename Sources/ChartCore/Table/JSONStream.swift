import Glibc

/// The rows of a long JSON text, written as separated cells for the reader of those.
///
/// The text is an array of rows or has one after the other, and is gone through in a window: once
/// to learn the columns, and again for each pass of the reader.
final class JSONStream: ByteStream {
  enum Form {
    /// One array of rows.
    case array
    /// A row a line, or one after the other.
    case lines
  }

  /// The lines with values that are none.
  private(set) var brokenLines: [Int] = []
  /// The line of the file that each row begins on.
  private(set) var lines = RowLines()
  var hasHeader: Bool { reader.hasNames }
  private let text: TextStream
  private let form: Form
  private let windowLength: Int
  private var reader = JSONRowReader()
  private var window: TextBuffer
  private var offset = 0
  private var hasMore = true
  private var hasEnded = false
  private var isLearning = true
  /// Whether the last value was a row, so that a comma may follow.
  private var isInside = false
  /// The line that the window has been counted up to, and where that is.
  private var line = 1
  private var counted = 0
  /// Rows that have been written and not been asked for.
  private var output: [UInt8] = []
  private var outputStart = 0

  /// Goes through the text once.
  init(_ text: TextStream, _ form: Form, windowLength: Int = 1 << 17) throws(TableError) {
    self.text = text
    self.form = form
    self.windowLength = windowLength
    window = TextBuffer(capacity: windowLength)
    try start()
    while let line = try readRow() { lines.append(line: line) }
    isLearning = false
  }

  /// Takes the rows of a text whose head shows that they are in a form for a stream.
  convenience init?(_ text: TextStream, head: FileBytes, at start: Int) throws(TableError) {
    switch JSONShape.find(head, at: start) {
    case .rows(start): try self.init(text, .array)
    case .lines(start): try self.init(text, .lines)
    default: return nil
    }
  }

  var expectedCount: Int? { text.expectedCount }

  func rewind() throws(TableError) {
    try start()
    output = hasHeader ? reader.header : []
  }

  func read(into room: UnsafeMutableRawBufferPointer) throws(TableError) -> Int {
    if outputStart == output.count { try produce(atLeast: room.count) }
    let count = min(room.count, output.count - outputStart)
    room.copyBytes(from: output[outputStart..<outputStart + count])
    outputStart += count
    return count
  }

  private func produce(atLeast length: Int) throws(TableError) {
    output.removeAll(keepingCapacity: true)
    outputStart = 0
    while output.count < length, try readRow() != nil {
      JSONRowReader.write(reader.cells, window.bytes, to: &output)
    }
  }
}

// MARK: - The window

extension JSONStream {
  private func start() throws(TableError) {
    try text.rewind()
    window.cut(to: 0)
    (offset, line, counted, outputStart) = (0, 1, 0, 0)
    (hasMore, hasEnded, isInside) = (true, false, false)
    output.removeAll(keepingCapacity: true)
  }

  /// Reads on behind what has not been used; a row that fills the window makes it larger.
  private func refill() throws(TableError) {
    countLines(to: offset)
    window.dropFirst(offset)
    (offset, counted) = (0, 0)
    let length = max(windowLength, 2 * window.bytes.count + 16)
    hasMore = try window.fill(to: length, from: text)
  }

  private func countLines(to end: Int) {
    while true {
      let newline = window.bytes.first(.newline, in: min(counted, end)..<end)
      if newline == end { break }
      line += 1
      counted = newline + 1
    }
    counted = max(counted, end)
  }
}

// MARK: - Rows

extension JSONStream {
  /// What comes next, and where it begins.
  private enum Step {
    case row(Int)
    case broken(Int)
    case end
  }

  /// Reads the next row; returns the line that it begins on, nil at the end.
  private func readRow() throws(TableError) -> Int? {
    while !hasEnded {
      var cursor = JSONCursor(window.bytes, at: offset)
      let step = step(&cursor)
      // What ends with the window may go on behind it.
      if hasMore, cursor.offset >= window.bytes.count {
        try refill()
      } else if let line = try settle(step, cursor) {
        return line
      }
    }
    return nil
  }

  private func step(_ cursor: inout JSONCursor) -> Step {
    switch form {
    case .array: guard cursor.take(isInside ? .comma : 91) else { return .end }
    case .lines: if isInside { _ = cursor.take(.comma) }
    }
    let byte = cursor.peek()
    let first = cursor.offset
    if byte == 0 || (byte == 93 && !isInside) { return .end }
    return reader.readRow(&cursor, key: nil) ? .row(first) : .broken(first)
  }

  private func settle(_ step: Step, _ cursor: JSONCursor) throws(TableError) -> Int? {
    switch step {
    case .end: hasEnded = true
    case .row(let first):
      countLines(to: first)
      (offset, isInside) = (cursor.offset, true)
      return line
    case .broken(let first): try skip(at: first)
    }
    return nil
  }

  /// Goes on behind the line with a value that is none; an array ends with it.
  private func skip(at first: Int) throws(TableError) {
    let newline = window.bytes.first(.newline, in: first..<window.bytes.count)
    if form == .lines, hasMore, newline == window.bytes.count { return try refill() }
    countLines(to: first)
    if isLearning { brokenLines.append(line) }
    (offset, isInside) = (min(newline + 1, window.bytes.count), false)
    hasEnded = form == .array
  }
}
