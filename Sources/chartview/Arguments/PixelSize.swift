/// A width and a height in whole units, each in 1...20000, written `900x600`.
struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The longest side a picture may have, in points.
  static let longestSide = 20_000

  init?(_ text: String) {
    var rest = Substring(text)
    self.init(prefixOf: &rest)
    guard rest.isEmpty else { return nil }
  }

  /// Creates a size from the start of `rest` and removes what it read.
  init?(prefixOf rest: inout Substring) {
    let sides = 1...Self.longestSide
    guard let width = rest.removeWholeNumber(), sides.contains(width),
      let sign = rest.popFirst(), sign == "x" || sign == "X" || sign == "×",
      let height = rest.removeWholeNumber(), sides.contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}

extension Substring {
  /// Removes the ASCII digits at the start and returns their number, if there are any and it fits.
  mutating func removeWholeNumber() -> Int? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    removeFirst(digits.count)
    return Int(digits)
  }
}
