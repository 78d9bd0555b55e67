import Foundation
import Testing

@testable import ChartCore
@testable import chartview

/// Nothing that a file, a name or the command line says may steer the terminal of who reads it.
@Suite struct TerminalTextTests {
  /// Every character that a terminal acts on, but for the one that ends all arguments.
  private static let hostile = String(
    String.UnicodeScalarView(
      (Array(1..<0x20) + Array(0x7f..<0xa0) + [0x2028, 0x2029] + Array(0x202a...0x202e)
        + Array(0x2066...0x2069)).compactMap(Unicode.Scalar.init)))

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a text is written out where it would steer a terminal, and otherwise kept")
  func terminalText() {
    let text = "a\u{1B}[2J\r\n\u{9B}é\u{202E}👩‍💻".terminalText
    #expect(text == "a\\u{1B}[2J\\r\\n\\u{009B}é\\u{202E}👩‍💻")
    #expect(Self.hostile.terminalText.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 })
    #expect("\0".terminalText == "\\0")
  }

  @Test("names, titles and values keep to themselves when described", arguments: [false, true])
  func descriptions(isJSON: Bool) throws {
    for words in [["--by", "name"], ["--by", "name", "--title", "t\(Self.hostile)"]] {
      let form = isJSON ? "--describe=json" : "--describe"
      let outcome = try BuiltProgram.run(words + [form, hostileTable()])
      #expect(outcome.status == 0 && isHarmless(outcome))
      if isJSON { try expectNames(in: outcome.output) }
    }
  }

  @Test("candles, their symbols and titles keep to themselves in every description")
  func candles() throws {
    let file = try folder.write(
      "date,open,high,low,close\n2024-01-02,1,3,1,2\n2024-01-03,2,4,2,3\n",
      to: "c\(Self.hostile).csv")
    for form in ["--describe", "--describe=json"] {
      for words in [[], ["--title", Self.hostile], ["--symbol", Self.hostile]] {
        let outcome = try BuiltProgram.run(["--candles", form, file] + words)
        #expect(outcome.status == 0 && isHarmless(outcome))
      }
    }
  }

  @Test(
    "what is said about a file, an option or a picture is one harmless line",
    arguments: [
      ["none\(hostile).csv"], ["--describe", "a.csv", "--y", hostile], ["--\(hostile)"],
      ["--theme", hostile], ["--time-zone", hostile, "a.csv"], ["--display", hostile, "a.csv"],
      ["--select", hostile, "--describe", "a.csv"], ["a.csv", "-o", "none/\(hostile).png"],
      ["--by", hostile, "--describe", "a.csv"], ["--date-format", hostile, "--describe", "a.csv"],
      ["--tick", hostile, "a.csv"], ["--encoding", hostile, "a.csv"], ["--tint", hostile, "a.csv"],
    ])
  func messages(words: [String]) throws {
    let file = try folder.write("n,v\n1,2\n2,3\n", to: "a.csv")
    let outcome = try BuiltProgram.run(words.map { $0 == "a.csv" ? file : $0 })
    #expect(outcome.status != 0 && outcome.output == "" && isHarmless(outcome))
    #expect(outcome.errors.count { $0.isNewline } == 1)
  }

  @Test("the text of a picture keeps to itself")
  func pictures() throws {
    let file = try hostileTable()
    let svg = try BuiltProgram.run(["--title", Self.hostile, "-o", folder["a.svg"], file])
    // What runs from right to left is part of a text that is drawn.
    let text = try folder.text(of: "a.svg").unicodeScalars
    #expect(isHarmless(svg))
    #expect(text.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test("a line of ticks has its own tabs and no others")
  func ticks() {
    let selection = SelectedDatum(x: .category(Self.hostile), values: [])
    let line = selection.tickLine(["a"])
    #expect(line.count { $0 == "\t" } == 1 && isHarmless(line.replacing("\t", with: " ")))
  }

  /// A long table whose names of series are cells, in a file whose own name is as hostile.
  private func hostileTable() throws -> String {
    let names = Self.hostile.unicodeScalars.map { "\"s\($0)e\"" }
    let rows = names.flatMap { ["1,\($0),5", "2,\($0),6"] }
    return try folder.write(
      "n,name,v\n" + rows.joined(separator: "\n") + "\n", to: "t\(Self.hostile).csv")
  }

  private func expectNames(in json: String) throws {
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let series = try #require(read?["series"] as? [[String: Any]])
    #expect(series.contains { $0["name"] as? String == "s\u{9B}e" })
    #expect(series.contains { $0["name"] as? String == "s\u{1B}e" })
  }

  private func isHarmless(_ outcome: BuiltProgram.Outcome) -> Bool {
    isHarmless(outcome.output) && isHarmless(outcome.errors)
  }

  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.steersTerminals }
  }
}
