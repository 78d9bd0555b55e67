import Testing

@testable import chartview

@Suite struct SpellingTests {
  @Test(
    arguments: [
      ("", "", 0), ("line", "line", 0), ("", "abc", 3), ("abc", "", 3), ("lien", "line", 1),
      ("lin", "line", 1), ("lines", "line", 1), ("lime", "line", 1), ("kitten", "sitting", 3),
      ("é", "e\u{301}", 0),
    ])
  func theDistanceIsTheFewestEdits(a: String, b: String, distance: Int) {
    #expect(Spelling.distance(a, b) == distance)
    #expect(Spelling.distance(b, a) == distance)
  }

  @Test func theNearestWordIsTheOneThatGoesOnOrTheFewestEditsAway() {
    #expect(Spelling.nearest(to: "--ex", among: ["--x", "--export"]) == "--export")
    #expect(Spelling.nearest(to: "--titel", among: ["--tick", "--title"]) == "--title")
    #expect(Spelling.nearest(to: "x", among: []) == "")
  }
}
