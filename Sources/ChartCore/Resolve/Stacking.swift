/// Gives marks that grow from zero their ends: on zero, or on the marks before at the same place.
extension MarkTable {
  mutating func stack() {
    var groups: [StackGroup: [Int]] = [:]
    for (index, layer) in layers.enumerated() where layer.source == nil {
      guard layer.kind.footprint == .bar || layer.kind.footprint == .area else { continue }
      let axis = lengthAxis(of: layer)
      let lengths = axis == .horizontal ? layer.x : layer.y
      guard lengths.shape == .value, !lengths.hasIntervals else { continue }
      let group = StackGroup(
        kind: layer.kindType, pane: layer.pane, axis: axis, method: styles[layer.styles[0]].stacking
      )
      groups[group, default: []].append(index)
    }
    for (group, indices) in groups { stack(indices, group) }
    turn()
  }

  /// Gives sectors the shares of a whole turn that they take, one after the other.
  private mutating func turn() {
    let indices = layers.indices.filter { layers[$0].kind.footprint == .angle }
    let rows = rows(of: Array(indices))
    func angle(_ row: Row) -> Double {
      let value = layers[indices[row.layer]].y.start[row.row]
      return value.isFinite && value > 0 ? value : 0
    }
    let total = rows.reduce(0) { sum, row in
      let column = layers[indices[row.layer]].y
      return column.shape == .pointSpan ? max(sum, column.end[row.row]) : sum + angle(row)
    }
    guard total > 0, total.isFinite else { return }
    angleTotal = total
    var turned = 0.0
    for row in rows {
      let column = layers[indices[row.layer]].y
      let start = column.shape == .pointSpan ? column.start[row.row] : turned
      let end = column.shape == .pointSpan ? column.end[row.row] : turned + angle(row)
      turned = end
      layers[indices[row.layer]].y.setSpan(row.row, start / total, end / total)
    }
  }

  private struct StackGroup: Hashable {
    let kind: ObjectIdentifier
    let pane: Int
    let axis: Axis
    let method: MarkStackingMethod
  }

  /// A mark's place in its layer.
  private struct Row {
    let layer: Int
    let row: Int
    let ordinal: Int32
  }

  /// The place that marks are stacked at.
  private struct Place: Hashable {
    let start: Double
    let position: Double
  }

  private mutating func stack(_ indices: [Int], _ group: StackGroup) {
    var spans = indices.map { (layer: $0, start: [Double](), end: [Double]()) }
    for index in spans.indices {
      let layer = layers[spans[index].layer]
      spans[index].end = group.axis == .horizontal ? layer.x.start : layer.y.start
      spans[index].start = [Double](repeating: 0, count: layer.count)
    }
    if group.method != .unstacked {
      var piles = Piles(group.method)
      let rows = rows(of: indices)
      if group.method != .standard {
        for row in rows {
          piles.count(spans[row.layer].end[row.row], at: place(row, indices, group))
        }
      }
      for row in rows {
        let (start, end) = piles.add(
          spans[row.layer].end[row.row], at: place(row, indices, group))
        spans[row.layer].start[row.row] = start
        spans[row.layer].end[row.row] = end
      }
    }
    for span in spans {
      if group.axis == .horizontal {
        layers[span.layer].x = layers[span.layer].x.spanning(span.start, span.end)
      } else {
        layers[span.layer].y = layers[span.layer].y.spanning(span.start, span.end)
      }
    }
  }

  private func place(_ row: Row, _ indices: [Int], _ group: StackGroup) -> Place {
    let layer = layers[indices[row.layer]]
    let places = group.axis == .horizontal ? layer.y : layer.x
    let start = places.isData ? places.start[row.row] : 0
    return Place(
      start: start, position: layer.position[row.row].isNaN ? 0 : layer.position[row.row])
  }

  /// Returns the rows of layers in the order of their declaration; areas one series after another.
  private func rows(of indices: [Int]) -> [Row] {
    var rows: [Row] = []
    for (index, layer) in indices.enumerated() {
      for row in 0..<layers[layer].count {
        rows.append(Row(layer: index, row: row, ordinal: ordinal(layer, row)))
      }
    }
    if indices.count > 1 { rows.sort { $0.ordinal < $1.ordinal } }
    return rows
  }

  private func ordinal(_ layer: Int, _ row: Int) -> Int32 {
    let ordinals = layers[layer].ordinals
    return row < ordinals.count
      ? ordinals[row] : (ordinals.first ?? 0) &+ Int32(truncatingIfNeeded: row)
  }

  /// What has been stacked at each place so far.
  private struct Piles {
    private struct Pile {
      var above = 0.0
      var below = 0.0
      var total = 0.0
    }

    private let method: MarkStackingMethod
    private var piles: [Place: Pile] = [:]

    init(_ method: MarkStackingMethod) { self.method = method }

    mutating func count(_ value: Double, at place: Place) {
      if value.isFinite { piles[place, default: Pile()].total += value.magnitude }
    }

    /// Puts a value on the pile and returns its ends.
    mutating func add(_ value: Double, at place: Place) -> (start: Double, end: Double) {
      guard value.isFinite else { return (.nan, .nan) }
      var pile = piles[place] ?? Pile()
      defer { piles[place] = pile }
      switch method {
      case .standard, .unstacked:
        if value < 0 {
          pile.below += value
          return (pile.below - value, pile.below)
        }
        pile.above += value
        return (pile.above - value, pile.above)
      case .normalized:
        let share = pile.total > 0 ? value.magnitude / pile.total : 0
        pile.above += share
        return (pile.above - share, pile.above)
      case .center:
        let start = pile.above - pile.total / 2
        pile.above += value.magnitude
        return (start, start + value.magnitude)
      }
    }
  }
}

extension PositionColumn {
  /// Returns the column with both ends of every mark.
  func spanning(_ start: [Double], _ end: [Double]) -> PositionColumn {
    var column = PositionColumn(spanOf: label)
    column.start = start
    column.end = end
    return column
  }
}
