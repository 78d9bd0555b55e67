/// Finds the ends of lines that are not inside quotes, in text that grows at its end.
///
/// A quote has a meaning where it begins a cell. One that many lines later has not been closed is
/// taken for a character, so that nobody waits for it.
struct LineScan: Sendable {
  /// How many lines a cell in quotes may go over.
  static let lineLimit = 100

  let lineEnd: UInt8
  private let separators: [UInt8]
  /// Up to here the text has been looked at.
  private var offset = 0
  /// Where the record under way begins.
  private var start = 0
  private var isAtCellStart = true
  private var isInQuotes = false
  private var mayBeEscaped = false
  /// The quotes that are open: where their line ends, and how many lines there were since.
  private var firstEnd: Int?
  private var lineCount = 0

  /// Creates a scan from the start of a line.
  init(lineEnd: UInt8, separator: UInt8?) {
    self.lineEnd = lineEnd
    separators = [.comma, 59, .tab, 124] + [separator].compactMap(\.self)
  }

  /// Returns the lengths of the parts to cut off the beginning of a text, one after the other;
  /// it is the one before with more at its end.
  ///
  /// A part ends behind a quote that was given up, so that it stays unclosed.
  mutating func ends(in text: [UInt8]) -> [Int] {
    var parts: [Int] = []
    text.withUnsafeBufferPointer { text in
      while let part = nextPart(FileBytes(text), parts.reduce(0, +)) { parts.append(part) }
    }
    let count = parts.reduce(0, +)
    offset -= count
    start -= count
    firstEnd = firstEnd.map { $0 - count }
    return parts
  }

  private mutating func nextPart(_ text: FileBytes, _ taken: Int) -> Int? {
    while offset < text.count {
      if !isInQuotes, !mayBeEscaped {
        skipPlain(text, to: text.first(.quote, in: offset..<text.count))
        if offset == text.count { break }
      }
      scan(text.base[offset])
      if isInQuotes, lineCount > Self.lineLimit, let end = firstEnd {
        giveUp(at: end)
        return end - taken
      }
    }
    return start > taken ? start - taken : nil
  }

  /// Moves over text without quotes.
  private mutating func skipPlain(_ text: FileBytes, to end: Int) {
    let plain = UnsafeBufferPointer(start: text.base + offset, count: end - offset)
    if let last = plain.lastIndex(of: lineEnd) {
      offset += last + 1
      start = offset
      isAtCellStart = true
    }
    while offset < end {
      let byte = text.base[offset]
      isAtCellStart = separators.contains(byte) || (isAtCellStart && byte <= .space)
      offset += 1
    }
  }

  private mutating func scan(_ byte: UInt8) {
    offset += 1
    if mayBeEscaped {
      mayBeEscaped = false
      if byte == .quote {
        isInQuotes = true
        return
      }
      (firstEnd, lineCount) = (nil, 0)
    }
    if isInQuotes { return scanQuoted(byte) }
    if byte == .quote, isAtCellStart {
      isInQuotes = true
    } else if byte == lineEnd {
      start = offset
      isAtCellStart = true
    } else {
      isAtCellStart = separators.contains(byte) || (isAtCellStart && byte <= .space)
    }
  }

  private mutating func scanQuoted(_ byte: UInt8) {
    if byte == .quote {
      (isInQuotes, mayBeEscaped, isAtCellStart) = (false, true, false)
    } else if byte == lineEnd {
      firstEnd = firstEnd ?? offset
      lineCount += 1
    }
  }

  private mutating func giveUp(at end: Int) {
    (offset, start, firstEnd, lineCount) = (end, end, nil, 0)
    (isInQuotes, isAtCellStart) = (false, true)
  }
}
