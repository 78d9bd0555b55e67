/// Reads JSON values that are rows of a table, each into a cell for every column so far.
///
/// Values keep their digits. Objects within a row become columns such as `price.low`.
struct JSONRowReader {
  /// The names of the columns, in the order they came in.
  var names: [String] = []
  /// The cells of the last row; valid as long as the bytes that it was read from.
  private(set) var cells: [JSONCell] = []
  private var columns: [String: Int] = [:]
  /// The keys of objects that are rows, by their order in the last one: most have the same.
  private var keys = JSONKeys()
  /// The columns of the elements of lists that are rows.
  private var elementColumns: [Int] = []
  /// The names of these elements, as far as they have any; all others are counted behind the prefix.
  var elementNames: [String] = [] { didSet { elementColumns = [] } }
  var elementPrefix = ""

  private static let columnLimit = 512

  /// Moves over a value and reads it, with the key that it has in an object of rows; false when it
  /// is cut off or is none.
  mutating func readRow(_ cursor: inout JSONCursor, key: [UInt8]?) -> Bool {
    for column in cells.indices { cells[column] = .empty }
    keys.rewind()
    if let key { store(.text(key), "key") }
    let isPair = key != nil && cursor.peek() != 123 && cursor.peek() != 91
    return readValue(&cursor, isPair ? "value" : "", depth: 0)
  }

  /// Whether columns have names, and not only numbers.
  var hasNames: Bool { !names.allSatisfy { Int($0) != nil || $0.isEmpty } }

  /// The names as a row.
  var header: [UInt8] {
    var text: [UInt8] = []
    let none = FileBytes(UnsafeBufferPointer(start: nil, count: 0))
    Self.write(names.map { .text(Array($0.utf8)) }, none, to: &text)
    return text
  }

  /// Appends a row of cells.
  static func write(_ cells: [JSONCell], _ bytes: FileBytes, to text: inout [UInt8]) {
    let count = (cells.lastIndex { !$0.isEmpty } ?? 0) + 1
    for (index, cell) in cells.prefix(count).enumerated() {
      if index > 0 { text.append(JSONRows.separator) }
      cell.write(to: &text, from: bytes)
    }
    text.append(.newline)
  }
}

// MARK: - Values

extension JSONRowReader {
  private mutating func readValue(_ cursor: inout JSONCursor, _ path: String, depth: Int) -> Bool {
    switch cursor.peek() {
    case 123 where depth < 16: return readObject(&cursor, path, depth)
    case 91 where depth < 16: return readList(&cursor, path, depth)
    case 123, 91: return cursor.skipValue()
    default:
      guard let value = JSONCell(&cursor) else { return false }
      store(value, path)
      return true
    }
  }

  private mutating func readObject(_ cursor: inout JSONCursor, _ path: String, _ depth: Int) -> Bool
  {
    guard cursor.take(123) else { return false }
    if cursor.take(125) { return true }
    repeat {
      guard let key = cursor.takeString(), cursor.take(.colon) else { return false }
      let isScalar = cursor.peek() != 123 && cursor.peek() != 91
      if path.isEmpty, isScalar, let column = keys.column(of: cursor.bytes.cell(key)) {
        guard let value = JSONCell(&cursor) else { return false }
        cells[column] = value
        continue
      }
      let name = String(decoding: JSONString.decoded(cursor.bytes.cell(key)), as: UTF8.self)
      guard readValue(&cursor, path.isEmpty ? name : path + "." + name, depth: depth + 1) else {
        return false
      }
      if path.isEmpty { keys.learn(cursor.bytes.cell(key), isScalar ? columns[name] : nil) }
    } while cursor.take(.comma)
    return cursor.take(125)
  }

  /// The elements of a list become columns, up to sixteen when it is inside a row.
  private mutating func readList(_ cursor: inout JSONCursor, _ path: String, _ depth: Int) -> Bool {
    guard cursor.take(91) else { return false }
    if cursor.take(93) { return true }
    var index = 0
    repeat {
      index += 1
      if path.isEmpty, index <= elementColumns.count, cursor.peek() != 123, cursor.peek() != 91 {
        guard let value = JSONCell(&cursor) else { return false }
        cells[elementColumns[index - 1]] = value
        continue
      }
      let name = path.isEmpty ? elementName(index) : "\(path).\(index)"
      let isKept = index <= (depth == 0 ? 1000 : 16)
      guard isKept ? readValue(&cursor, name, depth: depth + 1) : cursor.skipValue() else {
        return false
      }
      if path.isEmpty, index == elementColumns.count + 1, let column = columns[name] {
        elementColumns.append(column)
      }
    } while cursor.take(.comma)
    return cursor.take(93)
  }

  /// Returns the column of a name, a new one if there is none yet; nil when there are too many.
  mutating func column(named name: String) -> Int? {
    if columns[name] == nil { store(.empty, name) }
    return columns[name]
  }

  private func elementName(_ index: Int) -> String {
    index <= elementNames.count ? elementNames[index - 1] : elementPrefix + "\(index)"
  }

  private mutating func store(_ value: JSONCell, _ path: String) {
    if let column = columns[path] {
      cells[column] = value
    } else if names.count < Self.columnLimit {
      columns[path] = names.count
      names.append(path)
      cells.append(value)
    }
  }
}
