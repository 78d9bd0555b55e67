/// A digit, or what stands between two, on its way from one place to another.
struct RollingGlyph: Hashable, Sendable {
  /// Where it is and how much is seen of it.
  struct Place: Hashable, Sendable {
    /// Where it begins, in points.
    var x: Double
    /// How far above its line it is, in points.
    var rise = 0.0
    var opacity = 1.0

    /// Returns the place at a share of the way to another.
    func moved(to other: Place, by share: Double) -> Place {
      Place(
        x: x + (other.x - x) * share, rise: rise + (other.rise - rise) * share,
        opacity: opacity + (other.opacity - opacity) * share)
    }
  }

  let text: String
  /// How many characters of its label stand after it.
  let slot: Int
  let color: RGBA
  let from: Place
  let to: Place

  /// Whether it is where it will be, and all of it is seen.
  var standsStill: Bool { from == to }

  /// Returns the glyph at rest where it is at some progress.
  func stopped(at progress: Double) -> RollingGlyph {
    let place = from.moved(to: to, by: progress)
    return RollingGlyph(text: text, slot: slot, color: color, from: place, to: place)
  }

  /// Returns the glyph with another end of its way.
  func moving(to end: Place) -> RollingGlyph {
    RollingGlyph(text: text, slot: slot, color: color, from: from, to: end)
  }

  /// Returns the text of both, which stand side by side.
  func joined(with next: RollingGlyph) -> RollingGlyph {
    RollingGlyph(text: text + next.text, slot: next.slot, color: color, from: from, to: to)
  }

  /// Returns what is drawn at some progress, as a part of `whole`.
  func label(at progress: Double, _ whole: Label) -> Label {
    let place = from.moved(to: to, by: progress)
    return Label(
      text, style: whole.style, color: color.opacity(place.opacity),
      at: Point(x: place.x, y: whole.position.y - place.rise))
  }
}
