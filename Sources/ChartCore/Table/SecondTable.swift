/// A second table among the first records of a file, below one that has at least two rows.
///
///     date,temp                the first table
///     2024-01-01,1.5
///     2024-01-02,2.5
///
///     Rain of the day          the second one begins with its title
///     date,rain,snow
///     2024-01-01,40,0
struct SecondTable {
  /// The index of the record that the table begins with.
  let start: Int
  /// The line with the names of its columns.
  let line: Int

  /// Finds the second table; nil where there is one alone, or the first cannot be told from notes.
  init?(_ records: [RecordScanner.Record]) {
    let lines = records.map(Line.init)
    let headers = lines.indices.filter { Self.isHeader(lines, $0) }
    guard let first = headers.first(where: { Self.isTable(lines, $0) }),
      let next = headers.first(where: {
        $0 > first + 2 && Self.begins(lines, at: $0, below: first, records)
      })
    else { return nil }
    var start = next
    while start > first + 1, lines[start - 1].isTitle { start -= 1 }
    (self.start, line) = (start, records[next].line)
  }

  /// What is to be known of a record; most are rows, and that is known from their first cells.
  private struct Line {
    let cells: [[UInt8]]

    init(_ record: RecordScanner.Record) {
      cells = record.cells
    }

    /// Whether nothing but one text stands there.
    var isTitle: Bool { cells.count { !$0.isEmpty } == 1 && !cells.contains(where: Self.isValue) }

    /// Whether there are two or more different texts, and nothing else.
    var hasNames: Bool {
      if cells.contains(where: Self.isValue) { return false }
      let filled = cells.filter { !$0.isEmpty }
      return filled.count > 1 && Set(filled).count == filled.count
    }

    /// Whether it begins with a number or a date, and has more of them.
    var isRow: Bool { Self.isValue(cells[0]) && cells.dropFirst().contains(where: Self.isValue) }

    /// The columns with numbers, dates and times.
    var values: [Int] { cells.indices.filter { Self.isValue(cells[$0]) } }

    private static func isValue(_ cell: [UInt8]) -> Bool {
      CellTally.look(cell).isValue
    }
  }

  private static func isHeader(_ lines: [Line], _ index: Int) -> Bool {
    lines[index].hasNames && index + 1 < lines.count && lines[index + 1].isRow
  }

  private static func isTable(_ lines: [Line], _ header: Int) -> Bool {
    let width = lines[header].cells.count
    return (1...2).allSatisfy { below in
      header + below < lines.count && lines[header + below].isRow
        && abs(lines[header + below].cells.count - width) < 2
    }
  }

  /// Whether names stand over the values of the table above, apart from it or under one of its
  /// names, and are not the same once more.
  private static func begins(
    _ lines: [Line], at index: Int, below header: Int, _ records: [RecordScanner.Record]
  ) -> Bool {
    let (first, second) = (lines[header], lines[index])
    let over = lines[header + 1].values.filter { $0 < second.cells.count }
    if first.cells == second.cells {
      return lines[index - 1].isTitle && !areAlike(lines[header + 1], lines[index + 1])
    }
    let isApart = lines[index - 1].isTitle || records[index].line > records[index - 1].line + 1
    return over.allSatisfy { !second.cells[$0].isEmpty || $0 == 0 }
      && (isApart || zip(first.cells, second.cells).contains { $0 == $1 && !$0.isEmpty })
  }

  /// Whether the first cells of two rows are written alike.
  private static func areAlike(_ a: Line, _ b: Line) -> Bool {
    let look = CellTally.look(a.cells[0])
    return look == CellTally.look(b.cells[0])
      && (look != .number || a.cells[0].count == b.cells[0].count)
  }
}
