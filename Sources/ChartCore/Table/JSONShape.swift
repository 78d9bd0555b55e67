/// Where the rows of a JSON text are, and in what form.
enum JSONShape {
  /// An array of objects or arrays, or of plain values, at an offset.
  case rows(Int)
  /// One value a line, or one after the other.
  case lines(Int)
  /// An object with an array of plain values for each column.
  case columns(Int)
  /// An object with an object for each row, its key first.
  case keyed(Int)

  /// Whether a text begins like JSON, and not like the heading `[Data]` of some other format.
  static func begins(_ bytes: FileBytes, at start: Int) -> Bool {
    if bytes[start] == 123 { return true }
    guard bytes[start] == 91 else { return false }
    var cursor = JSONCursor(bytes, at: start + 1)
    let byte = cursor.peek()
    if [91, 123, 93, .quote, .minus].contains(byte) || byte.isDigit { return true }
    let word = bytes.cell(cursor.takeWord())
    return word.isWord("null") || word.isWord("true") || word.isWord("false")
  }

  /// Finds the rows, of an object those in the first of its members that has any.
  static func find(_ bytes: FileBytes, at start: Int) -> JSONShape? {
    var cursor = JSONCursor(bytes, at: start)
    if cursor.peek() == 91 {
      let first = cursor.offset
      if cursor.skipValue(), !cursor.isAtEnd, cursor.peek() == 91 { return .lines(first) }
      return .rows(first)
    }
    let first = cursor.offset
    if cursor.skipValue(), cursor.peek() == 123 { return .lines(first) }
    return find(bytes, inObject: first, depth: 0)
  }

  private static func find(_ bytes: FileBytes, inObject start: Int, depth: Int) -> JSONShape? {
    let members = members(bytes, of: start)
    if let rows = members.first(where: { $0.kind == .table }) { return .rows(rows.offset) }
    if members.contains(where: { $0.kind == .list }) { return .columns(start) }
    let objects = members.filter { $0.kind == .object }
    let isKeyed = objects.allSatisfy { holdsScalars(bytes, $0.offset) }
    if objects.count > 1, objects.count == members.count, isKeyed { return .keyed(start) }
    guard depth < 8 else { return nil }
    return objects.lazy.compactMap { find(bytes, inObject: $0.offset, depth: depth + 1) }.first
  }

  /// Whether the first member of an object is a plain value.
  private static func holdsScalars(_ bytes: FileBytes, _ start: Int) -> Bool {
    var cursor = JSONCursor(bytes, at: start)
    guard cursor.take(123), cursor.takeString() != nil, cursor.take(.colon) else { return false }
    return ![91, 123].contains(cursor.peek())
  }

  private enum Kind {
    case table, list, object, scalar
  }

  private static func members(_ bytes: FileBytes, of start: Int) -> [(offset: Int, kind: Kind)] {
    var cursor = JSONCursor(bytes, at: start)
    var members: [(offset: Int, kind: Kind)] = []
    guard cursor.take(123) else { return [] }
    while cursor.takeString() != nil, cursor.take(.colon) {
      let byte = cursor.peek()
      let offset = cursor.offset
      members.append((offset, kind(byte, bytes, offset)))
      guard cursor.skipValue(), cursor.take(.comma) else { break }
    }
    return members
  }

  private static func kind(_ byte: UInt8, _ bytes: FileBytes, _ offset: Int) -> Kind {
    if byte == 123 { return .object }
    guard byte == 91 else { return .scalar }
    var inside = JSONCursor(bytes, at: offset + 1)
    switch inside.peek() {
    case 91, 123: return .table
    case 93: return .scalar
    default: return .list
    }
  }
}
