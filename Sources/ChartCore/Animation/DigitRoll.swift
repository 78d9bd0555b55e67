/// The digits of some labels on their way from what was seen to what is said now (`S1-2`).
///
/// Digits that stay stand still. Others slide out and fade while what takes their place slides in;
/// where a number has become longer or shorter, the rest glides along with its place. A pure
/// function of the progress, like a line that draws itself in.
public struct DigitRoll: Sendable {
  /// What the labels say in the end.
  let labels: [RollingLabel]
  private let rows: [[RollingGlyph]]

  /// How far a digit slides, in font sizes.
  private static let travel = 0.4
  /// The most glyphs that leave one place at a time, the most visible ones.
  private static let mostLeaving = 2
  /// What is fainter is gone.
  private static let faintest = 0.04

  /// Creates the way to some labels, or nothing when none of them says anything else in the same
  /// place: then there is nothing to roll.
  init?(from seen: SeenDigits, to labels: [RollingLabel], _ measurer: any TextMeasurer) {
    guard seen.labels != labels, seen.labels.count == labels.count else { return nil }
    self.labels = labels
    rows = labels.indices.map { row in
      guard seen.labels[row].sharesLine(with: labels[row]) else { return [] }
      return Self.glyphs(from: seen.glyphs(ofRow: row, measurer), to: labels[row], measurer)
    }
    if rows.allSatisfy({ $0.allSatisfy(\.standsStill) }) { return nil }
  }

  /// Returns what is seen of a label at some progress.
  func glyphs(ofRow row: Int, at progress: Double) -> [RollingGlyph] {
    rows[row].map { $0.stopped(at: progress) }.filter { $0.from.opacity > Self.faintest }
  }

  /// Returns what is drawn of a label at some progress; a label that stands still is drawn whole.
  func items(ofRow row: Int, at progress: Double) -> [Scene.Item] {
    let label = labels[row].label
    if rows[row].allSatisfy(\.standsStill) { return [.label(label)] }
    let moving = rows[row].filter { !$0.standsStill }.map { $0.label(at: progress, label) }
    return (moving + standing(in: row)).map { .label($0) }
  }

  /// What stands still, in as few labels as can be.
  private func standing(in row: Int) -> [Label] {
    var texts: [RollingGlyph] = []
    for glyph in rows[row].filter(\.standsStill).sorted(by: { $0.slot > $1.slot }) {
      if let last = texts.last, last.slot == glyph.slot + glyph.text.count {
        texts[texts.count - 1] = last.joined(with: glyph)
      } else {
        texts.append(glyph)
      }
    }
    return texts.map { $0.label(at: 1, labels[row].label) }
  }

  private static func glyphs(
    from seen: [RollingGlyph], to label: RollingLabel, _ measurer: any TextMeasurer
  ) -> [RollingGlyph] {
    let rise = travel * label.label.style.size * (label.countsDown ? -1 : 1)
    let pieces = label.pieces(measurer)
    if pieces.isEmpty || seen.isEmpty { return [] }
    let coming = pieces.map { piece in
      let end = RollingGlyph.Place(x: piece.x)
      let before = seen.first { $0.slot == piece.slot && $0.text == piece.text }
      return RollingGlyph(
        text: piece.text, slot: piece.slot, color: label.label.color,
        from: before?.from ?? .init(x: piece.x, rise: -rise, opacity: 0), to: end)
    }
    let leaving = seen.filter { old in
      !pieces.contains { old.slot == $0.slot && old.text == $0.text }
    }
    return mostVisible(leaving).map { old in
      let x = pieces.first { $0.slot == old.slot }?.x ?? old.from.x
      return old.moving(to: .init(x: x, rise: rise, opacity: 0))
    } + coming
  }

  private static func mostVisible(_ glyphs: [RollingGlyph]) -> [RollingGlyph] {
    let places = Dictionary(grouping: glyphs, by: \.slot).sorted { $0.key > $1.key }
    return places.flatMap { _, glyphs in
      glyphs.sorted { $0.from.opacity > $1.from.opacity }.prefix(mostLeaving)
    }
  }
}

extension RollingLabel {
  /// Whether both are lines of the same style at the same height.
  fileprivate func sharesLine(with other: RollingLabel) -> Bool {
    label.style == other.label.style && label.position.y == other.label.position.y
  }
}
