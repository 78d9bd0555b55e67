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
  /// An object with an object for each column, whose keys are those of the rows.
  case keyedColumns(Int)
  /// An object with a plain value for each row, its key first.
  case pairs(Int)
  /// Rows somewhere inside of the values, one list of them or several.
  case nested(JSONPlace)

  /// Whether a text begins like JSON, and not like the heading `[Data]` of some other format.
  static func begins(_ bytes: FileBytes, at start: Int) -> Bool {
    if bytes[start] == 123 { return true }
    guard bytes[start] == 91 else { return false }
    var cursor = JSONCursor(bytes, at: start + 1)
    let byte = cursor.peek()
    if [91, 123, 93, .quote, .minus].contains(byte) { return true }
    let word = bytes.cell(cursor.takeWord())
    if byte.isDigit {  // Not the time in `[2024-05-01 10:00:00]`.
      return Double(word.text) != nil && (cursor.isAtEnd || [.comma, 93].contains(cursor.peek()))
    }
    return word.isWord("null") || word.isWord("true") || word.isWord("false")
  }

  /// Finds the rows of a text.
  static func find(_ bytes: FileBytes, at start: Int) -> JSONShape? {
    let shape = outermost(bytes, at: start)
    let places = JSONPlaces(bytes, at: start)
    guard let best = places.best, shape?.holds(best, of: places.all, bytes) != true else {
      return shape
    }
    return .nested(best)
  }

  /// Whether the rows of the most likely place are those of this shape, or as likely.
  private func holds(_ best: JSONPlace, of all: [JSONPlace], _ bytes: FileBytes) -> Bool {
    switch self {
    case .rows(let offset), .lines(let offset):
      if best.isSingle { return true }
      return best.form == .list && best.offset == offset && best.listCount == 1 && !best.isNamed
    case .columns(let offset):
      let lists = JSONPlaces(bytes, at: offset).all.filter {
        $0.path.isEmpty && $0.form == .columns
      }
      return best.isSingle || lists.contains { $0.longest >= best.longest && !$0.isSingle }
    case .keyed(let offset), .pairs(let offset), .keyedColumns(let offset):
      return !best.isGood || best.offset == offset
        || Self.members(bytes, of: offset).count >= best.longest
    case .nested: return true
    }
  }

  /// Finds the rows, of an object those in the first of its members that has any.
  private static func outermost(_ bytes: FileBytes, at start: Int) -> JSONShape? {
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
    if objects.isEmpty, members.count > 1, members.allSatisfy({ $0.key.isInstant }) {
      return .pairs(start)
    }
    if objects.count == members.count, let shape = keyed(bytes, start, objects) { return shape }
    guard depth < 8 else { return nil }
    return objects.lazy.compactMap { find(bytes, inObject: $0.offset, depth: depth + 1) }.first
  }

  /// The shape of an object of nothing but objects; one alone is a row if its key is a time.
  private static func keyed(
    _ bytes: FileBytes, _ start: Int, _ objects: [Member]
  ) -> JSONShape? {
    guard objects.allSatisfy({ holdsScalars(bytes, $0.offset) }), let first = objects.first else {
      return nil
    }
    let keys = members(bytes, of: first.offset).map(\.key)
    let areRows = keys.allSatisfy { $0.isInstant } || keys.allSatisfy { $0.isCount }
    if areRows, !first.key.isInstant, !first.key.isCount { return .keyedColumns(start) }
    guard first.key.isInstant || areAlike(bytes, objects) else { return nil }
    return objects.count > 1 || first.key.isInstant ? .keyed(start) : nil
  }

  /// Whether objects have most of their keys in common.
  private static func areAlike(_ bytes: FileBytes, _ objects: [Member]) -> Bool {
    let keys = objects.prefix(10).map { object in
      Set(members(bytes, of: object.offset).map { Array($0.key) })
    }
    return keys.dropFirst().allSatisfy { $0.intersection(keys[0]).count * 2 >= $0.count }
  }

  /// Whether the first member of an object is a plain value.
  private static func holdsScalars(_ bytes: FileBytes, _ start: Int) -> Bool {
    var cursor = JSONCursor(bytes, at: start)
    guard cursor.take(123), cursor.takeString() != nil, cursor.take(.colon) else { return false }
    return ![91, 123].contains(cursor.peek())
  }

  /// What a member is: a list of objects or lists, a list of plain values, an object or a plain value.
  enum Kind {
    case table, list, object, scalar
  }

  /// A member of an object, and where its value is.
  struct Member {
    var key: CellBytes
    var offset: Int
    var kind: Kind
  }

  /// The members of an object, as far as it goes.
  static func members(_ bytes: FileBytes, of start: Int) -> [Member] {
    var cursor = JSONCursor(bytes, at: start)
    var members: [Member] = []
    guard cursor.take(123) else { return [] }
    while let key = cursor.takeString(), cursor.take(.colon) {
      let byte = cursor.peek()
      let offset = cursor.offset
      members.append(
        Member(key: bytes.cell(key), offset: offset, kind: kind(byte, bytes, offset)))
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

extension CellBytes {
  /// Whether a key is a date or a count of seconds, or of parts of them.
  var isInstant: Bool {
    let cell = Array(self)
    return CellTally.look(cell) == .date || isCount && count > 8
  }

  fileprivate var isCount: Bool { count > 0 && (0..<count).allSatisfy { self[$0].isDigit } }
}
