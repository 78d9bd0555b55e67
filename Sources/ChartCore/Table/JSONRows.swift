/// The rows of a JSON text, written as separated cells for the reader of those.
///
/// Values keep their digits. Objects within a row become columns such as `price.low`.
struct JSONRows {
  static let separator: UInt8 = 0x1F

  /// Rows of cells below a line with their names, if there are any.
  private(set) var text: [UInt8] = []
  private(set) var hasHeader = false
  /// The line of the file that each row begins on.
  private(set) var lines: [Int] = []
  private(set) var warnings: [Warning] = []

  private let bytes: FileBytes
  private var columns: [String: Int] = [:]
  private var names: [String] = []
  private var cells: [[UInt8]] = []
  private var line = 1
  private var counted = 0

  /// Fails when the text has no rows.
  init?(_ bytes: FileBytes, at start: Int) {
    self.bytes = bytes
    switch JSONShape.find(bytes, at: start) {
    case .rows(let offset): readArray(at: offset)
    case .lines(let offset): readLines(at: offset)
    case .columns(let offset): readColumns(at: offset)
    case .keyed(let offset), .pairs(let offset): readKeyed(at: offset)
    case .keyedColumns(let offset): readKeyedColumns(at: offset)
    case nil: return nil
    }
    guard !lines.isEmpty else { return nil }
    hasHeader = !names.allSatisfy { Int($0) != nil || $0.isEmpty }
    if hasHeader {
      var header: [UInt8] = []
      Self.write(names.map { Array($0.utf8) }, to: &header)
      text.insert(contentsOf: header, at: 0)
    }
  }

  /// Appends a row; control characters would end a cell or the row.
  private static func write(_ cells: [[UInt8]], to text: inout [UInt8]) {
    let count = (cells.lastIndex { !$0.isEmpty } ?? 0) + 1
    for (index, cell) in cells.prefix(count).enumerated() {
      if index > 0 { text.append(separator) }
      for byte in cell { text.append(max(byte, .space)) }
    }
    text.append(.newline)
  }
}

// MARK: - Where rows come from

extension JSONRows {
  private mutating func readArray(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(91), cursor.peek() != 93 else { return }
    repeat {
      _ = cursor.peek()
      let first = cursor.offset
      guard readRow(&cursor, key: nil) else { return noteCutOff(at: first) }
    } while cursor.take(.comma)
  }

  private mutating func readLines(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    while cursor.peek() != 0 {
      let first = cursor.offset
      if readRow(&cursor, key: nil) {
        _ = cursor.take(.comma)
        continue
      }
      noteCutOff(at: first)
      cursor = JSONCursor(bytes, at: first)
      cursor.skipLine()
    }
  }

  private mutating func readKeyed(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(123) else { return }
    repeat {
      _ = cursor.peek()
      let first = cursor.offset
      guard let key = cursor.takeString(), cursor.take(.colon),
        readRow(&cursor, key: JSONString.decoded(bytes.cell(key)))
      else { return noteCutOff(at: first) }
    } while cursor.take(.comma)
  }

  /// Turns columns of keyed values into rows, in the order in which the keys come.
  private mutating func readKeyedColumns(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(123) else { return }
    names = ["key"]
    var rows: [[[UInt8]]] = []
    var rowOf: [[UInt8]: Int] = [:]
    while let key = cursor.takeString(), cursor.take(.colon), cursor.take(123) {
      names.append(String(decoding: JSONString.decoded(bytes.cell(key)), as: UTF8.self))
      while let key = cursor.takeString(), cursor.take(.colon) {
        guard let value = Self.scalar(&cursor) else { break }
        let key = JSONString.decoded(bytes.cell(key))
        let row = rowOf[key] ?? rows.count
        if row == rows.count {
          rowOf[key] = row
          rows.append([key])
        }
        let missing = names.count - 1 - rows[row].count
        rows[row] += Array(repeating: [], count: max(missing, 0)) + [value]
        guard cursor.take(.comma) else { break }
      }
      guard cursor.take(125), cursor.take(.comma) else { break }
    }
    for row in rows {
      Self.write(row, to: &text)
      lines.append(1)
    }
  }

  private mutating func readColumns(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(123) else { return }
    var columns: [[[UInt8]]] = []
    while let key = cursor.takeString(), cursor.take(.colon) {
      if cursor.peek() == 91 {
        names.append(String(decoding: JSONString.decoded(bytes.cell(key)), as: UTF8.self))
        columns.append(list(&cursor))
      } else if !cursor.skipValue() {
        break
      }
      guard cursor.take(.comma) else { break }
    }
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      Self.write(columns.map { row < $0.count ? $0[row] : [] }, to: &text)
      lines.append(1)
    }
  }

  private func list(_ cursor: inout JSONCursor) -> [[UInt8]] {
    var values: [[UInt8]] = []
    guard cursor.take(91), !cursor.take(93) else { return [] }
    repeat {
      guard let value = Self.scalar(&cursor) else {
        guard cursor.skipValue() else { break }
        values.append([])
        continue
      }
      values.append(value)
    } while cursor.take(.comma)
    _ = cursor.take(93)
    return values
  }

  private mutating func noteCutOff(at offset: Int) {
    let message = "the JSON value that begins here breaks off or is none; it is left out"
    warnings.append(Warning(lines: [line(at: offset)], message: message))
  }
}

// MARK: - One row

extension JSONRows {
  private mutating func readRow(_ cursor: inout JSONCursor, key: [UInt8]?) -> Bool {
    _ = cursor.peek()
    let line = line(at: cursor.offset)
    cells = [[UInt8]](repeating: [], count: names.count)
    if let key { store(key, "key") }
    guard readValue(&cursor, key != nil && cursor.peek() != 123 ? "value" : "", depth: 0) else {
      return false
    }
    Self.write(cells, to: &text)
    lines.append(line)
    return true
  }

  private mutating func readValue(_ cursor: inout JSONCursor, _ path: String, depth: Int) -> Bool {
    switch cursor.peek() {
    case 123 where depth < 16: return readObject(&cursor, path, depth)
    case 91 where depth < 16: return readList(&cursor, path, depth)
    case 123, 91: return cursor.skipValue()
    default:
      guard let value = Self.scalar(&cursor) else { return false }
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
      let name = String(decoding: JSONString.decoded(bytes.cell(key)), as: UTF8.self)
      guard readValue(&cursor, path.isEmpty ? name : path + "." + name, depth: depth + 1) else {
        return false
      }
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
      let name = path.isEmpty ? "\(index)" : "\(path).\(index)"
      let isKept = index <= (depth == 0 ? 1000 : 16)
      guard isKept ? readValue(&cursor, name, depth: depth + 1) : cursor.skipValue() else {
        return false
      }
    } while cursor.take(.comma)
    return cursor.take(93)
  }

  private mutating func store(_ value: [UInt8], _ path: String) {
    if let column = columns[path] {
      cells[column] = value
    } else if names.count < 512 {
      columns[path] = names.count
      names.append(path)
      cells.append(value)
    }
  }

  /// A string, a number or a word; empty for null.
  private static func scalar(_ cursor: inout JSONCursor) -> [UInt8]? {
    if cursor.peek() == .quote {
      return cursor.takeString().map { JSONString.decoded(cursor.bytes.cell($0)) }
    }
    let word = cursor.takeWord()
    if word.isEmpty { return nil }
    let cell = cursor.bytes.cell(word)
    return cell.isWord("null") ? [] : Array(cell)
  }

  private mutating func line(at offset: Int) -> Int {
    while counted < offset {
      counted = bytes.first(.newline, in: counted..<offset) + 1
      if counted <= offset { line += 1 }
    }
    counted = offset
    return line
  }
}
