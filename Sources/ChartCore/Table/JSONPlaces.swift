/// Goes through the values of a JSON text and finds the places where rows may be.
///
/// Of long lists only the beginning is looked into.
struct JSONPlaces {
  private(set) var all: [JSONPlace] = []
  private let bytes: FileBytes
  private var cursor: JSONCursor
  /// How many more plain values are looked at.
  private var budget = 20_000

  private static let depthLimit = 12
  private static let detailLimit = 50
  private static let placeLimit = 200

  init(_ bytes: FileBytes, at start: Int) {
    self.bytes = bytes
    cursor = JSONCursor(bytes, at: start)
    _ = cursor.peek()
    var first = JSONPart()
    let offset = cursor.offset
    scanValue([], &first, depth: 0)
    guard cursor.peek() == 123 || cursor.peek() == 91 else {
      addColumns(first, [])
      return
    }
    // One value after the other: a list without brackets.
    all = []
    cursor = JSONCursor(bytes, at: offset)
    scanElements([], offset, isBracketed: false)
  }

  /// The most likely place.
  var best: JSONPlace? {
    all.filter(\.look.hasNumber).reduce(nil) { best, place in
      guard let best else { return place }
      return place.isBetter(than: best) ? place : best
    }
  }

  private mutating func add(_ place: JSONPlace) {
    let same = all.firstIndex { $0.form == place.form && $0.path == place.path }
    if let same {
      all[same].join(place)
    } else if all.count < Self.placeLimit {
      all.append(place)
    }
  }
}

// MARK: - What a value holds

extension JSONPlaces {
  private mutating func scanValue(
    _ path: [JSONPlace.Step], _ part: inout JSONPart, depth: Int, key: CellBytes? = nil
  ) {
    let byte = cursor.peek()
    part.offset = cursor.offset
    switch byte {
    case 123 where depth < Self.depthLimit: scanObject(path, &part, depth)
    case 91 where depth < Self.depthLimit: part = scanElements(path, cursor.offset, depth: depth)
    case 123, 91: _ = cursor.skipValue()
    default: scanScalar(&part, key)
    }
  }

  private mutating func scanScalar(_ part: inout JSONPart, _ key: CellBytes?) {
    let isString = cursor.peek() == .quote
    guard let range = isString ? cursor.takeString() : cursor.takeWord() else { return }
    budget -= 1
    let cell = bytes.cell(range)
    if budget > 0, !cell.isMissing { part.look = JSONLook(cell, key: key) }
  }
}

// MARK: - Objects

extension JSONPlaces {
  private mutating func scanObject(_ path: [JSONPlace.Step], _ part: inout JSONPart, _ depth: Int) {
    part.kind = .object
    var members: [(key: [UInt8], part: JSONPart)] = []
    guard cursor.take(123) else { return }
    while let range = cursor.takeString(), cursor.take(.colon) {
      let key = Array(bytes.cell(range))
      var member = JSONPart()
      let isDetail = members.count < Self.detailLimit
      if isDetail {
        scanValue(path + [.key(key)], &member, depth: depth + 1, key: bytes.cell(range))
      } else if !cursor.skipValue() {
        break
      }
      if isDetail { members.append((key, member)) }
      part.count += 1
      guard cursor.take(.comma) else { break }
    }
    _ = cursor.take(125)
    take(members, path, &part)
  }

  private mutating func take(
    _ members: [(key: [UInt8], part: JSONPart)], _ path: [JSONPlace.Step], _ part: inout JSONPart
  ) {
    for (_, member) in members {
      if member.isLookOfRow { part.look.join(member.look) }
      part.addColumns(member)
    }
    part.keys = Set(members.map(\.key))
    markNamed(members, path)
    joinLikeLists(members, path)
    let isKeyed = members.allSatisfy { $0.key.withCell(\.isInstant) && $0.part.kind != .list }
    guard isKeyed, members.count > 1, part.look.hasNumber else { return }
    part.look.hasTime = true
    part.isLookOfRow = false
    add(
      JSONPlace(
        path: path, form: .keyed, offset: part.offset, longest: part.count, total: part.count,
        look: part.look))
  }

  /// Takes note of lists beside a list of rows that name its columns or its rows.
  private mutating func markNamed(
    _ members: [(key: [UInt8], part: JSONPart)], _ path: [JSONPlace.Step]
  ) {
    for (key, member) in members {
      guard let width = member.likeness?.width, width > 0 else { continue }
      let isNamed = members.contains { key, other in
        (other.isTexts && other.count == width)
          || (other.isColumn && other.count == member.count && key == JSONRows.indexKey)
      }
      guard isNamed, let index = all.firstIndex(where: { $0.path == path + [.key(key)] }) else {
        continue
      }
      all[index].isNamed = true
    }
  }

  /// Lists of like rows side by side are a series each, named by their keys.
  private mutating func joinLikeLists(
    _ members: [(key: [UInt8], part: JSONPart)], _ path: [JSONPlace.Step]
  ) {
    let groups = Dictionary(grouping: members.filter { $0.part.likeness != nil }) {
      $0.part.likeness
    }
    for some in groups.values where some.count > 1 {
      let places = some.compactMap { key, _ in
        all.first { $0.form == .list && $0.path == path + [.key(key)] }
      }
      guard places.count == some.count, places.allSatisfy({ !$0.isNamed }) else { continue }
      all.removeAll { place in places.contains { $0.path == place.path } }
      for var place in places {
        place.path[path.count] = .keys(Set(some.map(\.key)))
        add(place)
      }
    }
  }
}

// MARK: - Lists

extension JSONPlaces {
  @discardableResult
  private mutating func scanElements(
    _ path: [JSONPlace.Step], _ offset: Int, depth: Int = 0, isBracketed: Bool = true
  ) -> JSONPart {
    var part = JSONPart()
    (part.kind, part.offset, part.isLookOfRow) = (.list, offset, false)
    if isBracketed { guard cursor.take(91), cursor.peek() != 93 else { return closed(part) } }
    var elements: [JSONPart] = []
    var last = -1
    repeat {
      guard cursor.peek() != 0, cursor.offset > last else { break }
      last = cursor.offset
      let isDetail = elements.count < Self.detailLimit
      var element = JSONPart()
      if isDetail {
        scanValue(path + [.element], &element, depth: depth + 1)
      } else if !cursor.skipValue() {
        break
      }
      if isDetail { elements.append(element) }
      part.count += 1
    } while cursor.take(.comma) || !isBracketed
    take(elements, path, &part)
    return closed(part)
  }

  private mutating func closed(_ part: JSONPart) -> JSONPart {
    _ = cursor.take(93)
    return part
  }

  private mutating func take(
    _ elements: [JSONPart], _ path: [JSONPlace.Step], _ part: inout JSONPart
  ) {
    guard let first = elements.first, elements.allSatisfy({ $0.kind == first.kind }) else { return }
    for element in elements { part.look.join(element.look) }
    switch first.kind {
    case .scalar: takeScalars(&part)
    case .list where areColumns(elements): part.columns = [first.count: (part.count, part.look)]
    case .list: addRows(elements, path, &part)
    case .object where areNamedColumns(elements):
      let look = elements.reduce(into: JSONLook()) { look, element in
        element.columns.values.forEach { look.join($0.look) }
      }
      part.columns = [elements[0].columns.keys.first ?? 0: (part.count, look)]
    case .object:
      if part.count == 1 { part.addColumns(first) }
      for element in elements where part.count > 1 { addColumns(element, path + [.element]) }
      addRows(elements, path, &part)
    }
  }

  /// Values of one kind may be a column; others, as a time and a number, are part of a row.
  private func takeScalars(_ part: inout JSONPart) {
    part.isLookOfRow = part.look.isMixed
    part.isColumn = !part.look.isMixed
    if part.isColumn { part.columns = [part.count: (1, part.look)] }
    part.isTexts = part.look.hasText && !part.look.isMixed && !part.look.hasTime
  }

  /// Whether lists are columns and not rows: one of them is of times, another has none.
  private func areColumns(_ elements: [JSONPart]) -> Bool {
    let width = elements.first?.count ?? 0
    return width > 2
      && elements.allSatisfy { $0.isColumn && $0.count == width }
      && elements.contains { $0.look.isAllTimes } && elements.contains { !$0.look.hasTime }
  }

  /// Whether each of several objects is a long list of numbers and its name.
  private func areNamedColumns(_ elements: [JSONPart]) -> Bool {
    let length = elements.first?.columns.keys.first ?? 0
    return elements.count > 1 && length >= max(elements.count, 3)
      && elements.allSatisfy { element in
        element.columns.count == 1 && element.columns[length]?.count == 1
          && element.columns[length]?.look.hasText == false
          && element.look.hasText && !element.look.hasTime
      }
  }

  private mutating func addRows(
    _ elements: [JSONPart], _ path: [JSONPlace.Step], _ part: inout JSONPart
  ) {
    let areLists = elements.first?.kind == .list
    let arePlain =
      !areLists || elements.allSatisfy { $0.likeness == nil && $0.columns.count <= 1 }
    guard part.look.hasScalar, arePlain else { return }
    // Short lists in a row become columns of it.
    let hasNumber = elements.contains { $0.columns.values.contains(where: \.look.hasNumber) }
    if part.look.hasTime, hasNumber { part.look.hasNumber = true }
    part.likeness = JSONLikeness(
      keys: elements.first?.keys ?? [], width: areLists ? elements.first?.count ?? 0 : 0)
    add(
      JSONPlace(
        path: path, form: .list, offset: part.offset, longest: part.count, total: part.count,
        look: part.look))
  }

  /// Adds the place of an object with lists of equal length.
  private mutating func addColumns(_ part: JSONPart, _ path: [JSONPlace.Step]) {
    guard part.kind == .object || (path.isEmpty && !part.isColumn) else { return }
    let long = part.columns.filter { $0.key > 2 }
    let parallel = long.filter { $0.value.count > 1 }
    let lengths = parallel.isEmpty ? long : parallel
    guard let column = lengths.max(by: { $0.key < $1.key }) else { return }
    add(
      JSONPlace(
        path: path, form: .columns, offset: part.offset, longest: column.key, total: column.key,
        look: column.value.look, isSingle: parallel.isEmpty))
  }
}
