/// Marks of one layer that are drawn together: a line with its points, or neighbors in order.
struct MarkFigure: Hashable, Sendable {
  let layer: Int
  var rows: MarkRows
  /// The name of the series that the marks form, or nothing.
  var series = ""
  var zIndex = 0.0
  /// The compositing layers and masks around the marks, the outermost first.
  var effects: [Int] = []
}

extension MarkTable {
  /// Joins the rows of lines that were declared at several places, so that a layer has all of one.
  mutating func joinLines() {
    var candidates: [JoinKey: [Int]] = [:]
    for (index, layer) in layers.enumerated()
    where layer.kind.joinsRows && !layer.isWhole && layer.paths.count == layer.count {
      let key = JoinKey(
        kind: layer.kindType, pane: layer.pane, x: layer.x.shape, y: layer.y.shape)
      candidates[key, default: []].append(index)
    }
    let identities = lineIdentities
    for indices in candidates.values where indices.count > 1 {
      var known: [(layer: Int, keys: Set<GroupKey>)] = []
      for index in indices {
        let keys = groupKeys(layers[index], identities)
        if let partner = known.firstIndex(where: { !$0.keys.isDisjoint(with: keys) }) {
          layers[known[partner].layer].append(layers[index])
          layers[index].removeRows()
          known[partner].keys.formUnion(keys)
        } else {
          known.append((index, keys))
        }
      }
    }
  }

  private func groupKeys(_ layer: MarkLayer, _ identities: [Int]) -> Set<GroupKey> {
    if layer.count > 0, layer.isUniform { return [groupKey(layer, 0, identities)] }
    return Set((0..<layer.count).map { groupKey(layer, $0, identities) })
  }

  private struct JoinKey: Hashable {
    let kind: ObjectIdentifier
    let pane: Int
    let x: PositionColumn.Shape
    let y: PositionColumn.Shape
  }

  /// What tells marks of one line from those of others.
  struct GroupKey: Hashable {
    var series: Double?
    var color: Double?
    var dash: Double?
    var symbol: Double?
    var style: Int
  }

  /// Returns the key of the line that a row belongs to: its series, or else what is encoded in
  /// its colour, dashes and symbol.
  func groupKey(_ layer: MarkLayer, _ row: Int, _ identities: [Int]) -> GroupKey {
    func category(_ column: ChannelColumn, _ domain: ChannelDomain) -> Double? {
      guard domain.kind == .category, !column[row].isNaN else { return nil }
      return column[row]
    }
    var key = GroupKey(style: identities[layer.styles[row]])
    if !layer.series.isEmpty, !layer.series[row].isNaN {
      key.series = layer.series[row]
      return key
    }
    key.color = category(layer.color, channels.color)
    key.dash = category(layer.dash, channels.dash)
    key.symbol = category(layer.symbol, channels.symbol)
    return key
  }

  /// For each style, the first one that looks the same as far as lines are concerned.
  var lineIdentities: [Int] {
    var known: [MarkStyle: Int] = [:]
    return styles.enumerated().map { index, style in
      let identity = style.lineIdentity
      if let first = known[identity] { return first }
      known[identity] = index
      return index
    }
  }

  /// The marks in drawing order: that of declaration, moved by `zIndex`.
  func figures() -> [MarkFigure] {
    let identities = lineIdentities
    var pieces: [Piece] = []
    for (index, layer) in layers.enumerated() where layer.count > 0 {
      if layer.isWhole || (!layer.kind.joinsRows && layer.paths.count < layer.count) {
        pieces.append(Piece(figure: whole(index), isWhole: true))
      } else if layer.kind.joinsRows {
        pieces += lines(of: index, identities)
      } else {
        let figure = MarkFigure(layer: index, rows: .range(0..<layer.count))
        pieces.append(Piece(figure: figure, isWhole: false))
      }
    }
    return DrawingOrder(pieces, self).figures
  }

  private func whole(_ index: Int) -> MarkFigure {
    let layer = layers[index]
    let style = styles[layer.styles[0]]
    return MarkFigure(
      layer: index, rows: .range(0..<layer.count), series: layer.source?.name ?? name(layer, 0),
      zIndex: style.zIndex, effects: style.extras.effects)
  }

  private func lines(of index: Int, _ identities: [Int]) -> [Piece] {
    let layer = layers[index]
    if layer.isUniform { return [Piece(figure: whole(index), isWhole: true)] }
    var order: [GroupKey] = []
    var groups: [GroupKey: [Int32]] = [:]
    for row in 0..<layer.count {
      let key = groupKey(layer, row, identities)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(Int32(row))
    }
    return order.compactMap { key in
      guard let rows = groups[key], let first = rows.first else { return nil }
      let style = styles[layer.styles[Int(first)]]
      let isAll = rows.count == layer.count
      let figure = MarkFigure(
        layer: index, rows: isAll ? .range(0..<rows.count) : .list(rows),
        series: name(layer, Int(first)), zIndex: style.zIndex, effects: style.extras.effects)
      return Piece(figure: figure, isWhole: true)
    }
  }

  /// Returns the name of the series that a row belongs to, or nothing.
  func name(_ layer: MarkLayer, _ row: Int) -> String {
    let candidates = [
      (layer.series, channels.series), (layer.color, channels.color), (layer.dash, channels.dash),
      (layer.symbol, channels.symbol),
    ]
    for (column, domain) in candidates where !column[row].isNaN {
      if domain.kind == .category { return domain.categories.names[Int(column[row])] }
      if column.values.isEmpty == false { return "\(column[row])" }
    }
    return ""
  }

  /// Marks before they are put in order: a line is one, others may be taken apart.
  struct Piece {
    var figure: MarkFigure
    /// Whether the rows form one shape.
    let isWhole: Bool
  }
}

extension MarkLayer {
  /// Whether nothing tells its rows apart but where they lie.
  fileprivate var isUniform: Bool {
    styles.isUniform && series.isEmpty && color.isEmpty && dash.isEmpty && symbol.isEmpty
  }

  /// Adds the rows of another layer, in the order of their declaration.
  fileprivate mutating func append(_ other: MarkLayer) {
    let own = self
    let rows = own.rows(mergedWith: other)
    func merged<Value>(_ value: (MarkLayer, Int) -> Value) -> [Value] {
      rows.map { $0.isOwn ? value(own, $0.row) : value(other, $0.row) }
    }
    func merged(_ channel: KeyPath<MarkLayer, ChannelColumn>) -> ChannelColumn {
      let (first, second) = (own[keyPath: channel], other[keyPath: channel])
      if first.isEmpty, second.isEmpty { return first }
      return ChannelColumn(values: rows.map { $0.isOwn ? first[$0.row] : second[$0.row] })
    }
    x.start = merged { $0.x.start[$1] }
    y.start = merged { $0.y.start[$1] }
    if own.x.hasIntervals || other.x.hasIntervals { x.end = merged { $0.x.end(ofRow: $1) } }
    if own.y.hasIntervals || other.y.hasIntervals { y.end = merged { $0.y.end(ofRow: $1) } }
    styles = merged { Int32($0.styles[$1]) }.reduce(into: IndexColumn()) { $0.append($1) }
    paths = merged { $0.paths[$1] }
    ordinals = merged { $0.ordinals[$1] }
    (color, symbol, size) = (merged(\.color), merged(\.symbol), merged(\.size))
    (dash, series, position) = (merged(\.dash), merged(\.series), merged(\.position))
    guard !own.texts.isEmpty || !other.texts.isEmpty else { return }
    texts = [:]
    for (row, text) in merged({ $0.texts[Int32($1)] }).enumerated() { texts[Int32(row)] = text }
  }

  /// Returns its own rows and those of another layer, in the order of their declaration.
  private func rows(mergedWith other: MarkLayer) -> [(isOwn: Bool, row: Int)] {
    let own = ordinals.enumerated().map { (isOwn: true, row: $0.offset, ordinal: $0.element) }
    let others = other.ordinals.enumerated().map {
      (isOwn: false, row: $0.offset, ordinal: $0.element)
    }
    return (own + others).sorted { $0.ordinal < $1.ordinal }.map { ($0.isOwn, $0.row) }
  }

  fileprivate mutating func removeRows() {
    (x.start, x.end, y.start, y.end) = ([], [], [], [])
    (styles, paths, ordinals, texts) = (IndexColumn(), [], [], [:])
    (color, symbol, size) = (ChannelColumn(), ChannelColumn(), ChannelColumn())
    (dash, series, position) = (ChannelColumn(), ChannelColumn(), ChannelColumn())
  }
}
