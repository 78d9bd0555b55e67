// Rows somewhere inside of the values of a JSON text.

extension JSONRows {
  /// A list beside one of rows with a name or a time for each of them, as pandas writes it.
  static let indexKey = Array("index".utf8)

  /// Reads the rows of a place below each other, with what is around them in columns in front if
  /// that is not the same for all.
  mutating func readNested(_ place: JSONPlace, at start: Int) {
    let groups = JSONGroups(bytes, place, at: start).all
    let names = JSONGroups.names(dividing: groups, bytes)
    let hasIndex = groups.contains { !$0.index.isEmpty }
    dividers = names.isEmpty && groups.count > 1 ? ["list"] : names
    leading = dividers + (hasIndex ? ["index"] : [])
    if !dividers.isEmpty { reader.elementPrefix = place.keyName.map { $0 + "." } ?? "" }
    for (number, group) in groups.enumerated() {
      var cells = names.map { group.outer[$0] ?? .empty }
      if names.isEmpty, groups.count > 1 { cells = [.text(Array("list \(number + 1)".utf8))] }
      read(group, place.form, behind: cells, hasIndex)
    }
  }

  private mutating func read(
    _ group: JSONGroup, _ form: JSONPlace.Form, behind cells: [JSONCell], _ hasIndex: Bool
  ) {
    if reader.elementNames != group.names { reader.elementNames = group.names }
    switch form {
    case .columns: readColumns(of: group, behind: cells)
    case .keyed: readKeyed(at: group.offset, behind: cells)
    case .list: readList(of: group, behind: cells, hasIndex)
    }
  }

  private mutating func readList(
    of group: JSONGroup, behind cells: [JSONCell], _ hasIndex: Bool
  ) {
    var cursor = JSONCursor(bytes, at: group.offset)
    guard !group.isBracketed || cursor.take(91), cursor.peek() != 93 else { return }
    var row = 0
    repeat {
      guard cursor.peek() != 0 else { return }
      let first = cursor.offset
      let index = hasIndex ? [row < group.index.count ? group.index[row] : .empty] : []
      guard readRow(&cursor, key: nil, behind: cells + index) else { return noteCutOff(at: first) }
      row += 1
    } while cursor.take(.comma) || !group.isBracketed
  }

  private mutating func readColumns(of group: JSONGroup, behind cells: [JSONCell]) {
    let line = line(at: group.offset)
    let places = group.columns.map { reader.column(named: $0.name) }
    for row in 0..<(group.columns.map(\.cells.count).max() ?? 0) {
      var values = [JSONCell](repeating: .empty, count: reader.names.count)
      for (place, column) in zip(places, group.columns) {
        if let place, row < column.cells.count { values[place] = column.cells[row] }
      }
      JSONRowReader.write(cells + values, bytes, to: &text)
      lines.append(line: line)
    }
  }
}

extension JSONPlace {
  /// The key that its lists have.
  fileprivate var keyName: String? {
    guard case .key(let key)? = path.last else { return nil }
    return key.withCell { String(decoding: JSONString.decoded($0), as: UTF8.self) }
  }
}
