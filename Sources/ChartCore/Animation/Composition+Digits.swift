/// Labels whose digits roll.
extension Composition {
  /// All of them, in drawing order.
  var rollingLabels: [RollingLabel] { elements.compactMap(\.rollingLabel) }

  /// Returns the picture with its digits at some progress of their way.
  func rolled(_ roll: DigitRoll, to progress: Double) -> Composition {
    var picture = self
    var row = 0
    picture.elements = elements.map { element in
      guard element.rollingLabel != nil else { return element }
      defer { row += 1 }
      return .rolled(.group("digits", clip: nil, roll.items(ofRow: row, at: progress)))
    }
    return picture
  }
}

extension Composition.Element {
  fileprivate var rollingLabel: RollingLabel? {
    if case .rolling(let label) = self { label } else { nil }
  }

  /// Whether the element changes without a person's doing, so that it is not worth keeping.
  var movesByItself: Bool {
    switch self {
    case .tip, .rolling, .rolled: true
    case .layer(_, let elements): elements.contains(where: \.movesByItself)
    case .item, .marks, .drawn: false
    }
  }
}
