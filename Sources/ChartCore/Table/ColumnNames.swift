/// Names of columns as they are shown and looked for.
enum ColumnNames {
  /// Returns the text of a header's cell with its white space joined (`R9`).
  static func cleaned(_ cell: [UInt8]) -> String {
    var bytes: [UInt8] = []
    cell.withCell { cell in
      var index = 0
      while index < cell.count, bytes.count < 1000 {
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

  /// The number of letters to change, add, remove or swap with the next.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for row in a.indices {
      var next = [row + 1]
      for column in b.indices {
        let change = last[column] + (a[row] == b[column] ? 0 : 1)
        var least = min(change, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[b.count]
  }
}
