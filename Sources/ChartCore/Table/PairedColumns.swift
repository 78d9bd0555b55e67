/// Columns X, Y, X, Y: curves that each have an x of their own.
///
///     X,Y,X,Y            two curves, the second of one point
///     0.1,4.1,0.3,7.2
///     0.5,4.8,,
struct PairedColumns {
  /// The columns of each curve.
  let pairs: [(x: Int, y: Int)]

  /// Fails unless all columns are numbers or times, and two names come in turn.
  init?(_ table: Table) {
    let names = table.columns.map { Self.withoutCount($0.name) }
    guard names.count >= 4, names.count.isMultiple(of: 2), names[0] != names[1],
      names.indices.allSatisfy({ names[$0] == names[$0 % 2] }),
      table.columns.indices.allSatisfy({ $0.isMultiple(of: 2) || table.isNumbers($0) }),
      table.columns.allSatisfy({ column in
        if case .texts = column.values { false } else { true }
      })
    else { return nil }
    pairs = stride(from: 0, to: names.count, by: 2).map { ($0, $0 + 1) }
  }

  /// The name as it stands in the file, before ` (2)` made it distinct.
  private static func withoutCount(_ name: String) -> Substring {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else {
      return name[...]
    }
    let count = name[name.index(after: open)...].dropLast()
    let space = name.index(before: open)
    return Int(count) != nil && name[space] == " " ? name[..<space] : name[...]
  }
}

extension Table {
  /// Returns the curves of a table that has an x for each, unless columns were asked for.
  func pairedLineData(_ options: ReadingOptions) -> LineData? {
    guard options.x == nil, options.by == nil, options.y.isEmpty,
      let pairs = PairedColumns(self)?.pairs
    else { return nil }
    let x = pairs.map { RowX(self, $0.x) }
    guard x.allSatisfy({ $0.kind == x[0].kind }) else { return nil }
    let series = zip(pairs, x).map { pair, x in
      let points = zip(x.values, columns[pair.y].doubles).filter { $0.0.isFinite }
      return Series(name: columns[pair.y].name, x: points.map(\.0), y: points.map(\.1))
    }.filter { !$0.runs.isEmpty }
    if series.isEmpty { return nil }
    var reading = self.reading
    reading.entries += [
      ("x", .texts(pairs.map { columns[$0.x].name })),
      ("y", .texts(pairs.map { columns[$0.y].name })),
    ]
    let faults = columns.flatMap { $0.faultWarnings(lines) }
    return LineData(
      xKind: x[0].kind, xName: x[0].name, series: series, warnings: warnings + faults,
      reading: reading)
  }
}
