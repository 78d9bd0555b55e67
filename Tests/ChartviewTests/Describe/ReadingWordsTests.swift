import ChartCore
import Testing

@testable import chartview

@Suite struct ReadingWordsTests {
  @Test func whatWasAssumedIsOneSentence() throws {
    #expect(
      try sentence("date,kg\n2024-01-06,72.8\n")
        == "Read as UTF-8, separated by commas, with a header; dates as %Y-%m-%d; x is date, y is kg."
    )
    #expect(
      try sentence("06.01.2024;72,8\n13.02.2024;73,1\n")
        == "Read as UTF-8, separated by semicolons, with decimal commas, without a header; "
        + "dates as %d.%m.%Y; x is column 1, y is column 2.")
    #expect(
      try sentence("t\tsensor\tv\n1\ta\t5\n1\tb\t6\n2\ta\t7\n2\tb\t8\n")
        == "Read as UTF-8, separated by tabs, with a header; x is t, y is v, a line for each sensor."
    )
    #expect(
      try sentence("[{\"t\": 1700000000, \"v\": 1}, {\"t\": 1700000060, \"v\": 2}]")
        == "Read as JSON, UTF-8, with a header; dates as epoch seconds; x is t, y is v.")
  }

  @Test func manyColumnsAreCounted() throws {
    let names = (1...9).map { "c\($0)" }.joined(separator: ",")
    let text = try sentence("date,\(names)\n2024-01-06,1,2,3,4,5,6,7,8,9\n")
    #expect(text?.hasSuffix("y is c1, c2, c3, c4, c5, c6 and 3 more.") == true)
  }

  @Test func nothingIsSaidWhenNothingWasRead() {
    #expect(Reading().sentence == nil)
  }

  private func sentence(_ text: String) throws -> String? {
    try Table(bytes: Array(text.utf8)).lineData().reading.sentence
  }
}
