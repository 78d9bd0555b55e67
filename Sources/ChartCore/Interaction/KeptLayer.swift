/// Divides a picture into what stays painted and what is painted over it.
///
/// The kept part holds the elements that no state since the last full paint has
/// changed, so moving a selection paints the rule, the dot and the tooltip and
/// never strokes the data again.
public struct KeptLayer {
  /// The elements in the kept part, in drawing order.
  public private(set) var kept: [Composition.Element]
  /// The elements over it, in drawing order.
  public private(set) var overlay: [Composition.Element] = []

  /// Keeps all of a picture but what moves by itself, and what floats over that.
  public init(_ composition: Composition) {
    kept = composition.elements.prefix(composition.floatingStart ?? .max)
      .filter { !$0.movesByItself }
    _ = divide(composition.elements)
  }

  /// Divides the picture of a new state and returns whether the kept part shrank
  /// and has to be painted again.
  public mutating func update(to composition: Composition) -> Bool {
    let missing = divide(composition.elements)
    if missing.isEmpty { return false }
    kept.removeAll { missing.contains($0) }
    _ = divide(composition.elements)
    return true
  }

  /// Returns the kept elements that are not in the picture, in order.
  private mutating func divide(_ elements: [Composition.Element]) -> [Composition.Element] {
    overlay = []
    var missing: [Composition.Element] = []
    var rest = kept[...]
    for element in elements {
      guard let place = rest.firstIndex(of: element) else {
        overlay.append(element)
        continue
      }
      missing += rest[..<place]
      rest = rest[(place + 1)...]
    }
    return missing + rest
  }
}
