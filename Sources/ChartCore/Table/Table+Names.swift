extension Table {
  /// Returns the index of a column a person named, or throws the names that exist, the
  /// nearest first.
  func index(of name: String) throws(TableError) -> Int {
    let names = columns.map(\.name)
    guard let index = ColumnNames.index(of: name, in: names) else {
      throw .noSuchColumn(name: name, nearest: ColumnNames.nearest(to: name, in: names))
    }
    return index
  }

  func checkX(_ index: Int?) throws(TableError) {
    guard let index, case .texts(let texts) = columns[index].values else { return }
    let row = texts.codes.firstIndex { $0 >= 0 } ?? 0
    throw .notDates(
      column: columns[index].name, line: lines.line(ofRow: row), text: texts[row])
  }

  func notNumbers(_ index: Int) -> TableError {
    let name = columns[index].name
    guard case .texts(let texts) = columns[index].values else {
      return .datesNotNumbers(column: name)
    }
    let row = texts.codes.firstIndex { $0 >= 0 } ?? 0
    return .notNumbers(column: name, line: lines.line(ofRow: row), text: texts[row])
  }
}
