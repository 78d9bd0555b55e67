import ChartCore
import ChartRender
import ChartWindow
import Glibc
import Testing

@testable import chartview

@Suite struct MessagesTests {
  @Test func aMessageIsOneLineWithTheProgramsNameInFront() {
    #expect(Messages.line("a.csv: is empty") == "chartview: a.csv: is empty\n")
    #expect(Messages.line("a\nb\u{1b}[1m\u{2028}é") == "chartview: a\\nb\\u{1B}[1m\\u{2028}é\n")
  }

  @Test(
    arguments: [
      (
        .unknownOption("--lien", nearest: "--line"),
        "unknown option --lien; did you mean --line? (chartview --help lists all)"
      ),
      (
        .unknownOption("--candles", nearest: "--scale"),
        "unknown option --candles; the nearest is --scale (chartview --help lists all)"
      ),
      (.missingValue(option: "-o", argument: "FILE"), "-o needs an argument, FILE"),
      (.unexpectedValue(option: "--line"), "--line takes no argument"),
      (
        .invalidValue(option: "--theme", value: "red", expected: ThemeName.list),
        "--theme: \"red\" is not light, dark or auto"
      ),
      (.noInput, "no file given; name one, or - for standard input"),
    ] as [(UsageError, String)])
  func usageErrorsNameTheOption(error: UsageError, message: String) {
    #expect(error.message == message)
  }

  @Test(
    arguments: [
      (.missing, "a.csv: there is no such file"),
      (.isDirectory, "a.csv: is a folder, not a file"),
      (.isDevice, "a.csv: is a device, not a file"),
      (.empty, "a.csv: is empty"),
      (.noMemory, "a.csv: does not fit into memory"),
      (.failed(SystemError(number: EACCES)), "a.csv: cannot be read: Permission denied"),
    ] as [(InputError.Reason, String)])
  func inputErrorsNameTheFile(reason: InputError.Reason, message: String) {
    #expect(InputError(source: .file("a.csv"), reason: reason).message == message)
  }

  @Test(
    arguments: [
      ("x/a.png", .noFolder, "x/a.png: cannot be written: there is no such folder"),
      ("x", .isDirectory, "x: cannot be written: it is a folder"),
      ("-", .failed(.brokenPipe), "standard output: cannot be written: Broken pipe"),
    ] as [(String, OutputError.Reason, String)])
  func outputErrorsNameTheFile(path: String, reason: OutputError.Reason, message: String) {
    #expect(OutputError(path: path, reason: reason).message == message)
    let error = OutputError(path: path, reason: reason)
    #expect(TickError.output(error).message == message)
  }

  @Test(arguments: [
    WindowError.noDisplayNamed, .cannotOpen(display: ":9"),
    .refused(display: ":9", reason: "No protocol specified"), .displayLost, .noVisual, .noResources,
  ])
  func whatIsWrongWithTheDisplayIsOneSentence(error: WindowError) {
    #expect(error.message.contains("display") || error == .noResources)
    #expect(Failure.window(error).message == error.message)
    #expect(!error.message.hasSuffix("."))
  }

  @Test func onlyWrongArgumentsEndWithStatusTwo() {
    #expect(Failure.usage(.noInput).status == 2)
    #expect(Failure.window(.displayLost).status == 1)
    let data = Failure.data(.standardInput, reason: "no column holds numbers")
    #expect(data.status == 1)
    #expect(data.message == "standard input: no column holds numbers")
  }

  @Test func aPictureThatIsTooLargeSaysWhatTheMostIs() {
    let error = RenderError.sizeOutOfRange(width: 20_000, height: 600.5, limit: 14_400)
    #expect(
      error.message
        == "a picture of 20000 by 600.5 cannot be made; the most is 14400 by 14400")
  }

  @Test func aCommandThatCannotRunIsNamed() {
    let error = TickError.command("beep", SystemError(number: ENOENT))
    #expect(error.message == "--tick: beep cannot be run: No such file or directory")
  }

  @Test(
    arguments: [
      ([], "a.csv: skipped"), ([12], "a.csv:12: skipped"),
      ([6, 15], "a.csv: skipped (lines 6 and 15)"),
      ([1, 2, 3, 4, 5, 6, 7], "a.csv: skipped (lines 1, 2, 3, 4, 5 and 2 more)"),
    ])
  func warningsNameTheirLines(lines: [Int], message: String) {
    #expect(Warning(lines: lines, message: "skipped").message(in: .file("a.csv")) == message)
  }

  @Test func aSourceIsNamedAndTitled() {
    #expect(InputSource.standardInput.name == "standard input")
    #expect(InputSource.file("/tmp/savings.2026.csv").title == "savings.2026")
    #expect(InputSource.file(".hidden").title == ".hidden")
    #expect(InputSource.standardInput.title == "")
  }
}
