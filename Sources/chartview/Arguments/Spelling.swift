/// How far apart two spellings are.
enum Spelling {
  /// Returns the word of `words` that takes the fewest edits from `word`, the first of equals.
  ///
  /// A word that starts with all of `word` is nearer than any other.
  static func nearest(to word: String, among words: [String]) -> String {
    let start = words.filter { $0.hasPrefix(word) && word.count > 2 }
    let candidates = start.isEmpty ? words : start
    return candidates.min { distance($0, word) < distance($1, word) } ?? ""
  }

  /// Returns how many letters must be put in, taken out, exchanged or swapped with their
  /// neighbour to get from `a` to `b`.
  ///
  ///     Spelling.distance("--lien", "--line")  // 1
  ///
  /// Source: F. Damerau, "A technique for computer detection and correction of spelling errors",
  /// 1964, in the restricted form.
  static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for row in a.indices {
      var next = [row + 1]
      for column in b.indices {
        var least = last[column] + (a[row] == b[column] ? 0 : 1)
        least = min(least, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        next.append(least)
      }
      (beforeLast, last) = (last, next)
    }
    return last[b.count]
  }
}
