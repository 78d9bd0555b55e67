import ChartCore
import Glibc
import Testing

@testable import chartview

@Suite struct TickActionTests {
  private let folder: TemporaryFolder
  private let series = [Series(name: "value", x: [0, 1, 2], y: [10, 11, 12])]

  init() throws { folder = try TemporaryFolder() }

  @Test("S0-27: a tick rings the bell, for a cleared selection too")
  func bellRings() throws {
    var rings = 0
    let action = TickAction(.bell, series: []) { rings += 1 }
    try action.perform(series.datum(atX: 0, .number(0)))
    try action.perform(nil)
    #expect(rings == 2)
    #expect(action.commandEnd == nil)
  }

  @Test func noneDoesNothing() throws {
    let action = TickAction(.none, series: []) { Issue.record("the bell rang") }
    try action.perform(nil)
    try action.continueAfterCommand()
  }

  @Test("S0-27: a command gets the line as its last argument")
  func aCommandGetsTheLine() throws {
    let action = TickAction(.exec(script), series: ["value"]) {}
    try action.perform(series.datum(atX: 1, .number(0)))
    try waitForCommand(of: action)
    try action.perform(nil)
    try waitForCommand(of: action)
    #expect(try folder.text(of: "log") == "1\t11\n-\n")
    #expect(action.commandEnd == nil, "nothing is left to wake the loop")
  }

  @Test func whileACommandRunsOnlyTheNewestLineIsKept() throws {
    mkfifo(folder["gate"], 0o600)
    let runner = CommandRunner(waitingScript)
    for line in ["one", "two", "three", "four"] { try runner.run(line) }
    try OutputFile(folder["gate"]).write(Array("go\n".utf8))
    try waitForEnd(runner.end)
    try runner.runPending()
    try OutputFile(folder["gate"]).write(Array("go\n".utf8))
    try waitForEnd(runner.end)
    try runner.runPending()
    #expect(try folder.text(of: "log") == "one\nfour\n")
    #expect(runner.end == nil)
  }

  @Test func aCommandThatIsNotThereIsAnErrorAndTheNextTickTriesAgain() throws {
    let action = TickAction(.exec(["/nowhere/to/be/found"]), series: []) {}
    let error = TickError.command("/nowhere/to/be/found", SystemError(number: ENOENT))
    for _ in 1...2 {
      #expect(throws: error) { try action.perform(nil) }
    }
  }

  @Test func aCommandHasOrdinarySignalsAndAnEmptyInput() throws {
    StandardStreams.prepare()
    let print = "cat; sed -nE 's/^Sig(Blk|Ign):\\s*//p' /proc/self/status"
    let child = try ChildProcess(["sh", "-c", "(\(print)) > \"$0\"", folder["log"]])
    try waitForEnd(child.end)
    #expect(child.hasEnded)
    let masks = try folder.text(of: "log").split(separator: "\n").map { UInt64($0, radix: 16) }
    let pipeAndSize: UInt64 = 1 << (UInt64(SIGPIPE) - 1) | 1 << (UInt64(SIGXFSZ) - 1)
    #expect(masks.count == 2 && masks.first == 0, "nothing is held back")
    #expect(masks.last.flatMap(\.self).map { $0 & pipeAndSize } == 0, "nor ignored by us")
  }

  private var script: [String] {
    ["sh", "-c", "printf '%s\\n' \"$1\" >> \"$0\"", folder["log"]]
  }

  private var waitingScript: [String] {
    ["sh", "-c", "read x < \"$0/gate\"; printf '%s\\n' \"$1\" >> \"$0/log\"", folder.path]
  }

  private func waitForCommand(of action: TickAction) throws {
    try waitForEnd(action.commandEnd)
    try action.continueAfterCommand()
  }

  private func waitForEnd(_ descriptor: Int32?) throws {
    var request = pollfd(fd: try #require(descriptor), events: Int16(POLLIN), revents: 0)
    #expect(retryingInterrupts { poll(&request, 1, 30_000) } == 1, "the command never ended")
  }
}
