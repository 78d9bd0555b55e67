/// A size and a place for a window as X programs take them: `900x600-0+40`.
struct WindowGeometry: Hashable, Sendable {
  /// In pixels.
  var width: Int?
  var height: Int?
  var x: Offset?
  var y: Offset?

  /// A distance in pixels from the near edge of the screen, left or top, or from the far one.
  struct Offset: Hashable, Sendable {
    var distance: Int
    var isFromFarEdge: Bool
  }
}

extension WindowGeometry {
  /// Creates a geometry from `[=][WIDTHxHEIGHT][{+-}X{+-}Y]`, of which one part must be there.
  ///
  /// An offset may be negative: `+-8` is eight pixels left of the screen.
  init?(_ text: String) {
    var rest = Substring(text)
    if rest.first == "=" { rest.removeFirst() }
    self.init()
    if rest.first?.isNumber == true {
      guard let size = PixelSize(prefixOf: &rest) else { return nil }
      (width, height) = (size.width, size.height)
    }
    if !rest.isEmpty {
      guard let x = Offset(prefixOf: &rest), let y = Offset(prefixOf: &rest) else { return nil }
      (self.x, self.y) = (x, y)
    }
    guard rest.isEmpty, width != nil || x != nil else { return nil }
  }
}

extension WindowGeometry.Offset {
  fileprivate init?(prefixOf rest: inout Substring) {
    guard let edge = rest.first, edge == "+" || edge == "-" else { return nil }
    rest.removeFirst()
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    guard let distance = rest.removeWholeNumber(), distance <= 32_767 else { return nil }
    self.init(distance: isNegative ? -distance : distance, isFromFarEdge: edge == "-")
  }
}
