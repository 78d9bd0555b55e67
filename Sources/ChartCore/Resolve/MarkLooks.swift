/// How the rows of a layer look once channels have had their say: an index into a table.
struct MarkLooks: Hashable, Sendable {
  let table: [MarkStyle]
  let rows: IndexColumn

  subscript(row: Int) -> MarkStyle { table[rows[row]] }

  /// Finds the looks of all rows of a layer.
  init(_ layer: MarkLayer, _ styles: [MarkStyle], _ scales: StyleScales) {
    let isStyled =
      layer.color.isEmpty && layer.symbol.isEmpty && layer.size.isEmpty && layer.dash.isEmpty
    if isStyled {
      (table, rows) = Self.used(styles, layer.styles)
      return
    }
    var table: [MarkStyle] = []
    var known: [LookKey: Int32] = [:]
    var rows = IndexColumn()
    for row in 0..<layer.styles.count {
      let key = LookKey(
        style: layer.styles[row], color: layer.color[row].bitPattern,
        symbol: layer.symbol[row].bitPattern, size: layer.size[row].bitPattern,
        dash: layer.dash[row].bitPattern)
      if let index = known[key] {
        rows.append(index)
        continue
      }
      known[key] = Int32(table.count)
      rows.append(Int32(table.count))
      table.append(scales.look(styles[layer.styles[row]], layer, row))
    }
    self.table = table
    self.rows = rows
  }

  /// Returns the styles that rows have, so that those of other marks make no difference.
  private static func used(
    _ styles: [MarkStyle], _ rows: IndexColumn
  ) -> ([MarkStyle], IndexColumn) {
    if rows.isUniform {
      return ([styles[Int(rows.first)]], IndexColumn(repeating: 0, count: rows.count))
    }
    var table: [MarkStyle] = []
    var places = [Int32](repeating: -1, count: styles.count)
    var used = IndexColumn()
    for row in 0..<rows.count {
      let style = rows[row]
      if places[style] < 0 {
        places[style] = Int32(table.count)
        table.append(styles[style])
      }
      used.append(places[style])
    }
    return (table, used)
  }

  private struct LookKey: Hashable {
    let style: Int
    let color: UInt64
    let symbol: UInt64
    let size: UInt64
    let dash: UInt64
  }
}
