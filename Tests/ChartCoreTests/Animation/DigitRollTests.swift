import TestSupport
import Testing

@testable import ChartCore

@Suite struct DigitRollTests {
  private static let measurer = FixedWidthMeasurer()

  /// A text of size 10, so every character is 6 points wide and digits slide 4 points.
  private func label(_ text: String, x: Double = 0, y: Double = 50, down: Bool = false)
    -> RollingLabel
  {
    RollingLabel(
      label: Label(
        text, style: TextStyle(size: 10), color: RGBA(hex: 0), at: Point(x: x, y: y)),
      countsDown: down)
  }

  private func seen(_ labels: RollingLabel...) -> SeenDigits {
    SeenDigits(labels: labels, roll: nil)
  }

  private func roll(_ old: String, _ new: String) -> DigitRoll? {
    DigitRoll(from: seen(label(old)), to: [label(new)], Self.measurer)
  }

  /// The texts that are drawn with where they are and how much is seen of them.
  private func drawn(_ roll: DigitRoll?, row: Int = 0, at progress: Double) -> [String] {
    let items = roll?.items(ofRow: row, at: progress) ?? []
    return Scene(size: .init(width: 1, height: 1), items: items).labels.map {
      "\($0.text) at \($0.position.x),\($0.position.y) \($0.color.alpha)"
    }
  }

  @Test("S1-2: digits that change slide and fade, those that stay stand still")
  func slides() {
    let roll = self.roll("$12", "$13")
    #expect(
      drawn(roll, at: 0) == ["2 at 12.0,50.0 1.0", "3 at 12.0,54.0 0.0", "$1 at 0.0,50.0 1.0"])
    #expect(
      drawn(roll, at: 0.5) == ["2 at 12.0,48.0 0.5", "3 at 12.0,52.0 0.5", "$1 at 0.0,50.0 1.0"])
    #expect(
      drawn(roll, at: 1) == ["2 at 12.0,46.0 0.0", "3 at 12.0,50.0 1.0", "$1 at 0.0,50.0 1.0"])
  }

  @Test("S1-2: what stands side by side is drawn as one text, on either side of what rolls")
  func runs() {
    #expect(
      drawn(roll("1,234.50 kr", "1,294.50 kr"), at: 1).suffix(2)
        == ["1,2 at 0.0,50.0 1.0", "4.50 kr at 24.0,50.0 1.0"])
  }

  @Test("S1-2: a number that grows glides along with its places")
  func grows() {
    let roll = self.roll("99%", "100%")
    #expect(
      drawn(roll, at: 0.5) == [
        "9 at 3.0,48.0 0.5", "9 at 9.0,48.0 0.5", "1 at 0.0,52.0 0.5", "0 at 6.0,52.0 0.5",
        "0 at 12.0,52.0 0.5", "% at 15.0,50.0 1.0",
      ])
  }

  @Test("S1-2: digits may count down")
  func down() {
    let roll = DigitRoll(
      from: seen(label("2")), to: [label("1", down: true)], Self.measurer)
    #expect(drawn(roll, at: 0.5) == ["2 at 0.0,52.0 0.5", "1 at 0.0,48.0 0.5"])
  }

  @Test("S1-2: a newer change starts from what is seen")
  func restarts() throws {
    let first = try #require(roll("1", "2"))
    let half = SeenDigits(labels: [label("2")], roll: (first, 0.5))
    let back = DigitRoll(from: half, to: [label("1")], Self.measurer)
    #expect(drawn(back, at: 0) == ["2 at 0.0,52.0 0.5", "1 at 0.0,48.0 0.5"])
    #expect(drawn(back, at: 1) == ["2 at 0.0,46.0 0.0", "1 at 0.0,50.0 1.0"])
    let on = DigitRoll(from: half, to: [label("3")], Self.measurer)
    #expect(drawn(on, at: 0) == ["1 at 0.0,48.0 0.5", "2 at 0.0,52.0 0.5", "3 at 0.0,54.0 0.0"])
  }

  @Test("S1-2: however fast the changes come, few digits are seen in one place")
  func bounded() throws {
    var roll = try #require(self.roll("0", "1"))
    for text in (0..<100).map({ "\($0 % 10)" }) + ["7"] {
      let seen = SeenDigits(labels: roll.labels, roll: (roll, 0.3))
      guard let next = DigitRoll(from: seen, to: [label(text)], Self.measurer) else { continue }
      roll = next
      #expect(roll.glyphs(ofRow: 0, at: 0.3).count <= 3)
    }
  }

  @Test(
    "S1-2: without a change, or with another layout, nothing rolls",
    arguments: [("5", "5"), ("", "5"), ("5", "")])
  func nothing(old: String, new: String) {
    #expect(roll(old, new) == nil)
  }

  @Test("S1-2: other places and other styles do not roll")
  func otherPlaces() {
    func rolls(from old: RollingLabel, to new: RollingLabel) -> Bool {
      DigitRoll(from: seen(old), to: [new], Self.measurer) != nil
    }
    var large = label("2")
    #expect(rolls(from: label("1"), to: large))
    #expect(!rolls(from: label("1", y: 49), to: large))
    #expect(
      !rolls(from: label("1"), to: RollingLabel(label: large.label.enlarged, countsDown: false)))
    large = label("1", x: 8)
    #expect(rolls(from: label("1"), to: large), "it glides")
    #expect(DigitRoll(from: seen(label("1"), label("2")), to: [large], Self.measurer) == nil)
  }

  @Test(
    "S1-2: writing from right to left, joined letters and signs of direction are never torn",
    arguments: ["١٬٢٣٤", "\u{200f}12 €", "12 ₪ש", "१२", "12🙂"])
  func wholes(text: String) {
    #expect(label(text).pieces(Self.measurer) == [])
  }

  @Test(
    "the pieces of a text are digits and what stands between them",
    arguments: [
      ("€1,234", ["€", "1", ",", "2", "3", "4"]), ("−0.5 % x", ["−", "0", ".", "5", " % x"]),
      ("abc", ["abc"]), ("", []),
    ])
  func pieces(text: String, parts: [String]) {
    let pieces = label(text).pieces(Self.measurer)
    #expect(pieces.map(\.text) == parts)
    #expect(pieces.map(\.x) == pieces.map { 6 * Double(text.count - $0.slot - $0.text.count) })
  }
}

extension Label {
  fileprivate var enlarged: Label {
    Label(text, style: TextStyle(size: 11), color: color, at: position)
  }
}
