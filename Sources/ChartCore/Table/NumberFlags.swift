// What may follow a number and says something about it rather than what it counts.

extension CellBytes {
  /// Whether the text after a number is the mark of a footnote: `*`, `†`, `(p)`, `[1]`.
  var isFootnote: Bool {
    guard count > 2 else { return isOf { $0 == 42 } }
    let inner = slice(1..<count - 1)
    switch (self[0], self[count - 1]) {
    case (40, 41): return (1...3).contains(inner.count) && inner.isOf(\.isASCIILetter)
    case (91, 93):
      return (1...3).contains(inner.count) && inner.isOf { $0.isASCIILetter || $0.isDigit }
    default: return isOf { $0 == 42 } || isWord("†") || isWord("‡")
    }
  }

  /// Whether it is the word for an amount that is owned, or for one that is owed.
  var isCredit: Bool { isWord("cr") || isWord("cr.") }
  var isDebit: Bool { isWord("dr") || isWord("dr.") }

  /// Whether it may be a flag as statistics offices write it: a letter that does not multiply, or
  /// up to three of those that mean broken, confidential, differing, estimated, provisional ….
  var isFlag: Bool {
    count == 1
      ? self[0].isASCIILetter && ![66, 71, 75, 77, 84, 107].contains(self[0])  // B G K M T k
      : (2...3).contains(count) && isOf { Self.flagLetters.contains($0) }
  }

  /// Whether the cell has no value but flags that say why, as `: c` and `[x]`.
  var isFlagOnly: Bool {
    if count == 3, self[0] == 91, self[2] == 93 { return self[1].isASCIILetter }
    guard self[0] == .colon else { return false }
    let flags = slice(1..<count).trimmed()
    return flags.count > 0 && flags.isFlag
  }

  fileprivate static let flagLetters = Array("bcdefinprsuz".utf8)

  private func isOf(_ belongs: (UInt8) -> Bool) -> Bool {
    count > 0 && (0..<count).allSatisfy { belongs(self[$0]) }
  }
}

extension CellTally {
  /// Whether letters after numbers and a space are flags: they differ, or are few.
  var hasFlags: Bool {
    let count = units.values.reduce(0, +)
    guard count > 0, attachedUnits == 0, signUnit == nil,
      units.keys.allSatisfy({ $0.withCell(\.isFlag) }),
      !areOfOneKind
    else { return false }
    if numbers > 0 { return units.count > 1 || count < numbers }
    return units.count > 1
      && units.keys.allSatisfy { $0.allSatisfy(CellBytes.flagLetters.contains) }
  }

  /// The letter of what is owed, where amounts are followed by one for each side: credit and
  /// debit, or the German `H` and `S`.
  var signUnit: [UInt8]? {
    let letters = Set(units.keys.map { String(decoding: $0, as: UTF8.self) })
    if letters == ["C", "D"] { return Array("D".utf8) }
    return letters == ["H", "S"] ? Array("S".utf8) : nil
  }

  /// The unit of the column; none where there are flags.
  var columnUnit: [UInt8] { hasFlags || signUnit != nil ? [] : bestUnit?.unit ?? [] }

  /// Whether all letters are units of time, or others that measure the same.
  var areOfOneKind: Bool {
    guard let first = units.keys.first, units.count > 1 else { return false }
    let times: Set<[UInt8]> = [[100], [104], [109], [115], [119], [121]]  // d h m s w y
    let degrees: Set<[UInt8]> = [[67], [70], [75]]  // C F K
    return Set(units.keys).isSubset(of: times) || Set(units.keys).isSubset(of: degrees)
      || units.keys.allSatisfy { UnitScale.factor(from: $0, to: first) != nil }
  }
}
