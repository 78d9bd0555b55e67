import Testing

@testable import chartview

@Suite struct HelpTests {
  @Test func everyLineFitsEightyColumns() {
    let lines = Help.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count < 80 })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    #expect(lines.last == "")
  }

  @Test func everyOptionAndGroupIsThere() {
    let text = Help.text()
    for option in Option.all { #expect(text.contains(option.synopsis)) }
    for group in Option.Group.allCases { #expect(text.contains("\n\(group.rawValue):\n")) }
  }

  @Test func theHelpOfAnOptionStandsInItsColumn() {
    let column = String(repeating: " ", count: 28)
    let lines = Help.text().split(separator: "\n")
    #expect(
      lines.contains(
        "  -o, --export FILE         Write the chart to FILE.png, FILE.svg or FILE.pdf"))
    #expect(
      lines.contains("      --scrub WHEN          Select under the pointer while button 1 is down"))
    #expect(
      lines.contains("      --interpolation NAME  How the line passes between points: linear,"))
    #expect(lines.contains { $0.hasPrefix(column + "monotone, cardinal") })
  }

  @Test func wordsAreWrappedAndLongOnesStandAlone() {
    #expect(Help.wrapped("a bb ccc", width: 4) == ["a bb", "ccc"])
    #expect(Help.wrapped("abcdefg h", width: 4) == ["abcdefg", "h"])
    #expect(Help.wrapped("", width: 4) == [])
  }

  @Test func theVersionIsTheProgramsNameAndANumber() {
    #expect(Version.text == "chartview 0.1.0")
  }
}
