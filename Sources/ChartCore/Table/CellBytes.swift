/// The bytes of one cell, where they lie.
///
/// Valid only as long as the bytes of the file are.
struct CellBytes {
  private(set) var start: UnsafePointer<UInt8>
  private(set) var count: Int

  init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    self.start = start
    self.count = count
  }

  /// A cell without bytes.
  static var empty: CellBytes { CellBytes(("" as StaticString).utf8Start, 0) }

  /// The byte at `index`, or 0 past the end.
  @inline(__always) subscript(index: Int) -> UInt8 {
    UInt(bitPattern: index) < UInt(bitPattern: count) ? start[index] : 0
  }

  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The text as far as a message shows it.
  var shown: String { slice(0..<200).text }

  /// Returns the bytes of `range`, cut off at the ends of the cell.
  func slice(_ range: Range<Int>) -> CellBytes {
    let range = range.clamped(to: 0..<count)
    return CellBytes(start + range.lowerBound, range.count)
  }

  /// Returns the cell without white space and no-break spaces at its ends.
  func trimmed() -> CellBytes {
    var cell = self
    while let length = cell.spaceAtStart { cell = cell.slice(length..<cell.count) }
    while let length = cell.spaceAtEnd { cell = cell.slice(0..<cell.count - length) }
    return cell
  }

  /// Returns the length in bytes of a no-break or thin space at `index`, or 0.
  func wideSpace(at index: Int) -> Int {
    switch (self[index], self[index + 1], self[index + 2]) {
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xEF, 0xBB, 0xBF): 3
    default: 0
    }
  }

  /// Whether the cell is `word` in any case of its ASCII letters.
  func isWord(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == count else { return false }
    for index in 0..<count where lowercased(start[index]) != lowercased(word.utf8Start[index]) {
      return false
    }
    return true
  }

  /// Whether the cell is `word` with the same case of its letters.
  func isExactly(_ word: StaticString) -> Bool {
    word.utf8CodeUnitCount == count && (0..<count).allSatisfy { start[$0] == word.utf8Start[$0] }
  }

  /// Whether a cell `="…"` holds digits that would lose something as a number: zeros in front, or
  /// the last of very many.
  var isGuardedIdentifier: Bool {
    let inner = unguarded(isEscaped: false)
    return inner.count < count && inner.count > 1 && (inner[0] == 48 || inner.count > 11)
      && (0..<inner.count).allSatisfy { inner[$0].isDigit }
  }

  /// Returns the text of a cell `="…"`, which spreadsheets take for a text as it is; quotes are
  /// doubled where the cell itself stood in quotes.
  func unguarded(isEscaped: Bool) -> CellBytes {
    guard self[0] == 61, count > 3 else { return self }
    let length = isEscaped ? 2 : 1
    let quotes = Array(1...length) + Array(count - length..<count)
    guard count > 2 * length, quotes.allSatisfy({ self[$0] == .quote }) else { return self }
    return slice(1 + length..<count - length)
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 65 < 26 ? byte | 32 : byte
  }

  private var spaceAtStart: Int? {
    guard count > 0 else { return nil }
    if start[0] <= 32 { return 1 }
    let wide = wideSpace(at: 0)
    return wide > 0 ? wide : nil
  }

  private var spaceAtEnd: Int? {
    guard count > 0 else { return nil }
    if start[count - 1] <= 32 { return 1 }
    if count > 1, wideSpace(at: count - 2) == 2 { return 2 }
    return count > 2 && wideSpace(at: count - 3) == 3 ? 3 : nil
  }
}

extension UInt8 {
  @inline(__always) var isDigit: Bool { self &- 48 < 10 }
  @inline(__always) var isLetter: Bool { (self | 32) &- 97 < 26 || self >= 0x80 }
  @inline(__always) var isASCIILetter: Bool { (self | 32) &- 97 < 26 }
  static let newline: UInt8 = 10
  static let carriageReturn: UInt8 = 13
  static let space: UInt8 = 32
  static let tab: UInt8 = 9
  static let quote: UInt8 = 34
  static let comma: UInt8 = 44
  static let dot: UInt8 = 46
  static let minus: UInt8 = 45
  static let plus: UInt8 = 43
  static let colon: UInt8 = 58
  static let hash: UInt8 = 35
}
