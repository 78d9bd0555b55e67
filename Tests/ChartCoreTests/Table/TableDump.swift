@testable import ChartCore

/// Everything a table holds, comparable to the last bit.
struct TableDump: Equatable {
  private var names: [String] = []
  private var bits: [[UInt64]] = []
  private var texts: [[String]] = []
  private var faults: [[Int]] = []
  private var lines: [Int]
  private var warnings: [Warning]
  private var reading: Reading

  init(_ table: Table) {
    lines = (0..<table.rowCount).map(table.lines.line(ofRow:))
    warnings = table.warnings
    reading = table.reading
    for column in table.columns {
      names.append(column.name)
      faults.append(column.faults.rows)
      bits.append(column.doubles.map { $0.isNaN ? 0 : $0.bitPattern })
      if case .texts(let values) = column.values {
        texts.append((0..<values.count).map { values[$0] })
      }
    }
  }

  /// The first thing that differs, in words.
  func difference(_ other: TableDump) -> String? {
    if names != other.names { return "names \(names) \(other.names)" }
    if lines != other.lines { return "lines" + first(lines, other.lines) }
    for (index, name) in names.enumerated() where faults[index] != other.faults[index] {
      return "faults of \(name)" + first(faults[index], other.faults[index])
    }
    for (index, name) in names.enumerated() where bits[index] != other.bits[index] {
      return "values of \(name)" + first(bits[index], other.bits[index])
    }
    for (mine, others) in zip(texts, other.texts) where mine != others {
      return "texts" + first(mine, others)
    }
    if warnings != other.warnings { return "\(warnings) \(other.warnings)" }
    return self == other ? nil : "something else"
  }

  private func first<Value: Equatable>(_ a: [Value], _ b: [Value]) -> String {
    let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let index else { return ": \(a.count) and \(b.count)" }
    return " at \(index): \(a[index]) and \(b[index])"
  }
}
