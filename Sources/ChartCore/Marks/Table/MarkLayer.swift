/// Marks of one kind that stand at one place of the chart's declaration, as columns.
///
/// Marks declared one by one fill the columns row by row; a whole series is its own columns and
/// never becomes rows.
struct MarkLayer: Sendable {
  let kind: any MarkKind
  /// Tells kinds apart more quickly than the kind itself.
  let kindType: ObjectIdentifier
  /// The pane that the marks are drawn in, counted from the top.
  var pane = 0
  var x: PositionColumn
  var y: PositionColumn
  /// Indices of the table's styles.
  var styles = IndexColumn()
  var color = ChannelColumn()
  var symbol = ChannelColumn()
  var size = ChannelColumn()
  var dash = ChannelColumn()
  var series = ChannelColumn()
  /// What marks at the same place are put side by side for.
  var position = ChannelColumn()
  /// The series that the marks are, whole: sorted, with a pyramid.
  var source: Series?
  /// Where the rows were declared: the elements of the loops around them, and the order.
  var paths: [Int32] = []
  var ordinals: [Int32] = []
  /// The place of the declaration.
  var site: Int32 = 0
  /// What assistive technologies say of a row, where that was declared.
  var texts: [Int32: AccessibilityTexts] = [:]

  init<Kind: MarkKind>(_ kind: Kind, x: PositionColumn, y: PositionColumn) {
    self.kind = kind
    kindType = ObjectIdentifier(Kind.self)
    self.x = x
    self.y = y
  }

  /// How many marks there are of a kind that holds its own columns.
  var wholeCount: Int?
  /// The function whose samples the marks are.
  var sampler: FunctionSampler?

  /// Whether the marks are known as a whole and never row by row.
  var isWhole: Bool { source != nil || wholeCount != nil }

  var count: Int { wholeCount ?? source?.x.count ?? x.count }
}

extension MarkLayer {
  /// Adds a row at two places that looks like the last one.
  mutating func append(_ x: Double, _ y: Double, _ path: Int32, _ ordinal: Int32) {
    self.x.start.append(x)
    self.y.start.append(y)
    styles.repeatLast()
    paths.append(path)
    ordinals.append(ordinal)
  }

  /// Returns the rows that were declared in a stretch of the chart's declaration.
  ///
  /// Marks that were declared as a whole are all in it, or none.
  func rows(declaredIn stretch: Range<Int32>) -> Range<Int> {
    guard ordinals.count == count else {
      return ordinals.first.map(stretch.contains) == true ? 0..<count : 0..<0
    }
    let first = ordinals.partitioningIndex { $0 >= stretch.lowerBound }
    return first..<ordinals.partitioningIndex { $0 >= stretch.upperBound }
  }

  mutating func reserveCapacity(_ count: Int) {
    guard count > 0 else { return }
    x.start.reserveCapacity(count)
    y.start.reserveCapacity(count)
    paths.reserveCapacity(count)
    ordinals.reserveCapacity(count)
  }
}

/// What assistive technologies say of a mark.
struct AccessibilityTexts: Hashable, Sendable {
  var label: String?
  var value: String?
  var identifier: String?
}

extension MarkLayer: Hashable {
  /// Whether the marks are at the same places; how they look is said by `MarkLooks`.
  static func == (a: MarkLayer, b: MarkLayer) -> Bool {
    a.kind.isEqual(to: b.kind) && a.pane == b.pane && a.source == b.source && a.x == b.x
      && a.y == b.y && a.position == b.position
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(kind.name)
  }
}
