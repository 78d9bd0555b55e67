/// The order in which marks are drawn: that of declaration, moved by `zIndex`.
///
/// A loop declares all marks of an element before those of the next one. Only where a line joins
/// marks of several elements, its place is that in the loop's body: marks declared before it lie
/// behind it and marks declared after it lie before it, for every element (`S3-10`).
struct DrawingOrder {
  private let table: MarkTable
  private let order: [Int32]
  /// For each loop, the places of the lines that join several of its elements.
  private var spanning: [Int32: [Int32]] = [:]
  /// For each loop, the places inside of it that have marks, ascending.
  private var sites: [Int32: [Int32]] = [:]
  private(set) var figures: [MarkFigure] = []

  init(_ pieces: [MarkTable.Piece], _ table: MarkTable) {
    self.table = table
    order = table.sites.order
    for piece in pieces { note(piece) }
    var keyed: [(key: [Int32], figure: MarkFigure)] = []
    for piece in pieces {
      if piece.isWhole {
        keyed.append(
          (key(of: piece.figure, row: piece.figure.rows.first ?? 0, isWhole: true), piece.figure))
      } else {
        keyed += parts(of: piece.figure)
      }
    }
    let sorted = keyed.enumerated().sorted { a, b in
      if a.element.figure.zIndex != b.element.figure.zIndex {
        return a.element.figure.zIndex < b.element.figure.zIndex
      }
      if a.element.key == b.element.key { return a.offset < b.offset }
      return a.element.key.lexicographicallyPrecedes(b.element.key)
    }
    figures = sorted.reduce(into: []) { $0.join($1.element.figure) }
  }

  /// Notes which loops a line spans and where marks stand in them.
  private mutating func note(_ piece: MarkTable.Piece) {
    let layer = table.layers[piece.figure.layer]
    guard let first = piece.figure.rows.first, let last = piece.figure.rows.last else { return }
    let site = order[Int(layer.site)]
    let steps = table.sites.steps(ofPath: path(layer, first))
    let ends = table.sites.steps(ofPath: path(layer, last))
    var isSpanned = false
    for (step, end) in zip(steps, ends) {
      if !(sites[step.loop] ?? []).contains(site) { sites[step.loop, default: []].append(site) }
      isSpanned = isSpanned || step.loop != end.loop || step.index != end.index
      guard piece.isWhole, isSpanned, !(spanning[step.loop] ?? []).contains(site) else { continue }
      spanning[step.loop, default: []].append(site)
    }
  }

  private func path(_ layer: MarkLayer, _ row: Int) -> Int32 {
    row < layer.paths.count ? layer.paths[row] : layer.paths.first ?? -1
  }

  /// Returns the numbers that a mark is sorted by: for every loop its place, the part of the body
  /// between lines and the element.
  private func key(of figure: MarkFigure, row: Int, isWhole: Bool) -> [Int32] {
    let layer = table.layers[figure.layer]
    let site = order[Int(layer.site)]
    var key: [Int32] = []
    for step in table.sites.steps(ofPath: path(layer, row)) {
      let lines = spanning[step.loop] ?? []
      let isLine = isWhole && lines.contains(site)
      key += [order[Int(step.loop)], segment(site, lines), isLine ? 0 : step.index]
    }
    return key + [site]
  }

  /// The part of a loop's body that a place is in: lines are parts of their own.
  private func segment(_ site: Int32, _ lines: [Int32]) -> Int32 {
    lines.reduce(0) { $0 + ($1 < site ? 2 : $1 == site ? 1 : 0) }
  }

  /// Takes marks apart where others are drawn between them, or where their height changes.
  private func parts(of figure: MarkFigure) -> [(key: [Int32], figure: MarkFigure)] {
    let layer = table.layers[figure.layer]
    let site = order[Int(layer.site)]
    let isAlone = table.sites.steps(ofPath: path(layer, 0)).allSatisfy {
      self.isAlone(site, in: $0.loop)
    }
    var parts: [(key: [Int32], figure: MarkFigure)] = []
    var start = 0
    for row in 0..<layer.count {
      let isLast = row + 1 == layer.count
      let goesOn =
        !isLast && layer.styles[row] == layer.styles[row + 1]
        && (isAlone || layer.paths[row] == layer.paths[row + 1])
      if goesOn || (!isLast && isAlone && hasSameHeight(layer, row)) { continue }
      let style = table.styles[layer.styles[start]]
      let part = MarkFigure(
        layer: figure.layer, rows: .range(start..<row + 1), zIndex: style.zIndex,
        effects: style.extras.effects)
      parts.append((key(of: part, row: start, isWhole: false), part))
      start = row + 1
    }
    return parts
  }

  private func hasSameHeight(_ layer: MarkLayer, _ row: Int) -> Bool {
    let (a, b) = (table.styles[layer.styles[row]], table.styles[layer.styles[row + 1]])
    return a.zIndex == b.zIndex && a.extras.effects == b.extras.effects
  }

  /// Whether no other marks of a loop lie between those of a place.
  private func isAlone(_ site: Int32, in loop: Int32) -> Bool {
    let lines = spanning[loop] ?? []
    let part = segment(site, lines)
    return (sites[loop] ?? []).allSatisfy { $0 == site || segment($0, lines) != part }
  }
}

extension [MarkFigure] {
  /// Adds a figure, or its rows to the last one where they go on there.
  fileprivate mutating func join(_ figure: MarkFigure) {
    guard let last, last.layer == figure.layer, last.zIndex == figure.zIndex,
      last.effects == figure.effects, case .range(let before) = last.rows,
      case .range(let rows) = figure.rows, before.upperBound == rows.lowerBound,
      last.series == figure.series
    else { return append(figure) }
    self[count - 1].rows = .range(before.lowerBound..<rows.upperBound)
  }
}
