/// Finds the ends of JSON values in text that grows at its end.
///
/// An array of objects or arrays is cut between its elements. Where the first value is a line, all
/// others are, so that a broken one holds up none that follow.
struct JSONScan: Sendable {
  static let arrayStart: UInt8 = 91
  static let arrayEnd: UInt8 = 93

  /// Up to here the text has been looked at.
  private var offset = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the value under way is an array.
  private var isInArray = false
  /// Whether an array is read element by element.
  private var isArray = false
  /// The last byte that is no white space.
  private var last: UInt8 = 0
  /// Whether a value is a line; unknown before the end of the first one.
  private var isByLine: Bool?
  private var hasNewline = false

  /// Returns how much of the beginning of a text is whole values, or nothing when none is; the text
  /// is the one before with more at its end.
  mutating func end(in text: [UInt8]) -> Int? {
    if isByLine == true { return text.lastIndex(of: .newline).map { $0 + 1 } }
    var end: Int?
    for byte in text[offset...] {
      offset += 1
      if scan(byte) { end = offset }
      if isByLine == true, offset == end {
        // The scan has done its work.
        return text.lastIndex(of: .newline).map { max($0 + 1, offset) } ?? offset
      }
    }
    offset -= end ?? 0
    return end
  }

  /// Returns whether a value ends with this byte.
  private mutating func scan(_ byte: UInt8) -> Bool {
    if isInString {
      scanString(byte)
      return false
    }
    defer { if byte > .space { last = byte } }
    switch byte {
    case .quote: isInString = true
    case .newline:
      hasNewline = hasNewline || depth > 0
      return depth == 0
    case Self.arrayStart, 123:
      if depth == 0 { isInArray = byte == Self.arrayStart }
      depth += 1
    case Self.arrayEnd, 125:
      depth = max(depth - 1, 0)
      return depth == 0 && endValue()
    case .comma where depth == 1 && isInArray && (last == Self.arrayEnd || last == 125):
      isArray = true
      return true
    default: break
    }
    return false
  }

  private mutating func scanString(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == 92 {
      isEscaped = true
    } else if byte == .quote {
      isInString = false
      last = .quote
    }
  }

  private mutating func endValue() -> Bool {
    if isByLine == nil { isByLine = !hasNewline && !isArray }
    return true
  }
}
