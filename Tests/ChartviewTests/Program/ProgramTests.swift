import Testing

@testable import chartview

@Suite struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func helpAndVersionGoToStandardOutput() throws {
    let help = try BuiltProgram.run(["--line", "--help", "none.csv"])
    #expect(help.output == Help.text() && help.errors == "" && help.status == 0)
    let version = try BuiltProgram.run(["--version"])
    #expect(version.output == "chartview 0.1.0\n" && version.errors == "" && version.status == 0)
  }

  @Test(arguments: [
    ["--lien", "a.csv"], ["--candle", "a.csv"], ["--size", "5", "a.csv"], ["a.csv", "-o"], ["-z"],
    ["--watch=1"], ["--title"], ["--line=1"], [],
  ])
  func wrongArgumentsAreOneLineAndStatusTwo(words: [String]) throws {
    let outcome = try BuiltProgram.run(words)
    #expect(outcome.status == 2)
    #expect(isOneMessage(outcome.errors) && outcome.output == "")
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      #expect(outcome.errors.contains(option.prefix { $0 != "=" }))
    }
  }

  @Test(arguments: ["none.csv", "empty.csv", "", "/dev/zero", "/dev/null"])
  func sourcesWithoutDataAreOneLineAndStatusOne(name: String) throws {
    _ = try folder.write("", to: "empty.csv")
    let path = name.hasPrefix("/") ? name : folder[name]
    let outcome = try BuiltProgram.run(["-o", folder["a.png"], path])
    #expect(outcome.status == 1)
    #expect(isOneMessage(outcome.errors) && outcome.errors.contains("chartview: \(path): "))
    #expect(outcome.output == "" && !folder.names.contains { $0.contains("png") })
  }

  @Test("dates without a time of day are the same in every zone, times are not")
  func aDayIsADayEverywhere() throws {
    let words = ["--describe", "--time-zone", "America/New_York", "-"]
    let days = try BuiltProgram.run(words, input: "date,v\n2026-11-04,1\n2026-11-05,2\n")
    #expect(days.output.contains("from 4 Nov 2026 to 5 Nov 2026"))
    let times = try BuiltProgram.run(
      words, input: "t,v\n2026-11-04T00:00Z,1\n2026-11-05T00:00Z,2\n")
    #expect(times.output.contains("from 3 Nov 2026 19:00 to 4 Nov 2026 19:00"))
    let wrong = try BuiltProgram.run(["--time-zone", "Mars/Base", "none.csv"])
    #expect(wrong.status == 2 && wrong.errors.contains("\"Mars/Base\" is not a time zone"))
  }

  @Test func anEmptyStandardInputIsNamed() throws {
    let outcome = try BuiltProgram.run(["--describe", "-"], input: "")
    #expect(outcome.errors == "chartview: standard input: is empty\n" && outcome.status == 1)
    let piped = try BuiltProgram.shell("printf '' | chartview --describe")
    #expect(piped.errors == "chartview: standard input: is empty\n" && piped.status == 1)
  }

  @Test(arguments: ["chartview --help >&-", "chartview --version > /dev/full"])
  func anOutputThatCannotBeWrittenIsOneLineAndStatusOne(line: String) throws {
    let outcome = try BuiltProgram.shell(line)
    #expect(outcome.status == 1)
    #expect(isOneMessage(outcome.errors) && outcome.errors.contains("standard output"))
  }

  @Test func aClosedPipeEndsWithAMessageAndNotWithASignal() throws {
    let line = "{ sleep 0.1; chartview --help; echo $? >&2; } | true"
    let outcome = try BuiltProgram.shell(line)
    #expect(
      outcome.errors == "chartview: standard output: cannot be written: Broken pipe\n1\n")
  }

  private func isOneMessage(_ text: String) -> Bool {
    text.hasPrefix("chartview: ") && text.hasSuffix("\n") && text.count { $0 == "\n" } == 1
  }
}
