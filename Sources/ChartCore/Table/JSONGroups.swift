/// Goes to a place in a JSON text and collects the lists there.
struct JSONGroups {
  private(set) var all: [JSONGroup] = []
  private let bytes: FileBytes
  private let place: JSONPlace

  init(_ bytes: FileBytes, _ place: JSONPlace, at start: Int) {
    self.bytes = bytes
    self.place = place
    var cursor = JSONCursor(bytes, at: start)
    _ = cursor.peek()
    let first = JSONGroup(offset: cursor.offset)
    let isAlone = !cursor.skipValue() || (cursor.peek() != 123 && cursor.peek() != 91)
    if isAlone {
      walk(place.path[...], first)
    } else if let step = place.path.first, step == .element {
      walkElements(place.path.dropFirst(), first, isBracketed: false)
    } else {
      var group = first
      group.isBracketed = false
      all = [group]
    }
  }

  /// The names of values around the lists that are not the same for all.
  static func names(dividing groups: [JSONGroup], _ bytes: FileBytes) -> [String] {
    var seen: Set<String> = []
    let names = groups.flatMap(\.outerNames).filter { seen.insert($0).inserted }
    return names.filter { name in
      Set(groups.map { $0.outer[name]?.content(bytes) ?? [] }).count > 1
    }
  }
}

// MARK: - The way

extension JSONGroups {
  private mutating func walk(_ path: ArraySlice<JSONPlace.Step>, _ group: JSONGroup) {
    switch path.first {
    case nil: finish(group)
    case .element?: walkElements(path.dropFirst(), group, isBracketed: true)
    case .key(let key)?: walkMembers(path.dropFirst(), group, [key])
    case .keys(let keys)?: walkMembers(path.dropFirst(), group, keys)
    }
  }

  private mutating func walkElements(
    _ path: ArraySlice<JSONPlace.Step>, _ group: JSONGroup, isBracketed: Bool
  ) {
    var cursor = JSONCursor(bytes, at: group.offset)
    guard !isBracketed || cursor.take(91), cursor.peek() != 93 else { return }
    repeat {
      guard cursor.peek() != 0 else { return }
      var element = group
      element.offset = cursor.offset
      walk(path, element)
      guard cursor.skipValue() else { return }
    } while cursor.take(.comma) || !isBracketed
  }

  private mutating func walkMembers(
    _ path: ArraySlice<JSONPlace.Step>, _ group: JSONGroup, _ keys: Set<[UInt8]>
  ) {
    let members = JSONShape.members(bytes, of: group.offset)
    var around = group
    for member in members where !keys.contains(Array(member.key)) {
      addScalars(of: member, named: name(member), &around, depth: 0)
    }
    for member in members where keys.contains(Array(member.key)) {
      var inner = around
      inner.offset = member.offset
      if keys.count > 1 { inner.addOuter("key", .text(JSONString.decoded(member.key))) }
      if path.isEmpty, place.isNamed { addNames(&inner, members) }
      walk(path, inner)
    }
  }

  private func name(_ member: JSONShape.Member) -> String {
    String(decoding: JSONString.decoded(member.key), as: UTF8.self)
  }

  private mutating func finish(_ group: JSONGroup) {
    var group = group
    let isList = bytes[group.offset] == 91
    guard isList || bytes[group.offset] == 123 else { return }
    if place.form == .columns {
      for member in JSONShape.members(bytes, of: group.offset) {
        addScalars(of: member, named: name(member), &group, depth: 0)
      }
      group.columns = columns(at: group.offset)
      if group.columns.isEmpty { return }
    } else if isList != (place.form == .list) {
      return
    }
    all.append(group)
  }
}

// MARK: - What is around

extension JSONGroups {
  /// Adds the plain values of a member, also of objects inside of it.
  private func addScalars(
    of member: JSONShape.Member, named name: String, _ group: inout JSONGroup, depth: Int
  ) {
    switch member.kind {
    case .scalar:
      var cursor = JSONCursor(bytes, at: member.offset)
      if cursor.peek() != 91, let cell = JSONCell(&cursor) { group.addOuter(name, cell) }
    case .object where depth < 4:
      for inner in JSONShape.members(bytes, of: member.offset) {
        addScalars(of: inner, named: "\(name).\(self.name(inner))", &group, depth: depth + 1)
      }
    default: break
    }
  }

  /// Adds the names of columns and the index that lists beside the one of rows give.
  private func addNames(_ group: inout JSONGroup, _ members: [JSONShape.Member]) {
    let rows = elements(at: group.offset)
    let width = rows.first.map { elements(at: $0).count } ?? 0
    for member in members where member.kind == .list {
      var cursor = JSONCursor(bytes, at: member.offset)
      let cells = JSONRows.list(&cursor)
      if Array(member.key) == JSONRows.indexKey {
        group.index = cells.count == rows.count ? cells : group.index
      } else if cells.count == width, group.names.isEmpty {
        group.names = cells.map { String(decoding: $0.content(bytes), as: UTF8.self) }
      }
    }
  }

  private func elements(at offset: Int) -> [Int] {
    var cursor = JSONCursor(bytes, at: offset)
    var offsets: [Int] = []
    guard cursor.take(91), cursor.peek() != 93 else { return [] }
    repeat {
      _ = cursor.peek()
      offsets.append(cursor.offset)
      guard cursor.skipValue() else { break }
    } while cursor.take(.comma)
    return offsets
  }
}

// MARK: - Columns

extension JSONGroups {
  /// The lists of the usual length inside of an object, named by their keys.
  private func columns(at offset: Int) -> [(name: String, cells: [JSONCell])] {
    var found: [(path: [String], cells: [JSONCell])] = []
    if bytes[offset] == 91 {
      addColumns(ofList: offset, [], &found)
    } else {
      addColumns(at: offset, [], &found)
    }
    let lengths = Dictionary(grouping: found, by: \.cells.count)
    let parallel = lengths.filter { $0.value.count > 1 }.keys.max()
    guard let length = parallel ?? lengths.keys.max() else { return [] }
    let kept = found.filter { $0.cells.count == length }
    let short = kept.map { $0.path.last ?? "" }
    let names =
      Set(short).count == short.count ? short : kept.map { $0.path.joined(separator: ".") }
    return zip(names, kept).map { ($0, $1.cells) }
  }

  /// Adds the lists of plain values of an object and of those in it.
  private func addColumns(
    at offset: Int, _ path: [String], _ found: inout [(path: [String], cells: [JSONCell])]
  ) {
    guard path.count < 12 else { return }
    for member in JSONShape.members(bytes, of: offset) {
      let path = path + [name(member)]
      var cursor = JSONCursor(bytes, at: member.offset)
      switch member.kind {
      case .list: found.append((path, JSONRows.list(&cursor)))
      case .object: addColumns(at: member.offset, path, &found)
      case .table:
        addColumns(ofList: member.offset, path, &found)
      case .scalar: break
      }
    }
  }

  /// Adds the columns of a list: of its only object, of its lists, or of objects that are a list and
  /// its name.
  private func addColumns(
    ofList offset: Int, _ path: [String], _ found: inout [(path: [String], cells: [JSONCell])]
  ) {
    let elements = elements(at: offset)
    for (number, element) in elements.enumerated() {
      if bytes[element] == 91 {
        var cursor = JSONCursor(bytes, at: element)
        found.append((path + ["\(number + 1)"], JSONRows.list(&cursor)))
      } else if bytes[element] == 123 {
        let name = elements.count > 1 ? nameOfColumn(at: element) ?? "\(number + 1)" : nil
        let first = found.count
        addColumns(at: element, path, &found)
        for index in found.indices[first...] { if let name { found[index].path.append(name) } }
      }
    }
  }

  /// The first plain text of an object.
  private func nameOfColumn(at offset: Int) -> String? {
    for member in JSONShape.members(bytes, of: offset) where member.kind == .scalar {
      var cursor = JSONCursor(bytes, at: member.offset)
      guard cursor.peek() == .quote, let cell = JSONCell(&cursor), !cell.isEmpty else { continue }
      return String(decoding: cell.content(bytes), as: UTF8.self)
    }
    return nil
  }
}
