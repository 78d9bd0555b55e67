/// The lines with names right above the rows of a table, of which some files have several.
///
///     Price,Close,Close             the names are
///     Ticker,AAPL,MSFT              Date, Close AAPL, Close MSFT
///     Date,,
struct HeaderLines {
  /// The nearest to the rows first; none is a line of units.
  private var lines: [[[UInt8]]] = []
  /// What a line that names nothing but the first column calls it.
  private var firstName: [UInt8]?
  /// Units that are parts of a date, which say more than the names above them: `yr`, `mo`.
  private var partNames: [[UInt8]?]?

  private static let parts = Set(["yr", "mo", "dy", "hr", "mn"].map { Array($0.utf8) })

  var isEmpty: Bool { lines.isEmpty }

  /// Adds the line above those so far.
  mutating func add(_ cells: [[UInt8]]) { lines.append(cells) }

  /// Takes a line such as `Date,,`, below one with the other names; false when it is none.
  mutating func takeFirstName(_ cells: [[UInt8]]) -> Bool {
    guard lines.isEmpty, firstName == nil, let first = cells.first, !first.isEmpty,
      cells.dropFirst().allSatisfy(\.isEmpty)
    else { return false }
    firstName = first
    return true
  }

  /// Takes a line of units below names; false when it is none.
  mutating func passOverUnits(_ cells: [[UInt8]], below names: [[UInt8]]) -> Bool {
    let isBelowAll = Self.isComplete(names) && names.count == cells.count
    guard
      UnitWords.areUnits(cells) || isBelowAll && UnitWords.areLikelyUnits(cells, below: names)
    else { return false }
    partNames = partNames ?? cells.map { Self.parts.contains($0) ? $0 : nil }
    return true
  }

  /// The names: those of the nearest line, but of one above it where only that one tells all
  /// columns apart, or of both where only both do.
  func names(width: Int) -> [[UInt8]]? {
    guard var names = lines.first else { return nil }
    if !Self.isComplete(names) {
      if let other = lines.dropFirst().first(where: Self.isComplete), other.count == names.count {
        names = other
      } else if let joined = joined, Self.isComplete(joined) {
        names = joined
      }
    }
    if let partNames, partNames.count == names.count {
      names = zip(partNames, names).map { $0 ?? $1 }
    }
    if let firstName {
      if names.count < width { names.insert(firstName, at: 0) } else { names[0] = firstName }
    }
    return names
  }

  /// Whether each column has a name, and no two the same.
  private static func isComplete(_ names: [[UInt8]]) -> Bool {
    !names.contains(where: \.isEmpty) && Set(names).count == names.count
  }

  /// The names of the two nearest lines, the upper one first.
  private var joined: [[UInt8]]? {
    guard lines.count > 1, lines[0].count == lines[1].count else { return nil }
    return zip(lines[1], lines[0]).map { upper, lower in
      upper.isEmpty || upper == lower ? lower : lower.isEmpty ? upper : upper + [.space] + lower
    }
  }
}
