extension Table {
  /// Warnings of a table whose rows are counted because no column is x.
  var countedRowsWarnings: [Warning] {
    let numbers = columns.indices.filter(isNumbers)
    guard numbers.count == 1, unreadableDates == nil, columns[numbers[0]].doubles.allSteps(<),
      let unreadable = unreadableNumbers(behind: numbers[0])
    else {
      let message = "no column of times or of ascending numbers was found; rows are counted"
      return [unreadableDates, Warning(lines: [], message: message)].compactMap(\.self)
    }
    let message = "column \(columns[numbers[0]].name) is the only one of numbers; rows are counted"
    return [unreadable, Warning(lines: [], message: message)]
  }

  /// A warning that a column of texts beside x seems to hold numbers, in a form that is not known.
  private func unreadableNumbers(behind index: Int) -> Warning? {
    for column in columns[index...] {
      guard case .texts(let texts) = column.values, !texts.distinct.isEmpty,
        texts.distinct.prefix(20).allSatisfy(Self.beginsLikeNumber),
        let row = texts.codes.firstIndex(where: { $0 >= 0 })
      else { continue }
      let message = "\"\(texts[row].prefix(40))\" in column \(column.name) is not a number"
      return Warning(
        lines: [lines.line(ofRow: row)], message: "\(message); the column is left out")
    }
    return nil
  }

  private static func beginsLikeNumber(_ text: String) -> Bool {
    let digits = text.utf8.drop { "+-.,".utf8.contains($0) }
    return text.utf8.count - digits.count < 3 && digits.first?.isDigit == true
  }
}
