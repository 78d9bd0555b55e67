/// A label whose digits roll when it changes (`S1-2`).
public struct RollingLabel: Hashable, Sendable {
  public let label: Label
  /// Whether digits move down and not up.
  public let countsDown: Bool
}

extension RollingLabel {
  /// A digit, or what stands between two of them.
  struct Piece: Hashable {
    let text: String
    /// The characters after it: what is as far from the end is in the same place of a number.
    let slot: Int
    /// Where it begins, in points.
    let x: Double
  }

  /// Returns the label in pieces from left to right, or none where writing that runs from right to
  /// left, or is shaped as a whole, may be torn.
  func pieces(_ measurer: any TextMeasurer) -> [Piece] {
    guard label.text.unicodeScalars.allSatisfy(\.standsAlone) else { return [] }
    let texts = label.text.splitAtDigits
    let widths = texts.map { measurer.size(of: $0, style: label.style).width }
    let sum = widths.reduce(0, +)
    let whole = measurer.size(of: label.text, style: label.style).width
    let kerning = sum > 0 ? whole / sum : 1
    var (x, slot) = (label.position.x - label.anchor.fraction * whole, label.text.count)
    return zip(texts, widths).map { text, width in
      defer { x += width * kerning }
      slot -= text.count
      return Piece(text: text, slot: slot, x: x)
    }
  }
}

extension String {
  /// The digits one by one, and what stands between them.
  fileprivate var splitAtDigits: [String] {
    var texts: [String] = []
    var joins = false
    for character in self {
      let isDigit = ("0"..."9").contains(character)
      if joins && !isDigit { texts[texts.count - 1].append(character) }
      if !joins || isDigit { texts.append(String(character)) }
      joins = !isDigit
    }
    return texts
  }
}

extension Unicode.Scalar {
  /// Whether the character is that of a script from left to right whose letters do not join.
  fileprivate var standsAlone: Bool {
    value < 0x590 || ((0x2000..<0x2300).contains(value) && !properties.isBidiControl)
  }
}
