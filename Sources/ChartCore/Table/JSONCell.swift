/// A scalar value of a JSON text.
enum JSONCell {
  case empty
  /// Bytes of the text that stand for themselves.
  case bytes(Range<Int>)
  /// A string with its escapes resolved.
  case text([UInt8])

  /// Moves over a string, a number or a word; null is empty.
  ///
  /// Fails for anything else.
  init?(_ cursor: inout JSONCursor) {
    let isString = cursor.peek() == .quote
    guard let range = isString ? cursor.takeString() : cursor.takeWord() else { return nil }
    let cell = cursor.bytes.cell(range)
    if isString {
      let isEscaped = cursor.bytes.first(92, in: range) < range.upperBound
      self = isEscaped ? .text(JSONString.decoded(cell)) : .bytes(range)
    } else {
      if range.isEmpty { return nil }
      self = cell.isWord("null") ? .empty : .bytes(range)
    }
  }

  var isEmpty: Bool {
    switch self {
    case .empty: true
    case .bytes(let range): range.isEmpty
    case .text(let text): text.isEmpty
    }
  }

  /// The bytes of the value.
  func content(_ bytes: FileBytes) -> [UInt8] {
    switch self {
    case .empty: []
    case .bytes(let range): Array(bytes.cell(range))
    case .text(let text): text
    }
  }

  /// Appends the value; control characters would end a cell or the row.
  func write(to text: inout [UInt8], from bytes: FileBytes) {
    switch self {
    case .empty: break
    case .bytes(let range): for offset in range { text.append(max(bytes.base[offset], .space)) }
    case .text(let cell): for byte in cell { text.append(max(byte, .space)) }
    }
  }
}
