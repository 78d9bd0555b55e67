/// Names of columns as they are shown and looked for.
enum ColumnNames {
  /// Returns the text of a header's cell with its white space joined (`R9`).
  static func cleaned(_ cell: [UInt8]) -> String {
    var bytes: [UInt8] = []
    cell.withCell { cell in
      var index = 0
      while index < cell.count {
        let wide = cell.wideSpace(at: index)
        if cell[index] <= 32 || wide > 0 {
          if bytes.last != .space { bytes.append(.space) }
        } else {
          bytes.append(cell[index])
        }
        index += max(wide, 1)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns names of which no two are equal: `temp`, `temp (2)`; an empty one becomes
  /// `column 3`.
  static func distinct(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen: Set<String> = []
    var next: [String: Int] = [:]
    return names.enumerated().map { index, name in
      let base = name.isEmpty ? "column \(index + 1)" : name
      if !name.isEmpty, seen.insert(name).inserted { return name }
      if name.isEmpty, taken.insert(base).inserted { return base }
      var number = next[base] ?? 2
      while !taken.insert("\(base) (\(number))").inserted { number += 1 }
      next[base] = number + 1
      return "\(base) (\(number))"
    }
  }

  /// Returns the index of the column that a person means by `name`.
  static func index(of name: String, in names: [String]) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    let words = Letters.words(of: name)
    let lower = name.lowercased()
    return names.firstIndex { $0.lowercased() == lower }
      ?? names.firstIndex { !words.isEmpty && Letters.words(of: $0) == words }
  }

  /// Returns all names, the most similar one first.
  static func nearest(to name: String, in names: [String]) -> [String] {
    let target = Array(name.lowercased().unicodeScalars.prefix(64))
    let distances = names.map { distance(target, Array($0.lowercased().unicodeScalars.prefix(64))) }
    return names.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { names[$0] }
  }

  /// The number of letters to change, add or remove.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row = Array(0...b.count)
    for (index, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in b.indices {
        let change = diagonal + (b[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
