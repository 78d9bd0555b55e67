/// The escapes of JSON strings.
enum JSONString {
  /// Returns the text between the quotes with its escapes resolved.
  static func decoded(_ cell: CellBytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(cell.count)
    var index = 0
    while index < cell.count {
      if cell[index] == 92 {
        index += escape(cell, index + 1, &text) + 1
      } else {
        text.append(cell[index])
        index += 1
      }
    }
    return text
  }

  /// Appends what an escape stands for and returns its length.
  private static func escape(_ cell: CellBytes, _ index: Int, _ text: inout [UInt8]) -> Int {
    switch cell[index] {
    case 110, 114, 116, 98, 102: text.append(.space)
    case 117: return unicode(cell, index + 1, &text) + 1
    case let byte: text.append(byte)
    }
    return 1
  }

  private static func unicode(_ cell: CellBytes, _ index: Int, _ text: inout [UInt8]) -> Int {
    let high = hex(cell, index)
    if (0xD800..<0xDC00).contains(high), cell[index + 4] == 92, cell[index + 5] == 117 {
      let low = hex(cell, index + 6)
      let value = 0x10000 + (high - 0xD800) << 10 + (low & 0x3FF)
      append(value, &text)
      return 10
    }
    append(high, &text)
    return 4
  }

  private static func append(_ value: UInt32, _ text: inout [UInt8]) {
    text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }

  private static func hex(_ cell: CellBytes, _ index: Int) -> UInt32 {
    (0..<4).reduce(0) { value, step in
      let byte = cell[index + step]
      let digit = byte.isDigit ? byte - 48 : byte.isASCIILetter ? (byte | 32) - 87 : 0
      return value << 4 | UInt32(digit & 15)
    }
  }
}
