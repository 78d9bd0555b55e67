/// The rows of a JSON text, written as separated cells for the reader of those.
///
/// Values keep their digits. Objects within a row become columns such as `price.low`.
struct JSONRows {
  static let separator: UInt8 = 0x1F

  /// Rows of cells below a line with their names, if there are any.
  var text: [UInt8] = []
  private(set) var hasHeader = false
  /// The line of the file that each row begins on.
  var lines = RowLines()
  /// The lines with values that are none.
  private(set) var brokenLines: [Int] = []

  /// The columns in front of those of the rows, of values from around these.
  var leading: [String] = []
  /// Those of them that divide the table, whose cells are texts.
  var dividers: [String] = []

  let bytes: FileBytes
  var reader = JSONRowReader()
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
    case .nested(let place): readNested(place, at: start)
    case nil: return nil
    }
    guard lines.count > 0 else { return nil }
    reader.names = leading + reader.names
    hasHeader = reader.hasNames
    if hasHeader { text.insert(contentsOf: reader.header, at: 0) }
  }
}

extension JSONRows {
  /// The warning of values that are none.
  static func warnings(ofBroken lines: [Int]) -> [Warning] {
    let message = "the JSON value that begins here breaks off or is none; it is left out"
    return lines.isEmpty ? [] : [Warning(lines: lines, message: message)]
  }

  mutating func readRow(
    _ cursor: inout JSONCursor, key: [UInt8]?, behind cells: [JSONCell] = []
  ) -> Bool {
    _ = cursor.peek()
    let line = line(at: cursor.offset)
    guard reader.readRow(&cursor, key: key) else { return false }
    JSONRowReader.write(cells.isEmpty ? reader.cells : cells + reader.cells, bytes, to: &text)
    lines.append(line: line)
    return true
  }

  mutating func line(at offset: Int) -> Int {
    while counted < offset {
      counted = bytes.first(.newline, in: counted..<offset) + 1
      if counted <= offset { line += 1 }
    }
    counted = offset
    return line
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

  mutating func readKeyed(at offset: Int, behind cells: [JSONCell] = []) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(123) else { return }
    repeat {
      _ = cursor.peek()
      let first = cursor.offset
      guard let key = cursor.takeString(), cursor.take(.colon),
        readRow(&cursor, key: JSONString.decoded(bytes.cell(key)), behind: cells)
      else { return noteCutOff(at: first) }
    } while cursor.take(.comma)
  }

  /// Turns columns of keyed values into rows, in the order in which the keys come.
  private mutating func readKeyedColumns(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(123) else { return }
    reader.names = ["key"]
    var rows: [[JSONCell]] = []
    var rowOf: [[UInt8]: Int] = [:]
    while let key = cursor.takeString(), cursor.take(.colon), cursor.take(123) {
      reader.names.append(String(decoding: JSONString.decoded(bytes.cell(key)), as: UTF8.self))
      while let key = cursor.takeString(), cursor.take(.colon), let value = JSONCell(&cursor) {
        let key = JSONString.decoded(bytes.cell(key))
        let row = rowOf[key] ?? rows.count
        if row == rows.count {
          rowOf[key] = row
          rows.append([.text(key)])
        }
        let missing = max(reader.names.count - 1 - rows[row].count, 0)
        rows[row] += Array(repeating: .empty, count: missing) + [value]
        guard cursor.take(.comma) else { break }
      }
      guard cursor.take(125), cursor.take(.comma) else { break }
    }
    for row in rows {
      JSONRowReader.write(row, bytes, to: &text)
      lines.append(line: 1)
    }
  }

  private mutating func readColumns(at offset: Int) {
    var cursor = JSONCursor(bytes, at: offset)
    guard cursor.take(123) else { return }
    var columns: [[JSONCell]] = []
    while let key = cursor.takeString(), cursor.take(.colon) {
      if cursor.peek() == 91 {
        reader.names.append(String(decoding: JSONString.decoded(bytes.cell(key)), as: UTF8.self))
        columns.append(Self.list(&cursor))
      } else if !cursor.skipValue() {
        break
      }
      guard cursor.take(.comma) else { break }
    }
    for row in 0..<(columns.map(\.count).max() ?? 0) {
      JSONRowReader.write(columns.map { row < $0.count ? $0[row] : .empty }, bytes, to: &text)
      lines.append(line: 1)
    }
  }

  /// Moves over a list and returns its plain values, others as empty cells.
  static func list(_ cursor: inout JSONCursor) -> [JSONCell] {
    var values: [JSONCell] = []
    guard cursor.take(91), !cursor.take(93) else { return [] }
    repeat {
      guard let value = JSONCell(&cursor) else {
        guard cursor.skipValue() else { break }
        values.append(.empty)
        continue
      }
      values.append(value)
    } while cursor.take(.comma)
    _ = cursor.take(93)
    return values
  }

  mutating func noteCutOff(at offset: Int) {
    brokenLines.append(line(at: offset))
  }
}
