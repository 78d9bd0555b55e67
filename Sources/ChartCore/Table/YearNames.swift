/// Years that stand over the columns of numbers, as the names of a wide table do.
///
///     Country,2020,2010,2000
///     France,67.6,65.0,60.9
struct YearNames {
  /// The years, one for each column of numbers that has no text.
  private var years: [Int] = []
  /// Whether nothing but texts stand in front of them.
  private let areBesideTexts: Bool

  /// Looks no further than to a number that is no year.
  init(_ cells: [[UInt8]], _ kinds: [ColumnPlan.Kind]) {
    var first: Int?
    for (column, cell) in cells.enumerated() where kinds[column] == .number {
      if let year = Self.year(cell) {
        first = first ?? column
        years.append(year)
      } else if !Self.isText(cell) {
        years = []
        break
      }
    }
    areBesideTexts =
      !years.isEmpty && first.map { $0 > 0 && cells[..<$0].allSatisfy(Self.isText) } ?? false
  }

  /// Whether three or more follow each other.
  var areConsecutive: Bool {
    years.count > 2 && zip(years, years.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  /// Whether two or more ascend or descend beside texts, which rows of numbers may do as well.
  var areLikelyNames: Bool {
    let steps = zip(years, years.dropFirst())
    return years.count > 1 && areBesideTexts
      && (steps.allSatisfy { $0 < $1 } || steps.allSatisfy { $0 > $1 })
  }

  /// Whether each is next to the one before.
  var areNeighbours: Bool { zip(years, years.dropFirst()).allSatisfy { abs($0 - $1) == 1 } }

  private static func isText(_ cell: [UInt8]) -> Bool {
    !CellTally.look(cell).isValue
  }

  /// Returns the year that a cell is.
  static func year(_ cell: [UInt8]) -> Int? {
    guard cell.count == 4, cell.allSatisfy(\.isDigit) else { return nil }
    return Int(String(decoding: cell, as: UTF8.self)).flatMap { (1000...2999) ~= $0 ? $0 : nil }
  }
}
