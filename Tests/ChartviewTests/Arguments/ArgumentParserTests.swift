import ChartCore
import Testing

@testable import chartview

@Suite struct ArgumentParserTests {
  @Test func withoutWordsThereAreTheDefaults() throws {
    let arguments = try parsed([])
    #expect(arguments == Arguments())
    #expect(arguments.request == .chart)
    #expect(arguments.interpolation == .monotone)
    #expect(arguments.scrub == .drag && arguments.tick == .none && arguments.theme == .auto)
  }

  @Test func filesAndOptionsMixFreely() throws {
    let arguments = try parsed(["a.csv", "--line", "b.csv", "--title", "T", "-"])
    #expect(arguments.sources == [.file("a.csv"), .file("b.csv"), .standardInput])
    #expect(arguments.kind == .line && arguments.title == "T")
  }

  @Test func afterTwoHyphensEverythingIsAFile() throws {
    let arguments = try parsed(["--line", "--", "--title", "-o", "--", "-"])
    #expect(
      arguments.sources == [.file("--title"), .file("-o"), .file("--"), .standardInput])
  }

  @Test(arguments: [
    ["-o", "a.png"], ["-oa.png"], ["--export", "a.png"], ["--export=a.png"],
  ])
  func theFourSpellingsOfAnArgumentAreOne(words: [String]) throws {
    #expect(try parsed(words).export == ExportTarget(path: "a.png", kind: .png))
  }

  @Test func anArgumentMayLookLikeAnOptionOrBeEmpty() throws {
    #expect(try parsed(["--title", "--line"]).title == "--line")
    #expect(try parsed(["--title="]).title == "")
    #expect(try parsed(["--title=a=b"]).title == "a=b")
  }

  @Test func theLastOfARepeatedOptionCountsAndYAdds() throws {
    let arguments = try parsed(["--title=a", "--y=one", "--title=b", "--y", "two"])
    #expect(arguments.title == "b")
    #expect(arguments.yColumns == ["one", "two"])
  }

  @Test func describeTakesItsFormOnlyAfterAnEqualsSign() throws {
    let arguments = try parsed(["--describe", "json"])
    #expect(arguments.describe == .words && arguments.sources == [.file("json")])
    #expect(try parsed(["--describe=json"]).describe == .json)
    #expect(try parsed(["--describe=words"]).describe == .words)
  }

  @Test func theFirstOfHelpAndVersionCounts() throws {
    #expect(try parsed(["--help", "--version"]).request == .help)
    #expect(try parsed(["--version", "--help"]).request == .version)
  }

  @Test(
    arguments: [
      (["--lien"], .unknownOption("--lien", nearest: "--line")),
      (["--exprot=a.png"], .unknownOption("--exprot", nearest: "--export")),
      (["--desc"], .unknownOption("--desc", nearest: "--describe")),
      (["--candle", "a.csv"], .unknownOption("--candle", nearest: "--candles")),
      (["-x"], .unknownOption("-x", nearest: "--x")),
      (["-lo", "a.png"], .unknownOption("-lo", nearest: "--x")),
      (["---"], .unknownOption("---", nearest: "--x")),
      (["--=5"], .unknownOption("--", nearest: "--x")),
      (["--title"], .missingValue(option: "--title", argument: "TEXT")),
      (["-o"], .missingValue(option: "-o", argument: "FILE")),
      (["--line=yes"], .unexpectedValue(option: "--line")),
      (["--describe", "-o", "-"], .standardOutputTwice),
      (
        ["-oa.gif"],
        .invalidValue(
          option: "-o", value: "a.gif",
          expected: "a file name that ends in .png, .svg or .pdf")
      ),
    ] as [([String], UsageError)])
  func whatIsWrongIsNamed(words: [String], error: UsageError) {
    #expect(throws: error) { try parsed(words) }
  }

  @Test(arguments: [
    "--LINE", "--help ", "--ä", "-\u{0}", "-h", "-V", "--lines", "--no-line", "--exports",
  ])
  func whatIsNotInTheTableIsAUsageError(word: String) {
    let error = #expect(throws: UsageError.self) { try parsed([word, "a.csv"]) }
    guard case .unknownOption(word, let nearest)? = error else {
      Issue.record("\(word) gives \(String(describing: error))")
      return
    }
    #expect(Option.all.contains { $0.name == nearest })
  }

  private func parsed(_ words: [String]) throws -> Arguments {
    var parser = ArgumentParser()
    return try parser.arguments(from: words)
  }
}
