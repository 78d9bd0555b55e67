extension CellBytes {
  /// Whether the trimmed cell says that there is no value (`R3`).
  ///
  /// An infinity counts as missing: it cannot be drawn.
  var isMissing: Bool {
    if count == 0 { return true }
    if count > 11 || start[0].isDigit { return false }
    if start[0] == .colon || start[0] == 91, isFlagOnly { return true }
    if start[count - 1] == .minus, isCurrencyAndMinus { return true }
    if count == 1 { return [.dot, .minus, .colon, 63, 42, 47].contains(start[0]) }
    return Self.firstBytes[Int(start[0])] && Self.missingWords.contains(where: isWord)
  }

  /// Whether the cell is nothing as accounts write it: `$ -`, `-`, `€-`.
  private var isCurrencyAndMinus: Bool {
    let symbol = currencySymbol(at: 0)
    return symbol > 0 && slice(symbol..<count - 1).trimmed().count == 0
  }

  /// Which bytes a word for missing begins with, in any case.
  private static let firstBytes: [Bool] = (0...255).map { byte in
    missingWords.contains { word in
      let first = Int(word.utf8Start[0])
      return byte == first || (first > 96 && byte | 32 == first)
    }
  }

  private static let missingWords: [StaticString] = [
    "nan", "na", "n/a", "#n/a", "null", "none", "nil", "--", "---", "..", "...", "-nan", "+nan",
    "nan(ind)", "inf", "+inf", "-inf", "infinity", "-infinity", "+infinity", "∞", "-∞", "+∞", "–",
    "—", "−", "(null)", "<null>", "\\n", "#na", "<na>", "#value!", "#div/0!", "#ref!", "#num!",
    "#name?", "#null!", "missing", "undefined", "void", "n.a.", "n.v.", "nd", "n/d", "b.d.",
    "unavailable", "***",
    "1.#inf", "-1.#inf", "1.#qnan", "-1.#ind", "#nv",
  ]
}
