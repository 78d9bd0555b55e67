/// What is seen of the labels whose digits roll: said in full, or on their way.
public struct SeenDigits: Sendable {
  let labels: [RollingLabel]
  /// The way and how far it has been gone.
  let roll: (way: DigitRoll, progress: Double)?

  /// Returns the glyphs of a label, each at rest where it is.
  func glyphs(ofRow row: Int, _ measurer: any TextMeasurer) -> [RollingGlyph] {
    let moving = roll.map { $0.way.glyphs(ofRow: row, at: $0.progress) } ?? []
    if !moving.isEmpty { return moving }
    return labels[row].pieces(measurer).map { piece in
      let place = RollingGlyph.Place(x: piece.x)
      return RollingGlyph(
        text: piece.text, slot: piece.slot, color: labels[row].label.color, from: place, to: place)
    }
  }
}
