/// The names of a channel in the order of their first appearance.
struct CategoryIndex: Hashable, Sendable {
  private(set) var names: [String] = []
  private var indices: [String: Int] = [:]
  private var last: (name: String, index: Int) = ("", -1)

  init(_ names: [String] = []) {
    for name in names { _ = index(of: name) }
  }

  /// Returns the index of a name, which is added when it is new.
  mutating func index(of name: String) -> Int {
    if last.index >= 0, last.name == name { return last.index }
    let index = indices[name] ?? add(name)
    last = (name, index)
    return index
  }

  /// Returns the index of a name, or nothing when it is unknown.
  func known(_ name: String) -> Int? { indices[name] }

  private mutating func add(_ name: String) -> Int {
    indices[name] = names.count
    names.append(name)
    return names.count - 1
  }

  static func == (a: CategoryIndex, b: CategoryIndex) -> Bool { a.names == b.names }
  func hash(into hasher: inout Hasher) { hasher.combine(names.count) }
}

/// What the values of one channel are, over all marks of a chart.
struct ChannelDomain: Hashable, Sendable {
  /// Nothing until there is a value.
  private(set) var kind: DataKind?
  var categories = CategoryIndex()
  private(set) var label = ""
  /// How many values were of another kind and have no place.
  private(set) var mismatches = 0

  /// Returns the place of a value: itself, or the index of a name.
  ///
  /// The first value decides on the kind; a number among names is named as it reads, and a name
  /// among numbers has no place.
  mutating func coordinate(of value: PlotValue, label: String) -> Double {
    if kind == nil {
      kind = value.kind
      self.label = label
    }
    switch (value, kind) {
    case (.category(let name), .category): return Double(categories.index(of: name))
    case (_, .category): return Double(categories.index(of: "\(value.coordinate)"))
    case (.category, _):
      mismatches += 1
      return .nan
    default: return value.coordinate
    }
  }

  /// Returns the place of a plain number or date of the channel's kind; nothing for all else.
  func place(of value: ChannelValue) -> Double? {
    guard value.end == nil, value.unit == nil else { return nil }
    switch value.value {
    case .number(let number): return kind == .number ? number : nil
    case .instant(let instant): return kind == .date ? instant : nil
    case .category: return nil
    }
  }

  /// Notes what whole columns hold.
  mutating func note(_ kind: DataKind, label: String) {
    if self.kind == nil { (self.kind, self.label) = (kind, label) }
  }
}
